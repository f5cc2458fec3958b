import type { ResourceItem } from "./resource.ts";

export const supplements: readonly ResourceItem[] = [
  {
    title: "Fact sheets on vitamins and minerals",
    publisher: "NIH Office of Dietary Supplements",
    about: "What is known about each one, what is not, and what it may clash with.",
    drawing: "seeds",
    link: { kind: "site", url: "https://ods.od.nih.gov/factsheets/list-all/" },
    buttonText: "Open",
  },
  {
    title: "Herbs and other products",
    publisher: "NIH National Center for Complementary and Integrative Health",
    about: "What studies say about herbs, teas and other products, in plain words.",
    drawing: "sprig",
    link: { kind: "site", url: "https://www.nccih.nih.gov/health/herbsataglance" },
    buttonText: "Open",
  },
  {
    title: "How supplements are checked, and how not",
    publisher: "US Food and Drug Administration",
    about: "What a label must say, and how to report a product that did harm.",
    drawing: "cross",
    link: { kind: "site", url: "https://www.fda.gov/food/dietary-supplements" },
    buttonText: "Open",
  },
  {
    title: "Is a product registered in Nigeria?",
    publisher: "NAFDAC",
    about: "The agency that registers food, medicines and supplements in Nigeria.",
    drawing: "arches",
    link: { kind: "site", url: "https://nafdac.gov.ng/" },
    buttonText: "Open",
  },
];
