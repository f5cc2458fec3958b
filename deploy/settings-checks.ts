import { ask, type Check, firstFault, type OwnSettings } from "./check.ts";

/** The addresses of other services, each setting with the place that stays unfinished without it. */
const links: Readonly<Record<string, string>> = {
  VITE_NEWSLETTER_URL: "the footer",
  VITE_NEWSLETTER_EMBED_URL: "the home page",
  VITE_SURVEY_EMBED_URL: "the survey",
  VITE_SYMPTOM_CHECKER_EMBED_URL: "the symptom checker",
  VITE_CHECKLIST_PAYMENT_URL: "the program",
  VITE_BOOKING_URL: "the page of consultations",
  VITE_DONATION_URL: "the donation page",
  VITE_VIDEO_1_URL: "the list of videos",
  VITE_VIDEO_2_URL: "the list of videos",
  VITE_VIDEO_3_URL: "the list of videos",
  VITE_VIDEO_4_URL: "the list of videos",
  VITE_VIDEO_5_URL: "the list of videos",
};

/** Every other setting. Social networks are among them, since they turn away whoever is no browser. */
const texts: Readonly<Record<string, string>> = {
  VITE_SITE_URL: "the sitemap",
  VITE_BRAND_NAME: "the logo",
  VITE_PROVIDER_NAME: "the privacy policy",
  VITE_HOSTING_REGION: "the privacy policy",
  VITE_CONTACT_EMAIL: "the footer",
  VITE_WHATSAPP_NUMBER: "the WhatsApp button",
  VITE_FACEBOOK_URL: "the footer",
  VITE_INSTAGRAM_URL: "the footer",
  VITE_LINKEDIN_URL: "the footer",
  VITE_TWITTER_URL: "the footer",
  VITE_YOUTUBE_URL: "the footer",
  VITE_TESTIMONIAL_QUOTE: "the program",
  VITE_TESTIMONIAL_ORIGIN: "the program",
  VITE_EMAILJS_PUBLIC_KEY: "the e-mail about a new visitor",
  VITE_EMAILJS_SERVICE_ID: "the e-mail about a new visitor",
  VITE_EMAILJS_TEMPLATE_ID: "the e-mail about a new visitor",
  VITE_ANALYTICS_MEASUREMENT_ID: "the count of visits",
};

/** The owner's settings that are still empty, each with the place that stays unfinished. */
export function emptySettings(own: OwnSettings): { name: string; where: string }[] {
  return Object.entries({ ...texts, ...links })
    .filter(([name]) => !own[name]?.trim())
    .map(([name, where]) => ({ name, where }));
}

export const settingsChecks: readonly Check[] = [
  {
    name: "the addresses of other services that the owner has set answer",
    remedy: "Correct the setting in .env, build and upload again.",
    find: ({ own }) =>
      firstFault(Object.keys(links), async (name) => {
        const address = own[name]?.trim();
        if (!address) return null;
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
