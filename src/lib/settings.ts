/** The social networks the foot of every page can lead to, in their order. */
const socialNetworks = ["Facebook", "Instagram", "LinkedIn", "Twitter", "YouTube"] as const;

type Source = Readonly<Record<string, unknown>>;

type SocialProfile = { name: (typeof socialNetworks)[number]; url: string };

export type EmailJsSettings = {
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** Where EmailJS answers; null means the address this page came from. */
  origin: string | null;
};

/**
 * What the owner of a copy of the site decides. An address that starts with a slash is our own page,
 * which stands in until there is another; null means that the part is not available.
 */
export type Settings = {
  /** Whether this build has no hosted backend, as with `npm start` and `npm run dev`. */
  isLocal: boolean;
  /** The site's own address without a path; null means that pages do not name their address. */
  siteUrl: string | null;
  brandName: string;
  /** Who is behind the site, ready for the middle of a sentence. */
  providerName: string;
  /** Where the hosted database stands, ready for the words "by Supabase, in ...". */
  hostingRegion: string | null;
  contactEmail: string | null;
  /** The international number without a plus sign. */
  whatsAppNumber: string | null;
  socialProfiles: readonly SocialProfile[];
  newsletterUrl: string | null;
  newsletterFrameUrl: string | null;
  surveyFrameUrl: string;
  symptomCheckerFrameUrl: string;
  /** The five videos of the resources, in their order. */
  videos: readonly (string | null)[];
  checklistUrl: string;
  donationUrl: string;
  bookingUrl: string;
  /** A customer's own words with the permission to show them; null until there are any. */
  testimonial: { quote: string; origin: string } | null;
  emailJs: EmailJsSettings | null;
  measurementId: string | null;
};

/** Our own page that says what is not open yet, and what to do until then. */
export function notOpenYetAddress(part: string): string {
  return `/not-open-yet.html#${part}`;
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  // A form on one's own machine is how the frames are tried out.
  const isOwnMachine = hostname === "localhost" || hostname === "127.0.0.1";
  return protocol === "https:" || (protocol === "http:" && isOwnMachine);
}

function isWebOrigin(text: string): boolean {
  return isWebAddress(text) && new URL(text).href === `${new URL(text).origin}/`;
}

/** The owner's settings of this build; stops with a list of everything that is wrong. */
export function readSettings(source: Source): Settings {
  const problems: string[] = [];

  function text(name: string): string | null {
    const value = source[name];
    return (typeof value === "string" && value.trim()) || null;
  }
  const isLocal = text("VITE_SUPABASE_URL") === null;

  function checked(name: string, isRight: (value: string) => boolean, rule: string): string | null {
    const value = text(name);
    if (value !== null && !isRight(value)) problems.push(`${name} must be ${rule}`);
    return value;
  }
  function address(name: string, standIn: string | null): string | null {
    return checked(name, isWebAddress, "an address with https://") ?? (isLocal ? standIn : null);
  }
  /** What visitors have been promised: without an address our own page stands in on every copy. */
  function promisedAddress(name: string, standIn: string): string {
    return checked(name, isWebAddress, "an address with https://") ?? standIn;
  }
  function socialProfile(name: SocialProfile["name"]): SocialProfile[] {
    const url = address(`VITE_${name.toUpperCase()}_URL`, notOpenYetAddress("social-media"));
    return url === null ? [] : [{ name, url }];
  }

  function emailJs(): EmailJsSettings | null {
    const publicKey = text("VITE_EMAILJS_PUBLIC_KEY");
    const serviceId = text("VITE_EMAILJS_SERVICE_ID");
    const templateId = text("VITE_EMAILJS_TEMPLATE_ID");
    const ownOrigin = checked("VITE_EMAILJS_ORIGIN", isWebAddress, "an address with https://");
    const origin = ownOrigin ?? (isLocal ? null : "https://api.emailjs.com");
    if (publicKey !== null && serviceId !== null && templateId !== null) {
      return { publicKey, serviceId, templateId, origin };
    }
    if (publicKey !== null || serviceId !== null || templateId !== null) {
      problems.push(
        "VITE_EMAILJS_PUBLIC_KEY, VITE_EMAILJS_SERVICE_ID and VITE_EMAILJS_TEMPLATE_ID must be set together",
      );
    }
    // The local server takes EmailJS's call itself and asks for no key.
    return isLocal ? { publicKey: "local", serviceId: "local", templateId: "local", origin } : null;
  }

  function testimonial(): Settings["testimonial"] {
    const quote = text("VITE_TESTIMONIAL_QUOTE");
    const origin = text("VITE_TESTIMONIAL_ORIGIN");
    if ((quote === null) !== (origin === null))
      problems.push("VITE_TESTIMONIAL_QUOTE and VITE_TESTIMONIAL_ORIGIN must be set together");
    return quote === null || origin === null ? null : { quote, origin };
  }

  const brandName = text("VITE_BRAND_NAME") ?? "PCOS Care";
  const settings: Settings = {
    isLocal,
    siteUrl:
      checked("VITE_SITE_URL", isWebOrigin, "https:// and a host, with no path")?.replace(
        /\/$/,
        "",
      ) ?? null,
    brandName,
    providerName: text("VITE_PROVIDER_NAME") ?? `the clinic behind ${brandName}`,
    hostingRegion: text("VITE_HOSTING_REGION"),
    contactEmail:
      checked(
        "VITE_CONTACT_EMAIL",
        (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
        "an e-mail address",
      ) ?? (isLocal ? "care@clinic.example" : null),
    whatsAppNumber: checked(
      "VITE_WHATSAPP_NUMBER",
      (value) => /^[1-9]\d{6,14}$/.test(value),
      "the international number in digits alone, such as 2348012345678",
    ),
    socialProfiles: socialNetworks.flatMap(socialProfile),
    newsletterUrl: address("VITE_NEWSLETTER_URL", notOpenYetAddress("newsletter")),
    newsletterFrameUrl: address("VITE_NEWSLETTER_EMBED_URL", "/sample/newsletter-form.html"),
    surveyFrameUrl: promisedAddress("VITE_SURVEY_EMBED_URL", "/sample/survey.html"),
    symptomCheckerFrameUrl: promisedAddress(
      "VITE_SYMPTOM_CHECKER_EMBED_URL",
      "/sample/symptom-checker.html",
    ),
    videos: [1, 2, 3, 4, 5].map((number) => address(`VITE_VIDEO_${number}_URL`, null)),
    checklistUrl: promisedAddress("VITE_CHECKLIST_PAYMENT_URL", notOpenYetAddress("checklist")),
    donationUrl: promisedAddress("VITE_DONATION_URL", notOpenYetAddress("giving")),
    bookingUrl: promisedAddress("VITE_BOOKING_URL", notOpenYetAddress("consultations")),
    testimonial: testimonial(),
    emailJs: emailJs(),
    measurementId: checked(
      "VITE_ANALYTICS_MEASUREMENT_ID",
      (value) => /^G-[A-Z0-9]{4,}$/.test(value),
      "a measurement id such as G-AB12CD34EF",
    ),
  };

  if (problems.length > 0) {
    throw new Error(`The owner's settings are wrong: ${problems.join("; ")}.`);
  }
  return settings;
}
