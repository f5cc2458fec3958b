import type { Citation } from "../../_shared/contracts/claude-chat.ts";
import type { LabResult } from "../../_shared/contracts/lab-result.ts";
import type { Passage } from "../../_shared/knowledge/passage.ts";
import { analyteOf } from "../../_shared/lab-results/convert-result.ts";
import { inSentence } from "./conversion-question.ts";
import { quotedFor, quotedFrom, quotedPart } from "./quoted-numbers.ts";

/** What is said about her results, and the pages it comes from. */
export type Explained = { text: string; citations: Citation[] };

/** The parts of our lab guide, by their ids. */
export type LabGuide = { passage: (id: string) => Passage | undefined };

type Source = "report" | "message";

const MOST_NAMES = 8;
const MOST_QUOTED = 3;
const MOST_SOURCES = 2;
const QUESTIONS = 3;
const HORMONES = new Set(["testosterone", "lh-and-fsh", "dhea-s", "17-oh-progesterone", "amh"]);
const SUGARS = new Set([
  "fasting-plasma-glucose",
  "oral-glucose-tolerance-test",
  "fasting-insulin",
]);
/** A glucose of which nobody said that it was taken before food. */
const ANY_GLUCOSE = "Glucose";
const FASTING_ALONE =
  "They fit only a test taken after at least 8 hours without food, not one at any time or after a meal.";
const ANY_QUESTIONS = [
  "What do these results mean together with my signs?",
  "Should any of them be tested again, and when?",
  "What is the next step for me?",
];
const CLINICIAN_ONE = "Please take this result to a clinician who knows you.";
const CLINICIAN_ALL = "Please take these results to a clinician who knows you.";

/** Says what her results are beside their printed ranges, what they cannot show, and what to ask. */
export function explainResults(
  results: readonly LabResult[],
  source: Source,
  guide: LabGuide,
  /** Pages that the words before it cite already. */
  cited: readonly Citation[] = [],
): Explained {
  const sorted = [...results].toSorted((one, other) => rankOf(one) - rankOf(other));
  const pages = [...new Set(sorted.flatMap(({ test }) => analyteOf(test)?.page ?? []))];
  const citations = [...cited, ...pageCitations(pages, guide)];
  const markOf = (page: string) => {
    const at = citations.findIndex(({ href }) => href === `/lab-tests/${page}`);
    return at < 0 ? "" : ` [${at + 1}]`;
  };
  const paragraphs = [
    firstParagraph(results, source),
    ...quotedParagraphs(results, guide, markOf),
    limits(pages, results.length),
    questions(sorted, guide),
    source === "report"
      ? `Check each number against your paper, since one may be misread. ${CLINICIAN_ALL}`
      : results.length === 1
        ? CLINICIAN_ONE
        : CLINICIAN_ALL,
  ];
  return { text: paragraphs.filter((text) => text !== "").join("\n\n"), citations };
}

function rankOf({ place, range, doubtful }: LabResult): number {
  if (doubtful || place === "above" || place === "below") return 0;
  return range === undefined ? 1 : 2;
}

function firstParagraph(results: readonly LabResult[], source: Source): string {
  const [only] = results;
  if (results.length === 1 && only !== undefined) return oneResult(only);
  const where = source === "report" ? "on your report" : "in your message";
  const found = (place: LabResult["place"]) => results.filter((result) => result.place === place);
  const [inside, above, below] = [found("inside"), found("above"), found("below")];
  const placed = inside.length + above.length + below.length;
  const counts = [
    ...countOf(inside.length, "inside"),
    ...countOf(above.length, "above"),
    ...countOf(below.length, "below"),
  ];
  const doubtful = results.filter((result) => result.doubtful);
  const rest = results.length - placed - doubtful.length;
  return [
    `I read ${results.length} results ${where}.`,
    placed === 0 ? "" : `Of these, ${placedWords(counts)}.`,
    named("Above the printed range", above),
    named("Below the printed range", below),
    named("Check on your paper, since the number may be wrong", doubtful),
    placed > 0 && rest > 0 ? `For ${rest} I have no range that I can compare with.` : "",
    placed === 0 && rest > 0
      ? `No range came with them, so I cannot say if they lie inside your lab's range: ${listOf(results.filter((result) => !result.doubtful))}.`
      : "",
    placed > 0 ? "That is only where the numbers lie; it is not a diagnosis." : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function countOf(count: number, place: string): { count: number; place: string }[] {
  return count === 0 ? [] : [{ count, place }];
}

/** "5 lie inside the range printed beside them, 7 above it and 2 below it" */
function placedWords(counts: readonly { count: number; place: string }[]): string {
  return joined(
    counts.map(({ count, place }, index) =>
      index > 0
        ? `${count} ${place} it`
        : `${count} ${count === 1 ? "lies" : "lie"} ${place} the range printed beside ${count === 1 ? "it" : "them"}`,
    ),
  );
}

function oneResult({ test, value, unit, range, place, doubtful }: LabResult): string {
  const measured = `${value}${unit === "" || unit === "%" ? unit : ` ${unit}`}`;
  const name = inSentence(test);
  if (doubtful) {
    return `Check this number on your paper: ${name} ${measured}. It may have been misread or mistyped, such as without its point, so I do not compare it with any range. ${purposeOf(test)}`.trim();
  }
  if (place !== undefined) {
    return (
      `Your ${name} of ${measured} lies ${place} the range printed on your report (${range}). ` +
      `${purposeOf(test)}That is only where the number lies; it is not a diagnosis.`
    );
  }
  const known =
    range === undefined
      ? "which you did not send"
      : `and yours (${range}) depends on your cycle day, age or the like`;
  return `What your ${name} of ${measured} means depends on the range printed on your lab's report, ${known}. ${purposeOf(test)}`.trim();
}

function purposeOf(test: string): string {
  const purpose = analyteOf(test)?.purpose;
  return purpose === undefined
    ? ""
    : `What the test is for: ${purpose[0]?.toLowerCase()}${purpose.slice(1)} `;
}

function named(label: string, results: readonly LabResult[]): string {
  return results.length === 0 ? "" : `${label}: ${listOf(results)}.`;
}

function listOf(results: readonly LabResult[]): string {
  const names = results
    .slice(0, MOST_NAMES)
    .map(
      ({ test, value, unit }) =>
        `${test} ${value}${unit === "" || unit === "%" ? unit : ` ${unit}`}`,
    );
  const more = results.length - names.length;
  return more > 0 ? `${names.join(", ")} and ${more} more` : joined(names);
}

function joined(parts: readonly string[]): string {
  return parts.length < 2
    ? parts.join("")
    : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}`;
}

/** For values without a printed range: the numbers our guides quote, with their source and no verdict. */
function quotedParagraphs(
  results: readonly LabResult[],
  guide: LabGuide,
  markOf: (page: string) => string,
): string[] {
  const bare = results.filter(({ range, doubtful }) => range === undefined && !doubtful);
  const pages = [...new Set(bare.flatMap(({ test }) => analyteOf(test)?.page ?? []))];
  const quotes = pages.slice(0, MOST_QUOTED).flatMap((page) => {
    const passage = guide.passage(`lab-tests/${page}#numbers-often-quoted`);
    const tests = bare.flatMap(({ test }) => (analyteOf(test)?.page === page ? [test] : []));
    const quoted = quotedPart(passage?.text ?? "", tests);
    if (quoted === "") return [];
    const name = nameOf(page, guide);
    const sources = quotedFrom(page);
    if (sources.length === 0 || !/\d/.test(quoted)) return [`${name}: ${quoted}${markOf(page)}`];
    const whom = quotedFor(passage?.text ?? "");
    const lead = [
      whom === ""
        ? `These numbers are often quoted for ${name}.`
        : `${name}: these numbers are often quoted for ${whom}.`,
      "They are no verdict on yours.",
      ...(tests.includes(ANY_GLUCOSE) ? [FASTING_ALONE] : []),
    ].join(" ");
    const more = sources.length - MOST_SOURCES;
    const said = `Source: ${sources.slice(0, MOST_SOURCES).join("; ")}${more > 0 ? `; ${more} more on its page` : ""}.`;
    return [`${lead}\n\n${quoted}\n\n${said}${markOf(page)}`];
  });
  return pages.length > MOST_QUOTED
    ? [...quotes, "For the other tests, see what our page on each says about its numbers."]
    : quotes;
}

function limits(pages: readonly string[], count: number): string {
  const one = count === 1 ? "This number" : "These numbers";
  return [
    `${one} cannot show by ${count === 1 ? "itself" : "themselves"} if you have PCOS or any other condition.`,
    pages.some((page) => HORMONES.has(page))
      ? "The day of your cycle, and the pill or other hormonal birth control, can change hormone results."
      : "",
    pages.some((page) => SUGARS.has(page))
      ? "Food before the test can change sugar and insulin."
      : "",
    pages.includes("hba1c") ? "HbA1c can mislead if you have sickle cell trait or anaemia." : "",
    pages.includes("prolactin") ? "Stress can raise prolactin, so it is often repeated." : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** Three questions from our guides that fit her tests, those outside their range first. */
function questions(sorted: readonly LabResult[], guide: LabGuide): string {
  const pages = [...new Set(sorted.flatMap(({ test }) => analyteOf(test)?.page ?? []))];
  const asked = pages.map((page) => ({
    name: nameOf(page, guide),
    questions: itemsOf(guide.passage(`lab-tests/${page}#what-to-ask`)?.text ?? ""),
  }));
  const isOne = asked.length === 1;
  const inTurn = [0, 1, 2].flatMap((turn) =>
    asked.flatMap(({ name, questions: items }) => {
      const item = items[turn];
      return item === undefined ? [] : [isOne ? item : `${name}: ${item}`];
    }),
  );
  const chosen = [...inTurn, ...ANY_QUESTIONS].slice(0, QUESTIONS);
  return `You could ask:\n\n${chosen.map((question) => `- ${question}`).join("\n")}`;
}

function itemsOf(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => line.startsWith("- "))
    .map((line) => line.slice(2));
}

/** "Testosterone with SHBG (free androgen index)" is too long inside a sentence. */
function nameOf(page: string, guide: LabGuide): string {
  const title = guide.passage(`lab-tests/${page}#what-it-is-for`)?.title ?? page;
  return title.replace(/:.*/, "").replace(/ (?:\(|with ).*/, "");
}

/** Our pages about these lab tests. */
export function pageCitations(pages: readonly string[], guide: LabGuide): Citation[] {
  return pages.flatMap((page) => {
    const passage = guide.passage(`lab-tests/${page}#what-it-is-for`);
    const title = passage?.title.replace(/:.*/, "");
    return title === undefined
      ? []
      : [{ id: `lab-tests/${page}`, title, href: `/lab-tests/${page}` }];
  });
}
