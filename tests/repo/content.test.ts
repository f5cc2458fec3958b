import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { companionIntro } from "../../src/content/companion-intro.ts";
import { countries } from "../../src/content/countries.ts";
import {
  emergencyNumbers,
  helpElsewhere,
  numbersLastChecked,
} from "../../src/content/emergency-numbers.ts";
import { LAB_SECTIONS } from "../../src/content/lab-sections.ts";
import type { LabTest } from "../../src/content/lab-test-schema.ts";
import { sources } from "../../src/content/sources.ts";
import { terms } from "../../src/content/terms.ts";
import { urgentHelp, urgentHelpSources, urgentSigns } from "../../src/content/urgent-help.ts";
import {
  blockLines,
  blockLinks,
  citedSources,
  inlineText,
  runs,
} from "../../src/domain/article.ts";
import { readingGrade } from "../../src/domain/reading-grade.ts";
import { monthsAfter, overdueReviews } from "./review-dates.ts";
import { toConventional, toInternational } from "../../src/domain/unit-conversion.ts";
import { articlePath, labTestPath, paths } from "../../src/lib/paths.ts";
import { readArticles, readLibrary } from "../../src/content/build/articles.ts";
import { contentFiles } from "../../src/content/build/content-files.ts";
import { readLabTest, readLabTests } from "../../src/content/build/lab-tests.ts";
import { findAnswer } from "../../supabase/functions/claude-chat/knowledge/find-answer.ts";
import { programFactsFile } from "../../src/content/build/fill-program-facts.ts";
import {
  labTestPassages,
  passagesFile,
  readPassages,
} from "../../src/content/build/read-passages.ts";

const HIGHEST_READING_GRADE = 8;
const NUMBERS = "numbers-often-quoted";
const CAVEAT = /labs differ; use the range printed on your report/i;

const today = new Date().toISOString().slice(0, 10);
const tests = readLabTests();
const passages = readPassages();
const articles = [...readArticles(), ...readLibrary()];
const named = tests.map((labTest) => ({ id: labTest.id, labTest }));

const lines = (labTest: LabTest) => labTest.sections.flatMap(({ blocks }) => blockLines(blocks));
const partOf = (labTest: LabTest, id: string) =>
  labTest.sections.find((part) => part.id === id)?.blocks ?? [];

/** A number, other than those inside names such as 17-OH and HbA1c. */
function hasNumber(text: string): boolean {
  return /(?<![\w-])\d/.test(text.replaceAll(/\b(17|25)-OH\b/g, ""));
}

test("Section 2, Labs: there are 9 metabolic, 6 hormonal, 5 radiology and 2 additional tests", () => {
  const counts = LAB_SECTIONS.map((kind) => tests.filter(({ section }) => section === kind).length);
  expect(counts).toEqual([9, 6, 5, 2]);
});

test("no two tests share an id, a name or a place in the guide", () => {
  const keys = tests.flatMap(({ id, name, section, order }) => [id, name, `${section} ${order}`]);
  const repeated = keys.filter((key, index) => keys.indexOf(key) !== index);
  expect(repeated).toEqual([]);
});

test("each file is named after its id", () => {
  const misnamed = contentFiles("lab-tests").filter(
    ({ name, text }) => name !== `${readLabTest(text).id}.md`,
  );
  expect(misnamed).toEqual([]);
});

test.for(named)("$id has the five parts in their order", ({ labTest }) => {
  expect(labTest.sections.map(({ heading }) => heading)).toEqual([
    "What it is for",
    "How to prepare",
    "Units",
    "Numbers often quoted",
    "What to ask",
  ]);
});

test.for(named)(
  "$id names a source beside every number, units and questions apart",
  ({ labTest }) => {
    const bare = ["what-it-is-for", "how-to-prepare", NUMBERS]
      .flatMap((id) => runs(partOf(labTest, id)))
      .filter((run) => hasNumber(inlineText(run)) && citedSources(run).length === 0);
    expect(bare.map(inlineText)).toEqual([]);
  },
);

test.for(named)(
  "$id tells to use the report's own range wherever a number is quoted",
  ({ labTest }) => {
    const quoted = blockLines(partOf(labTest, NUMBERS));
    expect(quoted.join(" ")).toMatch(
      quoted.some(hasNumber) ? CAVEAT : /use (the range|what is) printed on your report/i,
    );
  },
);

test.for(named)("$id sends the reader to a clinician with the result", ({ labTest }) => {
  expect(blockLines(partOf(labTest, NUMBERS)).at(-1)).toMatch(/Take .* to a clinician\.$/);
});

test.for(named)("$id can be read with eight years of school", ({ labTest }) => {
  const explained = [labTest.name, labTest.shortName, ...labTest.terms.map(({ term }) => term)];
  expect(readingGrade(lines(labTest), explained)).toBeLessThanOrEqual(HIGHEST_READING_GRADE);
});

test.for(named)("$id uses every word that it explains", ({ labTest }) => {
  const text = lines(labTest).join(" ").toLowerCase();
  const unused = labTest.terms.filter(
    ({ term }) => !text.includes(term.toLowerCase().slice(0, -1)),
  );
  expect(unused).toEqual([]);
});

test.for(named)("$id says once that PCOS is now also called PMOS", ({ labTest }) => {
  expect(lines(labTest).join(" ").match(/PMOS/g)).toHaveLength(1);
  expect(lines(labTest).join(" ")).toContain("PCOS (now also called PMOS)");
});

test.for(named)("$id never tells anyone to stop a medicine and blames nobody", ({ labTest }) => {
  const text = lines(labTest).join(" ");
  expect(text.replaceAll("Do not stop", "")).not.toMatch(
    /\bstop(ping)? (the|your|any|a) (pill|medicine|tablet)/i,
  );
  expect(text).not.toMatch(
    /\b(suffer|barren|cure|obese|abnormal|fail(ed)? to conceive|just|simply)\b/i,
  );
  expect(text).not.toMatch(/(?<!\b(if|that|whether) )\byou have PCOS\b/i);
});

test.for(named)("$id cites each of its sources but the one on the name", ({ labTest }) => {
  const cited = labTest.sections.flatMap(({ blocks }) => runs(blocks).flatMap(citedSources));
  const unused = labTest.sources.filter(({ tag }) => tag !== "PMOS" && !cited.includes(tag));
  expect(unused.map(({ tag }) => tag)).toEqual([]);
});

test.for(named)("$id links only to pages of this site that exist", ({ labTest }) => {
  const pages = new Set<string>([
    ...Object.values(paths),
    ...tests.map(({ id }) => labTestPath(id)),
  ]);
  const links = labTest.sections.flatMap(({ blocks }) => blockLinks(blocks));
  expect(links.filter((link) => !pages.has(link))).toEqual([]);
});

test("every source has a title and a safe address, and some text names it", () => {
  const listed = articles.flatMap((text) => (text.kind === "article" ? text.sources : []));
  const used = new Set(
    [...tests.flatMap((labTest) => labTest.sources), ...listed].map(({ tag }) => tag),
  );
  const poor = Object.entries(sources).filter(
    ([tag, { title, url, year }]) =>
      !used.has(tag) ||
      title.length < 10 ||
      !/^https:\/\/[\w.-]+(\/\S*)?$/.test(url) ||
      (year !== null && (year < 1990 || `${year}` > today)),
  );
  expect(poor).toEqual([]);
});

test("every explained word is explained on some page", () => {
  const used = new Set(
    [...tests, ...articles].flatMap((text) => text.terms.map(({ term }) => term)),
  );
  expect(Object.keys(terms).filter((term) => !used.has(term))).toEqual([]);
});

test("no text is past its review", () => {
  const texts = [...tests, ...articles, { id: "urgent-help", ...urgentHelp }];
  expect(overdueReviews(texts, today)).toEqual([]);
  expect(texts.filter(({ reviewedOn, nextReview }) => reviewedOn >= nextReview)).toEqual([]);
});

test("the companion's passages are those of the texts: run npm run knowledge when this fails", () => {
  const committed = readFileSync("supabase/functions/_shared/knowledge/passages.json", "utf8");
  expect(passagesFile(passages)).toBe(committed);
  expect(programFactsFile()).toBe(
    readFileSync("supabase/functions/claude-chat/model/program-facts.json", "utf8"),
  );
});

test("no two passages share an id", () => {
  const ids = passages.map(({ id }) => id);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

test("the companion knows every page that answers a question", () => {
  const pages = new Set(passages.map(({ id }) => id.replace(/#.*/, "")));
  for (const page of [
    "guide",
    "donate",
    "risk-assessment",
    "bmi-calculator",
    "urgent-help",
    "resources",
    "account",
    "survey",
    "symptomchecker",
  ])
    expect(pages).toContain(page);
});

test("every passage leads to an address of this site", () => {
  const places = new Set<string>([
    ...Object.values(paths),
    ...tests.map(({ id }) => labTestPath(id)),
    ...readLibrary().map(({ id }) => articlePath(id)),
  ]);
  const lost = passages.filter(({ href }) => !places.has(href.replace(/[?#].*/, "")));
  expect(lost).toEqual([]);
});

test("our bank answers each question that the empty chat offers", () => {
  const unanswered = companionIntro.starters.filter(
    (question) => findAnswer(question, []).kind !== "answer",
  );
  expect(unanswered).toEqual([]);
});

function passageAt(id: string): string | undefined {
  return passages.find((passage) => passage.id === id)?.text;
}

test("the companion gives the price, the length of a visit and the numbers as their pages do", () => {
  expect(passageAt("guide#checklist")).toContain("$10");
  expect(passageAt("guide#consultations")).toMatch(/60-minute.*OB\/GYN.*Registered Dietitian/s);
  expect(passageAt("urgent-help#numbers-nigeria")).toMatch(/112.*0800 078 7746/s);
  expect(passageAt("urgent-help#numbers-united-states")).toMatch(/911.*988/s);
});

test("every passage of a lab test stands alone: it names its test", () => {
  const nameless = tests.flatMap((labTest) => {
    const names = [labTest.name, labTest.shortName].map((name) => name.toLowerCase());
    return labTestPassages(labTest).filter(
      ({ text }) => !names.some((name) => text.toLowerCase().includes(name)),
    );
  });
  expect(nameless).toEqual([]);
});

test("the companion can say how to prepare for fasting glucose", () => {
  const passage = passages.find(
    ({ id }) => id === "lab-tests/fasting-plasma-glucose#how-to-prepare",
  );
  expect(passage?.title).toBe("Fasting plasma glucose: how to prepare");
  expect(passage?.text).toMatch(/no food for at least 8 hours.*Water is fine\./);
});

// Conventional and international amounts that mean the same, worked out from the reviewed facts.
test.for([
  ["fasting-plasma-glucose", "Glucose", 0.0555, 100, 5.55],
  ["oral-glucose-tolerance-test", "Glucose", 0.0555, 200, 11.1],
  ["hba1c", "HbA1c", 10.929, 6.5, 47.54],
  ["fasting-insulin", "Insulin", 6, 10, 60],
  ["lipid-profile", "Cholesterol (total, LDL, HDL)", 0.0259, 200, 5.18],
  ["lipid-profile", "Triglycerides", 0.0113, 150, 1.695],
  ["kidney-function", "Creatinine", 88.4, 1.1, 97.24],
  ["thyroid-function", "TSH", 1, 4.5, 4.5],
  ["vitamin-d", "Vitamin D", 2.5, 20, 50],
  ["testosterone", "Testosterone", 0.0347, 144, 4.997],
  ["testosterone", "Testosterone, if your lab uses ng/mL", 3.47, 1.44, 4.997],
  ["dhea-s", "DHEA-S", 0.0271, 100, 2.71],
  ["dhea-s", "Androstenedione", 0.0349, 100, 3.49],
  ["lh-and-fsh", "LH and FSH", 1, 3, 3],
  ["lh-and-fsh", "Oestradiol", 3.67, 50, 183.5],
  ["prolactin", "Prolactin", 21.2, 25, 530],
  ["amh", "AMH", 7.14, 3.2, 22.85],
  ["17-oh-progesterone", "17-OH progesterone", 0.0303, 200, 6.06],
] as const)("%s converts %s both ways", ([id, measure, factor, conventional, international]) => {
  const unit = tests
    .find((labTest) => labTest.id === id)
    ?.units.find((each) => each.measure === measure);
  if (unit === undefined || !("factor" in unit))
    throw new Error(`${id} has no converter for ${measure}.`);
  expect(unit.factor).toBe(factor);
  expect(toInternational(unit, conventional)).toBeCloseTo(international, 2);
  expect(toConventional(unit, international)).toBeCloseTo(conventional, 1);
});

test("no other converter exists than those checked above", () => {
  const count = tests.flatMap(({ units }) => units).filter((unit) => "factor" in unit).length;
  expect(count).toBe(18);
});

test("the text beside a converter gives the same factor", () => {
  const silent = tests.flatMap((labTest) => {
    const words = blockLines(partOf(labTest, "units")).join(" ");
    return labTest.units.filter(
      (unit) => "factor" in unit && unit.factor !== 1 && !words.includes(`${unit.factor}`),
    );
  });
  expect(silent).toEqual([]);
});

const allLines = emergencyNumbers.flatMap(({ emergency, lines: more }) => [emergency, ...more]);

test("a number to call is the number to read", () => {
  const wrong = allLines.filter(
    ({ number, tel }) => tel !== null && tel !== number.replaceAll(/[\s-]/g, ""),
  );
  expect(wrong).toEqual([]);
});

test("no number is published that nobody has confirmed", () => {
  const unconfirmed = [
    "767",
    "09080217555",
    "09099916463",
    "08091116264",
    "07030000203",
    "6472",
    "08085002222",
    "85258",
  ];
  const published = JSON.stringify(allLines).match(/\d[\d\s-]*/g) ?? [];
  const numbers = published.map((number) => number.replaceAll(/\D/g, ""));
  expect(numbers).toContain("112");
  expect(unconfirmed.filter((number) => numbers.includes(number))).toEqual([]);
});

test("help lines are listed for countries that a person can choose", () => {
  expect(emergencyNumbers.filter(({ country }) => !countries.includes(country))).toEqual([]);
});

/** Emergency numbers are compared with their sources every three months. */
function overdueNumbers(lastChecked: string): string[] {
  const nextReview = monthsAfter(lastChecked, 3);
  return overdueReviews([{ id: "emergency numbers", nextReview }], today);
}

test("the emergency numbers were compared with their sources in the last three months", () => {
  expect(overdueNumbers(numbersLastChecked)).toEqual([]);
  expect(numbersLastChecked <= today).toBe(true);
});

test("emergency numbers that nobody has checked for more than three months fail the check", () => {
  expect(overdueNumbers(monthsAfter(today, -4))).toEqual(["emergency numbers"]);
});

test("the urgent page can be read in a bad moment, with six years of school", () => {
  const words = urgentSigns.flatMap((group) =>
    group.signs.flatMap(({ title, signs, todo }) => [title, ...signs, todo]),
  );
  const frame = [urgentHelp.lead, urgentHelp.before, urgentHelp.medicines, urgentHelp.under18];
  expect(readingGrade([...words, ...frame, helpElsewhere.sentence], [])).toBeLessThanOrEqual(6);
});

test("every address on the urgent page is safe", () => {
  const addresses = [...urgentHelpSources, helpElsewhere.directory].map(({ url }) => url);
  expect(addresses.filter((address) => !address.startsWith("https://"))).toEqual([]);
});
