import type { Article, LibraryArticle, Policy } from "../article-schema.ts";
import { fitnessPlans, type FitnessPlan } from "../fitness-plans.ts";
import type { LabTest } from "../lab-test-schema.ts";
import type { Section } from "../../domain/article.ts";
import { fillPlaceholders, type Fillings } from "../../domain/placeholders.ts";
import { minuteRange } from "../../domain/fitness-week.ts";
import type { Passage } from "../../../supabase/functions/_shared/knowledge/passage.ts";
import { readArticles, readLibrary } from "./articles.ts";
import { readLabTests } from "./lab-tests.ts";
import { pagePassages } from "./page-passages.ts";
import { listText, passageText } from "./passage-text.ts";
import { searchWordsOf } from "./article-search-words.ts";

/** What the companion says where the pages show the settings of the site's owner. */
const fillings: Fillings = {
  brand: [{ type: "text", text: "this site" }],
  provider: [{ type: "text", text: "the clinic behind this site" }],
  contact: [{ type: "text", text: "the contact address at the foot of each page" }],
  hosting: [{ type: "text", text: "by Supabase, in a region that the clinic has chosen" }],
};

/** Every passage of our texts: lab tests first, in the order of the guide. */
export function readPassages(): Passage[] {
  const articles = readArticles();
  const fitness = articles.find(({ id }) => id === "fitness-routine");
  return [
    ...readLabTests().flatMap(labTestPassages),
    ...readLibrary().flatMap((text) => articlePassages(text, `articles/${text.id}`)),
    ...articles.flatMap((text) => articlePassages(text)),
    ...(fitness === undefined ? [] : fitnessPlans.map((plan) => planPassage(plan, fitness))),
    ...pagePassages(),
  ];
}

/** One passage for each section of a lab test. */
export function labTestPassages(test: LabTest): Passage[] {
  const keywords = [...new Set([test.shortName, ...test.alsoCalled])];
  return test.sections.map((section) =>
    toPassage(`lab-tests/${test.id}`, test.name, section, keywords),
  );
}

/** One passage for each section of an article or a policy, after one for the words above them. */
export function articlePassages(
  text: Article | LibraryArticle | Policy,
  page: string = text.id,
): Passage[] {
  const lead: Section = { id: "", heading: "In short", blocks: text.lead };
  return fillPlaceholders([lead, ...text.sections], fillings).map((section) =>
    toPassage(page, text.title, section, searchWordsOf(text.id)),
  );
}

/** The passage of one weekly plan, which stands on the page of the fitness routine. */
export function planPassage(plan: FitnessPlan, { id, title }: Article | Policy): Passage {
  const days = plan.week.map(
    ({ day, activity, minutes }) => `${day}: ${activity}, ${minuteRange(minutes)} minutes.`,
  );
  return {
    id: `${id}#plan-${plan.id}`,
    title: `${title}: ${plan.id} plan`,
    href: `/${id}#plan`,
    text: `${plan.name} exercise plan. ${plan.about}\n\n${listText(days)}`,
    keywords: searchWordsOf(id),
  };
}

/** The committed file's exact text. */
export function passagesFile(passages: readonly Passage[]): string {
  return `${JSON.stringify(passages, null, 2)}\n`;
}

function toPassage(page: string, name: string, section: Section, keywords: string[]): Passage {
  const place = section.id === "" ? page : `${page}#${section.id}`;
  return {
    id: place,
    title: `${name.replace(/\?$/, "")}: ${lowerFirst(section.heading)}`,
    href: `/${place}`,
    text: passageText(section.blocks),
    keywords,
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
