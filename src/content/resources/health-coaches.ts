import { consultationMinutes } from "../program-facts.ts";
import type { ResourceItem } from "./resource.ts";

export const healthCoaches: readonly ResourceItem[] = [
  {
    title: "Talk to our own team",
    publisher: "This site",
    about: `Book an online visit of ${consultationMinutes} minutes with an OB/GYN or a Registered Dietitian.`,
    drawing: "pair",
    link: { kind: "page", page: "guide" },
    buttonText: "See the program",
  },
  {
    title: "Find a dietitian in the United States",
    publisher: "Academy of Nutrition and Dietetics",
    about: "Search for a registered dietitian by place and by subject.",
    drawing: "okra",
    link: { kind: "site", url: "https://www.eatright.org/find-a-nutrition-expert" },
    buttonText: "Open",
  },
  {
    title: "Find a certified health coach",
    publisher: "National Board for Health and Wellness Coaching",
    about: "Coaches who have passed a national exam. A coach does not replace a clinician.",
    drawing: "steps",
    link: { kind: "site", url: "https://nbhwc.org/" },
    buttonText: "Open",
  },
  {
    title: "Others who know it from the inside",
    publisher: "Verity PCOS UK",
    about: "A charity run by people with PCOS: support groups, talks and events.",
    drawing: "rings",
    link: { kind: "site", url: "https://www.verity-pcos.org.uk/" },
    buttonText: "Open",
  },
  {
    title: "Support and advocacy",
    publisher: "PCOS Challenge",
    about: "The patient association in the United States, with online groups.",
    drawing: "seeds",
    link: { kind: "site", url: "https://pcoschallenge.org/" },
    buttonText: "Open",
  },
];
