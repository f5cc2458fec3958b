/** Whom a page is for: anyone, or one person and her account, which search engines leave out. */
export type PageKind = "public" | "account";

/** What is said about a page outside of it: its name, and a sentence or two for search engines and link previews. */
export type PageFacts = { title: string; description: string; kind: PageKind };

/** The pages by their names in the list of paths. */
export const PAGE_NAMES = [
  "home",
  "symptomChecker",
  "riskAssessment",
  "resources",
  "labTests",
  "articles",
  "nutritionGuidance",
  "fitnessRoutine",
  "guide",
  "chat",
  "bmiCalculator",
  "urgentHelp",
  "survey",
  "donate",
  "profile",
  "auth",
  "resetPassword",
  "privacyPolicy",
  "termsOfService",
] as const;

export type PageName = (typeof PAGE_NAMES)[number];

/** Every page that is one of its kind; each lab test says itself what it is about. */
export const pageFacts: Readonly<Record<PageName, PageFacts>> = {
  home: {
    kind: "public",
    title: "Home",
    description:
      "Plain information, lab-test guidance and an AI Health Assistant for women who live with PCOS (now also called PMOS) or think they may have it.",
  },
  symptomChecker: {
    kind: "public",
    title: "Symptom Checker",
    description:
      "Go through your signs of PCOS (now also called PMOS) step by step, in another service's form. The result is not a diagnosis.",
  },
  riskAssessment: {
    kind: "public",
    title: "Risk Assessment",
    description:
      "Eight questions about periods, skin, hair and family, and what your answers may mean for PCOS. Worked out on your device. Not a diagnosis.",
  },
  resources: {
    kind: "public",
    title: "Resources",
    description:
      "Videos, a guide to lab tests, and places to find care for PCOS: skin care, labs, health coaches, food, movement and fertility.",
  },
  labTests: {
    kind: "public",
    title: "Lab tests",
    description:
      "What each lab test and scan for PCOS is for, how to prepare, the units you may see, and what to ask when the results are in.",
  },
  articles: {
    kind: "public",
    title: "Articles",
    description:
      "Plain articles on PCOS (now also called PMOS): signs, diagnosis, treatment, periods, pregnancy, skin, mood and weight, with sources.",
  },
  nutritionGuidance: {
    kind: "public",
    title: "Nutrition Guidance",
    description:
      "Food that can help with PCOS (now also called PMOS), with dishes from Nigeria and the US side by side. No strict diets.",
  },
  fitnessRoutine: {
    kind: "public",
    title: "Fitness Routine",
    description:
      "A week of movement at three levels for people with PCOS (now also called PMOS), with tips and when to see a clinician first.",
  },
  guide: {
    kind: "public",
    title: "PCOS Program",
    description:
      "A PCOS checklist to download for $10, and 60-minute online visits with an OB/GYN or a Registered Dietitian.",
  },
  chat: {
    kind: "public",
    title: "AI Health Assistant",
    description:
      "Ask about PCOS in plain words and get an answer with its sources. Not for emergencies, and not a diagnosis.",
  },
  bmiCalculator: {
    kind: "public",
    title: "BMI Calculator",
    description:
      "Work out your body mass index in kilograms or pounds, and read what the number can and cannot tell. For adults.",
  },
  urgentHelp: {
    kind: "public",
    title: "Get urgent help",
    description:
      "Signs that cannot wait when you live with PCOS, what to do now, and numbers to call in your country.",
  },
  survey: {
    kind: "public",
    title: "Community Survey",
    description:
      "A survey about living with PCOS (now also called PMOS). Taking part is your choice, and you can stop at any time.",
  },
  donate: {
    kind: "public",
    title: "Donate",
    description:
      "Your gift helps people with PCOS (now also called PMOS) find answers sooner, through education, research and community.",
  },
  profile: {
    kind: "account",
    title: "Your Profile",
    description: "Your details, your data, and deleting your account.",
  },
  auth: {
    kind: "public",
    title: "Sign in",
    description: "Sign in to PCOS Care, create an account or reset your password.",
  },
  resetPassword: {
    kind: "account",
    title: "Reset your password",
    description: "Choose a new password for your PCOS Care account.",
  },
  privacyPolicy: {
    kind: "public",
    title: "Privacy Policy",
    description:
      "What this site keeps about you, why, where, for how long, who sees it, and how to take it back.",
  },
  termsOfService: {
    kind: "public",
    title: "Terms of Service",
    description: "What this site is, what it is not, and what we ask of each other.",
  },
};
