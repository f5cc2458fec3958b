import type { Passage } from "../../../supabase/functions/_shared/knowledge/passage.ts";
import { paths, resourceCategoryPath } from "../../lib/paths.ts";
import { accountHelp } from "../account-help.ts";
import { bmiCaveats, bmiRangeTexts, bmiTexts } from "../bmi-recommendations.ts";
import { donation } from "../donation.ts";
import { pages } from "../pages.ts";
import { checklist, consultations } from "../program.ts";
import { RESOURCE_CATEGORY_IDS } from "../resources/category-ids.ts";
import { resourceCategories } from "../resources/resource-categories.ts";
import {
  assessmentIntro,
  assessmentNotice,
  assessmentOutcomes,
  assessmentPoints,
  assessmentQuestions,
} from "../risk-assessment.ts";
import { listText } from "./passage-text.ts";
import { urgentPassages } from "./urgent-passages.ts";

type PagePart = {
  /** The page's path without its first "/", and the part's own name. */
  id: string;
  page: string;
  heading: string;
  href: string;
  paragraphs: readonly string[];
};

const resourceParts = RESOURCE_CATEGORY_IDS.map((categoryId): PagePart => {
  const { name, caution, items } = resourceCategories[categoryId];
  return {
    id: `resources#${categoryId}`,
    page: pages.resources.title,
    heading: name,
    href: resourceCategoryPath(categoryId),
    paragraphs: [
      `Under “${name}” the resources list:`,
      listText(items.map(({ title, publisher, about }) => `${title} (${publisher}). ${about}`)),
      ...(caution === null ? [] : [caution]),
    ],
  };
});

const programParts: readonly PagePart[] = [
  {
    id: "guide#checklist",
    page: pages.guide.title,
    heading: "the checklist",
    href: paths.guide,
    paragraphs: [
      `The PCOS checklist costs ${checklist.price} (${checklist.priceNote}). You download it with the button “${checklist.action}”, which opens a payment page in a new tab. ${checklist.lead}`,
      "It holds:",
      listText(checklist.contents.map(({ name, about }) => `${name}: ${about}.`)),
    ],
  },
  {
    id: "guide#consultations",
    page: pages.guide.title,
    heading: "one-on-one consultations",
    href: paths.guide,
    paragraphs: [
      `${consultations.lead} Press “${consultations.action}” on the program page: a booking page opens in a new tab. ${consultations.priceNote} The practitioners are ${consultations.certified.join(" or ")}.`,
      listText(
        consultations.practitioners.map(
          ({ name, about, topics }) => `${name}: ${about}. ${topics.join("; ")}.`,
        ),
      ),
    ],
  },
];

const quizParts: readonly PagePart[] = [
  {
    id: "risk-assessment#questions",
    page: pages.riskAssessment.title,
    heading: "what the quiz asks",
    href: paths.riskAssessment,
    paragraphs: [
      `${assessmentIntro.about} ${assessmentIntro.scope} ${assessmentIntro.privacy}`,
      listText(assessmentQuestions.map(({ text }) => text)),
    ],
  },
  {
    id: "risk-assessment#results",
    page: pages.riskAssessment.title,
    heading: "what your result means",
    href: paths.riskAssessment,
    paragraphs: [
      `The risk quiz gives one of three levels. ${assessmentPoints}`,
      listText(Object.values(assessmentOutcomes).map(({ name, meaning }) => `${name}: ${meaning}`)),
      `${assessmentNotice.title} ${assessmentNotice.text} ${assessmentNotice.whateverTheScore}`,
    ],
  },
];

const bmiParts: readonly PagePart[] = [
  {
    id: "bmi-calculator#what-it-tells",
    page: pages.bmiCalculator.title,
    heading: "what it can and cannot tell",
    href: paths.bmiCalculator,
    paragraphs: [`BMI is body mass index. ${bmiTexts.lead} ${bmiTexts.privacy}`, ...bmiCaveats],
  },
  {
    id: "bmi-calculator#ranges",
    page: pages.bmiCalculator.title,
    heading: "its ranges",
    href: paths.bmiCalculator,
    paragraphs: [
      "The BMI page names these ranges for adults:",
      listText(Object.values(bmiRangeTexts).map(({ name, range }) => `${name}: ${range}.`)),
      `${bmiTexts.stop} ${bmiTexts.idealCaveat}`,
    ],
  },
];

const otherParts: readonly PagePart[] = [
  {
    id: "donate#what-it-does",
    page: pages.donate.title,
    heading: "what a gift does",
    href: paths.donate,
    paragraphs: [
      `${donation.lead} Press “${donation.action}” on the donate page: a giving page opens in a new tab. A gift is your free choice.`,
      listText(donation.helps.map(({ name, about }) => `${name}: ${about}`)),
    ],
  },
  ...(["labTests", "symptomChecker", "survey"] as const).map((name): PagePart => {
    const { path, title, description } = pages[name];
    return {
      id: `${path.slice(1)}#about`,
      page: title,
      heading: "what it is",
      href: path,
      paragraphs: [description],
    };
  }),
  ...accountHelp.map(({ id, heading, page, text }): PagePart => ({
    id: `account#${id}`,
    page: "Your account",
    heading,
    href: paths[page],
    paragraphs: [text],
  })),
];

/** What the companion knows of the pages that are no articles. */
export function pagePassages(): Passage[] {
  const parts = [...programParts, ...quizParts, ...bmiParts, ...resourceParts, ...otherParts].map(
    toPassage,
  );
  return [...parts, ...urgentPassages()];
}

function toPassage({ id, page, heading, href, paragraphs }: PagePart): Passage {
  return {
    id,
    title: `${page}: ${heading}`,
    href,
    text: paragraphs.join("\n\n"),
    keywords: [page],
  };
}
