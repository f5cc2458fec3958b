import { pageFacts, type PageFacts, type PageName } from "./page-facts.ts";

type SearchWords = {
  page: PageName;
  /** One line about the page. */
  about: string;
  /** Other words people use for what they want there. */
  keywords: readonly string[];
};

/** One page as the search of the site knows it. */
export type SitePage = SearchWords & PageFacts;

const searchWords: readonly SearchWords[] = [
  {
    page: "home",
    about: "What PCOS Care offers, and where to begin.",
    keywords: ["start", "PCOS", "newsletter", "subscribe"],
  },
  {
    page: "symptomChecker",
    about: "Answer questions about your symptoms, in another service's form.",
    keywords: ["symptoms", "signs", "PCOS"],
  },
  {
    page: "riskAssessment",
    about: "Eight questions about periods, skin, hair and family. Not a diagnosis.",
    keywords: ["quiz", "test myself", "do I have PCOS", "irregular periods", "score", "risk"],
  },
  {
    page: "resources",
    about: "Videos, lab tests and places to find care for PCOS.",
    keywords: ["library", "videos", "links", "clinics"],
  },
  {
    page: "labTests",
    about: "What each test is for, how to prepare, and its units.",
    keywords: ["blood tests", "scans", "results", "laboratory", "report"],
  },
  {
    page: "articles",
    about: "What PCOS is, its signs, how it is found, what can help, and life with it.",
    keywords: ["library", "guides", "read", "learn", "topics"],
  },
  {
    page: "nutritionGuidance",
    about: "Food for steadier blood sugar, from West African and other kitchens.",
    keywords: ["diet", "food", "eating", "meals", "recipes", "glycemic index", "weight"],
  },
  {
    page: "fitnessRoutine",
    about: "A weekly plan in three levels.",
    keywords: ["exercise", "workout", "walking", "strength", "sport", "weight"],
  },
  {
    page: "guide",
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
  {
    page: "chat",
    about: "Ask a question and get an answer with its sources.",
    keywords: ["chat", "companion", "question", "ask", "phenotype", "photo", "history"],
  },
  {
    page: "bmiCalculator",
    about: "A number from height and weight, and what it cannot tell.",
    keywords: ["body mass index", "weight", "height", "kg", "pounds"],
  },
  {
    page: "urgentHelp",
    about: "When not to wait, and numbers to call.",
    keywords: ["emergency", "suicide", "heavy bleeding", "pain", "hotline", "crisis", "112", "911"],
  },
  {
    page: "survey",
    about: "Tell us about your experience.",
    keywords: ["questionnaire", "feedback", "community"],
  },
  {
    page: "donate",
    about: "How a gift helps education, research and community.",
    keywords: ["donation", "give", "support", "contribute"],
  },
  {
    page: "profile",
    about: "Your details, your data, and deleting your account.",
    keywords: ["account", "settings", "export", "delete", "download my data", "consent", "email"],
  },
  {
    page: "auth",
    about: "Sign in, create an account or reset your password.",
    keywords: ["log in", "login", "register", "password", "account"],
  },
  {
    page: "privacyPolicy",
    about: "What is kept, why, for how long, and your rights.",
    keywords: ["data", "cookies", "GDPR", "NDPA", "rights"],
  },
  {
    page: "termsOfService",
    about: "What you can expect from us, and what we ask of you.",
    keywords: ["conditions", "agreement", "age"],
  },
];

/** Every page that a person may look for. */
export const sitePages: readonly SitePage[] = searchWords.map((words) => ({
  ...words,
  ...pageFacts[words.page],
}));
