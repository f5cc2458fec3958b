import type { Page } from "./page.ts";
import { checklistPrice, consultationMinutes } from "./program-facts.ts";

const rows = {
  home: {
    path: "/",
    title: "Home",
    description:
      "Plain information, lab-test guidance and an AI Health Assistant for women who live with PCOS (now also called PMOS) or think they may have it.",
    kind: "public",
    search: {
      about: "What this site offers, and where to begin.",
      keywords: ["start", "PCOS", "newsletter", "subscribe"],
    },
    links: ["top"],
  },
  symptomChecker: {
    path: "/symptomchecker",
    title: "Symptom Checker",
    description:
      "Go through your signs of PCOS (now also called PMOS) and take a summary to your next visit. The result is not a diagnosis.",
    kind: "public",
    search: {
      about: "Go through your symptoms and take a summary to your next visit.",
      keywords: ["symptoms", "signs", "PCOS"],
    },
    links: ["top"],
  },
  riskAssessment: {
    path: "/risk-assessment",
    title: "Risk Assessment",
    description:
      "Eight questions about periods, skin, hair and family, and what your answers may mean for PCOS. Worked out on your device. Not a diagnosis.",
    kind: "public",
    search: {
      about: "Eight questions about periods, skin, hair and family. Not a diagnosis.",
      keywords: ["quiz", "test myself", "do I have PCOS", "irregular periods", "score", "risk"],
    },
    links: ["top", "features"],
  },
  resources: {
    path: "/resources",
    title: "Resources",
    description:
      "Videos, a guide to lab tests, and places to find care for PCOS: skin care, labs, health coaches, food, movement and fertility.",
    kind: "public",
    search: {
      about: "Videos, lab tests and places to find care for PCOS.",
      keywords: ["library", "videos", "links", "clinics"],
    },
    links: ["top", "resources"],
  },
  nutritionGuidance: {
    path: "/nutrition-guidance",
    title: "Nutrition Guidance",
    description:
      "Food that can help with PCOS (now also called PMOS), with dishes from Nigeria and the US side by side. No strict diets.",
    kind: "public",
    search: {
      about: "Food for steadier blood sugar, from West African and other kitchens.",
      keywords: ["diet", "food", "eating", "meals", "recipes", "glycemic index", "weight"],
      group: "Articles",
    },
    links: ["features"],
  },
  fitnessRoutine: {
    path: "/fitness-routine",
    title: "Fitness Routine",
    description:
      "A week of movement at three levels for people with PCOS (now also called PMOS), with tips and when to see a clinician first.",
    kind: "public",
    search: {
      about: "A weekly plan in three levels.",
      keywords: ["exercise", "workout", "walking", "strength", "sport", "weight"],
      group: "Articles",
    },
    links: [],
  },
  survey: {
    path: "/survey",
    title: "Community Survey",
    description:
      "A survey about living with PCOS (now also called PMOS). Taking part is your choice, and you can stop at any time.",
    kind: "public",
    search: {
      about: "Tell us about your experience.",
      keywords: ["questionnaire", "feedback", "community"],
    },
    links: ["resources"],
  },
  guide: {
    path: "/guide",
    linkedAs: "/pcos-program",
    title: "PCOS Program",
    description: `A PCOS checklist to download for ${checklistPrice}, and ${consultationMinutes}-minute online visits with an OB/GYN or a Registered Dietitian.`,
    kind: "public",
    search: {
      about: "The checklist, and visits with an OB/GYN or a Registered Dietitian.",
      keywords: [
        "checklist",
        "guide",
        "consultation",
        "book",
        "appointment",
        "doctor",
        "dietitian",
        "price",
        "download",
      ],
    },
    links: ["top", "features"],
  },
  chat: {
    path: "/chat",
    title: "AI Health Assistant",
    description:
      "Ask about PCOS in plain words and get an answer with its sources. Not for emergencies, and not a diagnosis.",
    kind: "public",
    search: {
      about: "Ask a question and get an answer with its sources.",
      keywords: ["chat", "companion", "question", "ask", "phenotype", "photo", "history"],
    },
    links: ["top", "resources"],
  },
  labTests: {
    path: "/lab-tests",
    title: "Lab tests",
    description:
      "What each lab test and scan for PCOS is for, how to prepare, the units you may see, and what to ask when the results are in.",
    kind: "public",
    search: {
      about: "What each test is for, how to prepare, and its units.",
      keywords: ["blood tests", "scans", "results", "laboratory", "report"],
    },
    links: ["resources"],
  },
  articles: {
    path: "/articles",
    title: "Articles",
    description:
      "Plain articles on PCOS (now also called PMOS): signs, diagnosis, treatment, periods, pregnancy, skin, mood and weight, with sources.",
    kind: "public",
    search: {
      about: "What PCOS is, its signs, how it is found, what can help, and life with it.",
      keywords: ["library", "guides", "read", "learn", "topics"],
    },
    links: ["resources"],
  },
  bmiCalculator: {
    path: "/bmi-calculator",
    title: "BMI Calculator",
    description:
      "Work out your body mass index in kilograms or pounds, and read what the number can and cannot tell. For adults.",
    kind: "public",
    search: {
      about: "A number from height and weight, and what it cannot tell.",
      keywords: ["body mass index", "weight", "height", "kg", "pounds"],
    },
    links: ["features"],
  },
  donate: {
    path: "/donate",
    title: "Donate",
    description:
      "Your gift helps people with PCOS (now also called PMOS) find answers sooner, through education, research and community.",
    kind: "public",
    search: {
      about: "How a gift helps education, research and community.",
      keywords: ["donation", "give", "support", "contribute"],
    },
    links: ["features"],
  },
  myRecord: {
    path: "/my-record",
    title: "My record",
    description:
      "Note your periods, signs and medicines over the years. Kept on your own device, without an account and without a network.",
    kind: "public",
    search: {
      about: "Your periods, signs and medicines over the years, kept on your own device.",
      keywords: ["tracker", "diary", "period", "cycle", "calendar", "log", "notes", "medicines"],
    },
    links: ["features"],
  },
  profile: {
    path: "/profile",
    title: "Your Profile",
    description: "Your details, your data, and deleting your account.",
    kind: "account",
    search: {
      about: "Your details, your data, and deleting your account.",
      keywords: ["account", "settings", "export", "delete", "download my data", "consent", "email"],
    },
    links: [],
  },
  auth: {
    path: "/auth",
    title: "Sign in",
    description: "Sign in, create an account or reset your password.",
    kind: "public",
    search: {
      about: "Sign in, create an account or reset your password.",
      keywords: ["log in", "login", "register", "password", "account"],
    },
    links: [],
  },
  resetPassword: {
    path: "/reset-password",
    title: "Reset your password",
    description: "Choose a new password for your account.",
    kind: "account",
    search: null,
    links: [],
  },
  privacyPolicy: {
    path: "/privacy-policy",
    title: "Privacy Policy",
    description:
      "What this site keeps about you, why, where, for how long, who sees it, and how to take it back.",
    kind: "public",
    search: {
      about: "What is kept, why, for how long, and your rights.",
      keywords: ["data", "cookies", "GDPR", "NDPA", "rights"],
      group: "Articles",
    },
    links: ["legal"],
  },
  termsOfService: {
    path: "/terms-of-service",
    title: "Terms of Service",
    description: "What this site is, what it is not, and what we ask of each other.",
    kind: "public",
    search: {
      about: "What you can expect from us, and what we ask of you.",
      keywords: ["conditions", "agreement", "age"],
      group: "Articles",
    },
    links: ["legal"],
  },
  urgentHelp: {
    path: "/urgent-help",
    title: "Get urgent help",
    description:
      "Signs that cannot wait when you live with PCOS, what to do now, and numbers to call in your country.",
    kind: "public",
    search: {
      about: "When not to wait, and numbers to call.",
      keywords: [
        "emergency",
        "suicide",
        "heavy bleeding",
        "pain",
        "hotline",
        "crisis",
        "112",
        "911",
      ],
    },
    links: [],
  },
} satisfies Record<string, Page>;

/** The pages by their names. */
export type PageName = keyof typeof rows;

/** Every page that is one of its kind: all that is said about it outside of itself stands here. */
export const pages: Readonly<Record<PageName, Page>> = rows;
