import type { Settings } from "../src/lib/settings.ts";
import { ask, type Check, firstFault, type OnlineSite } from "./check.ts";

type OwnerLink = { name: string; where: string; value: (settings: Settings) => string | null };

const links: readonly OwnerLink[] = [
  { name: "VITE_NEWSLETTER_URL", where: "the footer", value: (own) => own.newsletterUrl },
  {
    name: "VITE_NEWSLETTER_EMBED_URL",
    where: "the home page",
    value: (own) => own.newsletterFrameUrl,
  },
  { name: "VITE_SURVEY_EMBED_URL", where: "the survey", value: (own) => own.surveyFrameUrl },
  {
    name: "VITE_SYMPTOM_CHECKER_EMBED_URL",
    where: "the symptom checker",
    value: (own) => own.symptomCheckerFrameUrl,
  },
  { name: "VITE_CHECKLIST_PAYMENT_URL", where: "the program", value: (own) => own.checklistUrl },
  { name: "VITE_BOOKING_URL", where: "the consultations", value: (own) => own.bookingUrl },
  { name: "VITE_DONATION_URL", where: "the donation page", value: (own) => own.donationUrl },
  ...[1, 2, 3, 4, 5].map((number) => ({
    name: `VITE_VIDEO_${number}_URL`,
    where: "the resources",
    value: (own: Settings) => own.videos[number - 1] ?? null,
  })),
];

const texts: readonly OwnerLink[] = [
  { name: "VITE_SITE_URL", where: "search engines", value: (own) => own.siteUrl },
  { name: "VITE_HOSTING_REGION", where: "the privacy policy", value: (own) => own.hostingRegion },
  { name: "VITE_CONTACT_EMAIL", where: "the footer", value: (own) => own.contactEmail },
  {
    name: "VITE_WHATSAPP_NUMBER",
    where: "the WhatsApp button",
    value: (own) => own.whatsAppNumber,
  },
  {
    name: "VITE_EMAILJS_PUBLIC_KEY",
    where: "the e-mail about a new visitor",
    value: (own) => own.emailJs && own.emailJs.publicKey,
  },
];

/** The owner's settings that are still empty, each with the place that stays unfinished. */
export function emptySettings(settings: Settings): { name: string; where: string }[] {
  return [...texts, ...links].filter(({ value }) => {
    const set = value(settings);
    return set === null || set === "local" || set.startsWith("/");
  });
}

export const settingsChecks: readonly Check[] = [
  {
    name: "the addresses of other services that the owner has set answer",
    remedy: "Correct the setting in .env, build and upload again.",
    find: ({ settings }: OnlineSite) =>
      firstFault(links, async ({ name, value }) => {
        const address = value(settings);
        if (address === null || address.startsWith("/")) return null;
        const status = await ask(address, { redirect: "follow" }).then(
          (response) => response.status,
          () => 0,
        );
        if (status === 0) return `${name} does not answer.`;
        return status < 400 || status === 403 || status === 429
          ? null
          : `${name} answers ${status}.`;
      }),
  },
];
