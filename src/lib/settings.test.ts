import { expect, test } from "vitest";

import { readSettings } from "./settings";

const hosted = { VITE_SUPABASE_URL: "https://abc.supabase.co" };

test("a local copy needs nothing: our own pages stand in, and none names a setting", () => {
  const settings = readSettings({});

  expect(settings).toMatchObject({
    isLocal: true,
    siteUrl: null,
    brandName: "PCOS Care",
    providerName: "the clinic behind PCOS Care",
    contactEmail: "care@clinic.example",
    whatsAppNumber: null,
    newsletterUrl: "/not-open-yet.html#newsletter",
    newsletterFrameUrl: "/sample/newsletter-form.html",
    surveyFrameUrl: "/sample/survey.html",
    symptomCheckerFrameUrl: "/sample/symptom-checker.html",
    checklistUrl: "/not-open-yet.html#checklist",
    donationUrl: "/not-open-yet.html#giving",
    bookingUrl: "/not-open-yet.html#consultations",
    measurementId: null,
  });
  expect(settings.socialProfiles.map(({ name }) => name)).toEqual([
    "Facebook",
    "Instagram",
    "LinkedIn",
    "Twitter",
    "YouTube",
  ]);
  expect(settings.videos).toHaveLength(5);
});

test("a build with a hosted backend shows our own page in place of what was promised, and leaves out the rest", () => {
  const settings = readSettings(hosted);

  expect(settings).toMatchObject({
    isLocal: false,
    contactEmail: null,
    newsletterUrl: null,
    newsletterFrameUrl: null,
    surveyFrameUrl: "/sample/survey.html",
    symptomCheckerFrameUrl: "/sample/symptom-checker.html",
    checklistUrl: "/not-open-yet.html#checklist",
    donationUrl: "/not-open-yet.html#giving",
    bookingUrl: "/not-open-yet.html#consultations",
    testimonial: null,
    emailJs: null,
    socialProfiles: [],
    videos: [null, null, null, null, null],
  });
});

test("what the owner has set wins over the samples", () => {
  const settings = readSettings({
    VITE_SITE_URL: "https://ife.example.com/",
    VITE_BRAND_NAME: "Ife Care",
    VITE_PROVIDER_NAME: " Ife Women's Clinic ",
    VITE_WHATSAPP_NUMBER: "2348012345678",
    VITE_LINKEDIN_URL: "https://www.linkedin.com/company/ife",
    VITE_VIDEO_3_URL: "https://videos.example.com/3",
    VITE_DONATION_URL: "https://pay.example.com/give?to=1",
  });

  expect(settings).toMatchObject({
    siteUrl: "https://ife.example.com",
    brandName: "Ife Care",
    providerName: "Ife Women's Clinic",
    whatsAppNumber: "2348012345678",
    donationUrl: "https://pay.example.com/give?to=1",
  });
  expect(settings.socialProfiles[2]).toEqual({
    name: "LinkedIn",
    url: "https://www.linkedin.com/company/ife",
  });
  expect(settings.videos[2]).toBe("https://videos.example.com/3");
});

test("the visitor's notice goes to this machine on a local copy and to EmailJS on a hosted one", () => {
  const keys = {
    VITE_EMAILJS_PUBLIC_KEY: "public",
    VITE_EMAILJS_SERVICE_ID: "service",
    VITE_EMAILJS_TEMPLATE_ID: "template",
  };
  const identifiers = { publicKey: "public", serviceId: "service", templateId: "template" };

  expect(readSettings({}).emailJs).toEqual({
    publicKey: "local",
    serviceId: "local",
    templateId: "local",
    origin: null,
  });
  expect(readSettings(keys).emailJs).toEqual({ ...identifiers, origin: null });
  expect(readSettings({ ...hosted, ...keys }).emailJs).toEqual({
    ...identifiers,
    origin: "https://api.emailjs.com",
  });
  const own = { ...keys, VITE_EMAILJS_ORIGIN: "http://127.0.0.1:4000" };
  expect(readSettings(own).emailJs?.origin).toBe("http://127.0.0.1:4000");
});

test("lists everything that is wrong at once", () => {
  const wrong = {
    VITE_SITE_URL: "https://ife.example.com/pcos",
    VITE_CONTACT_EMAIL: "care at clinic",
    VITE_WHATSAPP_NUMBER: "+234 801 234 5678",
    VITE_SURVEY_EMBED_URL: "http://forms.example.com",
    VITE_YOUTUBE_URL: "javascript:alert(1)",
    VITE_EMAILJS_SERVICE_ID: "service",
    VITE_ANALYTICS_MEASUREMENT_ID: "UA-1",
  };

  for (const name of Object.keys(wrong)) {
    expect(() => readSettings(wrong)).toThrow(name);
  }
});

test("a number that starts with the national zero is refused", () => {
  expect(() => readSettings({ VITE_WHATSAPP_NUMBER: "08012345678" })).toThrow("international");
});

test("a customer's words are shown only with their origin", () => {
  const quote = { VITE_TESTIMONIAL_QUOTE: "I knew what to ask." };
  expect(() => readSettings(quote)).toThrow(/must be set together/);
  expect(
    readSettings({ ...quote, VITE_TESTIMONIAL_ORIGIN: "A., Lagos, May 2026" }).testimonial,
  ).toEqual({
    quote: "I knew what to ask.",
    origin: "A., Lagos, May 2026",
  });
});
