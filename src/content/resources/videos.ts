import type { ResourceItem } from "./resource.ts";

export const videos: readonly ResourceItem[] = [
  {
    title: "What PCOS is, and what it is not",
    publisher: "World Health Organization and others",
    about: "The basics: what the name means, who has it, and how it is found.",
    drawing: "follicle",
    link: { kind: "video", place: 0, search: "what is PCOS World Health Organization NHS" },
    buttonText: "Watch",
  },
  {
    title: "Reading your own lab report",
    publisher: "MedlinePlus and others",
    about: "How a report is laid out, and what its units and ranges mean.",
    drawing: "drop",
    link: { kind: "video", place: 1, search: "how to read your lab results MedlinePlus" },
    buttonText: "Watch",
  },
  {
    title: "Cooking swallow and soup with steadier sugar",
    publisher: "Dietitians in Nigeria",
    about: "Known meals with more soup, more beans and a smaller swallow.",
    drawing: "okra",
    link: { kind: "video", place: 2, search: "Nigerian dietitian PCOS swallow and soup meals" },
    buttonText: "Watch",
  },
  {
    title: "Hair, skin and androgens",
    publisher: "American Academy of Dermatology and others",
    about: "Acne, extra hair and thinning hair, and what a skin doctor can offer.",
    drawing: "sprig",
    link: {
      kind: "video",
      place: 3,
      search: "PCOS acne hirsutism American Academy of Dermatology",
    },
    buttonText: "Watch",
  },
  {
    title: "Planning a pregnancy with PCOS",
    publisher: "American Society for Reproductive Medicine and others",
    about: "What to ask before you try for a baby, and where help begins.",
    drawing: "cycle",
    link: { kind: "video", place: 4, search: "PCOS pregnancy planning ASRM reproductive facts" },
    buttonText: "Watch",
  },
];
