import { checklistPrice, consultationMinutes } from "./program-facts.ts";

/** The program: a checklist to buy and consultations to book. */
export const programIntro = {
  lead: "A checklist you can keep, and time with a clinician when you want it. Made for people with PCOS (now also called PMOS).",
} as const;

export const checklist = {
  tab: "PCOS Checklist",
  coverTitle: "The PCOS Checklist",
  title: "Everything to ask, check and try, in one document",
  lead: "A guide to download and take along to appointments. Read it on your phone or print it.",
  price: checklistPrice,
  priceNote: "US dollars, paid once",
  action: `Download Now for ${checklistPrice}`,
  contents: [
    { name: "Lab guidance", about: "Which tests, how to prepare, what to ask", drawing: "drop" },
    {
      name: "Nutrition plan",
      about: "Plates and swaps with everyday Nigerian and US food",
      drawing: "okra",
    },
    { name: "Fitness program", about: "A week you can start from any level", drawing: "steps" },
    {
      name: "Mental health support",
      about: "Mood, body image and where to find help",
      drawing: "rings",
    },
    { name: "Lifestyle tips", about: "Sleep, stress and keeping track", drawing: "moons" },
  ],
} as const;

export const consultations = {
  tab: "One-on-One Consultations",
  title: "Sixty minutes for your questions",
  lead: `Virtual ${consultationMinutes}-minute sessions, from home, with a practitioner certified in Nigeria or in the United States.`,
  action: "Book a Consultation",
  priceNote: "The booking page shows the price before you pay.",
  practitioners: [
    {
      name: "OB/GYN",
      about: "A doctor for women’s health and pregnancy",
      drawing: "follicle",
      topics: [
        "Preconception counselling",
        "High-risk pregnancy management",
        "Lab and ultrasound telereads: your results, read and explained from afar",
      ],
    },
    {
      name: "Registered Dietitian",
      about: "A specialist in food and health",
      drawing: "okra",
      topics: ["Nutrition counselling", "Weight and metabolic health", "Symptom relief"],
    },
  ],
  certified: ["Nigeria-certified", "US-certified"],
} as const;

export const programClosing = {
  title: "Ready when you are",
  text: `Start with the checklist, or book ${consultationMinutes} minutes online with an OB/GYN or a Registered Dietitian, certified in Nigeria or the US.`,
} as const;
