import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import type { Article, LibraryArticle, Policy } from "../../src/content/article-schema.ts";
import {
  readArticle,
  readArticles,
  readLibrary,
  readLibraryArticle,
} from "../../src/content/build/articles.ts";
import { contentFiles } from "../../src/content/build/content-files.ts";
import { readLabTests } from "../../src/content/build/lab-tests.ts";
import {
  articlePassages,
  planPassage,
  readPassages,
} from "../../src/content/build/read-passages.ts";
import { idsWithSearchWords } from "../../src/content/build/article-search-words.ts";
import { fitnessPlans } from "../../src/content/fitness-plans.ts";
import { urgentSigns } from "../../src/content/urgent-help.ts";
import {
  blockLines,
  blockLinks,
  citedSources,
  inlineText,
  runs,
  type Block,
} from "../../src/domain/article.ts";
import { moderateMinutes } from "../../src/domain/fitness-week.ts";
import { readingGrade } from "../../src/domain/reading-grade.ts";
import { LIBRARY_TOPICS } from "../../src/content/library-topics.ts";
import { articlePath, labTestPath, paths } from "../../src/lib/paths.ts";

const HIGHEST_READING_GRADE = 8;

const ownPages = readArticles();
const library = readLibrary();
const texts = [...ownPages, ...library];
const named = texts.map((text) => ({ id: text.id, text }));

function textOf(id: string): Article | LibraryArticle | Policy {
  const found = texts.find((text) => text.id === id);
  if (found === undefined) throw new Error(`There is no text ${id}.`);
  return found;
}

function blocksOf({ lead, sections }: Pick<Article, "lead" | "sections">): Block[] {
  return [...lead, ...sections.flatMap(({ blocks }) => blocks)];
}

function linesOf(text: Pick<Article, "summary" | "lead" | "sections">): string[] {
  return [text.summary, ...blockLines(blocksOf(text))];
}

/** Each cell of a table and each list item is read by itself. */
function readLines(text: Pick<Article, "summary" | "lead" | "sections">): string[] {
  return [text.summary, ...runs(blocksOf(text)).map(inlineText)];
}

function headings(id: string): string[] {
  return textOf(id).sections.map(({ heading }) => heading);
}

test("each file is named after its id, which is the address of its page", () => {
  const pages = new Set<string>(Object.values(paths));
  const misplaced = contentFiles("articles").filter(({ name, text }) => {
    const { id } = readArticle(text);
    return name !== `${id}.md` || !pages.has(`/${id}`);
  });
  expect(misplaced).toEqual([]);
});

test("each file of the library is named after its id, and no two texts share one", () => {
  const misnamed = contentFiles("library").filter(
    ({ name, text }) => name !== `${readLibraryArticle(text).id}.md`,
  );
  expect(misnamed).toEqual([]);
  expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length);
});

test("search words belong to articles that there are", () => {
  const ids = [...ownPages, ...library].map(({ id }) => id);
  expect(idsWithSearchWords.filter((id) => !ids.includes(id))).toEqual([]);
});

test("every topic of the library has articles, each in a place of its own", () => {
  const places = library.map(({ topic, order }) => `${topic} ${order}`);
  expect(new Set(places).size).toBe(places.length);
  expect(new Set(library.map(({ topic }) => topic))).toEqual(new Set(LIBRARY_TOPICS));
});

test("an article of the library can be read in a few minutes", () => {
  const lengths = library.map((text) => linesOf(text).join(" ").split(/\s+/).length);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(300);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(700);
});

test("an article leads on to others that exist, never to itself", () => {
  const ids = library.map(({ id }) => id);
  const lost = library.flatMap(({ id, readNext }) =>
    readNext.filter((next) => next === id || !ids.includes(next)),
  );
  expect(lost).toEqual([]);
});

test("no article of the library gives an amount of a medicine or tells to take one", () => {
  const words = library.map((text) => linesOf(text).join(" ")).join(" ");
  expect(words).not.toMatch(/\d\s?(?:mg|mcg|g|iu|tablets?|pills?)\b/i);
  expect(words.replaceAll(/do not stop/gi, "")).not.toMatch(
    /\b(?:stop|start|skip|double) (?:taking )?(?:the|your|any|a) (?:pill|medicine|tablet|metformin)/i,
  );
});

test("the nutrition article has the seven sections in their order", () => {
  expect(headings("nutrition-guidance")).toEqual([
    "Low-glycemic foods",
    "Anti-inflammatory foods",
    "Balanced macronutrients",
    "Specific nutrients",
    "Foods to minimize",
    "Beyond diet",
    "Note",
  ]);
});

test("tips and a disclaimer follow the fitness plan", () => {
  expect(headings("fitness-routine")).toEqual(["How much to aim for", "Tips", "Disclaimer"]);
});

test("foods are listed for Nigeria and the US side by side", () => {
  const tables = blocksOf(textOf("nutrition-guidance")).filter(({ type }) => type === "table");
  const heads = tables.map((table) => (table.type === "table" ? table.head.map(inlineText) : []));
  expect(heads.length).toBeGreaterThanOrEqual(4);
  expect(heads.filter((head) => head.slice(1).join() !== "In Nigeria,In the US")).toEqual([]);
});

test("no food carries a number, since the studies of the same food disagree", () => {
  const numbered = runs(blocksOf(textOf("nutrition-guidance"))).map(inlineText);
  expect(numbered.filter((line) => /\d/.test(line))).toEqual([]);
});

test.for(named.filter(({ text }) => text.kind === "article"))(
  "$id names a source beside every number",
  ({ text }) => {
    const bare = runs(blocksOf(text)).filter(
      (run) => /\d/.test(inlineText(run)) && citedSources(run).length === 0,
    );
    expect(bare.map(inlineText)).toEqual([]);
  },
);

test.for(named.filter(({ text }) => text.kind === "article"))(
  "$id says once that PCOS is now also called PMOS",
  ({ text }) => {
    const words = linesOf(text).join(" ");
    expect(words.match(/PMOS/g)).toHaveLength(1);
    expect(words).toContain("PCOS (now also called PMOS)");
  },
);

test.for(named)("$id can be read with eight years of school", ({ text }) => {
  const explained = [text.title, ...text.terms.map(({ term }) => term)];
  expect(readingGrade(readLines(text), explained)).toBeLessThanOrEqual(HIGHEST_READING_GRADE);
});

test.for(named)("$id uses every word that it explains", ({ text }) => {
  const words = linesOf(text).join(" ").toLowerCase();
  const unused = text.terms.filter(({ term }) => !words.includes(term.toLowerCase().slice(0, -1)));
  expect(unused).toEqual([]);
});

test.for(named)("$id blames nobody and promises no cure", ({ text }) => {
  expect(linesOf(text).join(" ")).not.toMatch(
    /\b(suffer|barren|cure|obese|abnormal|cheat meal|guilty|just|simply|burn off)\b/i,
  );
});

test.for(named)("$id links only to parts of this site that exist", ({ text }) => {
  const pages = [
    ...Object.values(paths),
    ...readLabTests().map(({ id }) => labTestPath(id)),
    ...library.map(({ id }) => articlePath(id)),
  ];
  const parts = ownPages.flatMap(({ id, sections }) => sections.map((part) => `/${id}#${part.id}`));
  const signs = urgentSigns.flatMap(({ signs: group }) =>
    group.map(({ id }) => `${paths.urgentHelp}#${id}`),
  );
  const known = new Set<string>([...pages, ...parts, ...signs]);
  const dead = blockLinks(blocksOf(text)).filter((link) => !known.has(link));
  expect(dead).toEqual([]);
});

test("each article cites every source that it lists, but the one on the name", () => {
  const unused = texts.flatMap((text) => {
    if (text.kind === "policy") return [];
    const cited = runs(blocksOf(text)).flatMap(citedSources);
    return text.sources.filter(({ tag }) => !cited.includes(tag)).map(({ tag }) => tag);
  });
  expect(unused).toEqual([]);
});

test("the disclaimers send people to help, and eating out of control is met with kindness", () => {
  const links = (id: string) => blockLinks(blocksOf(textOf(id)));
  expect(links("fitness-routine")).toContain(paths.urgentHelp);
  expect(links("nutrition-guidance")).toContain(`${paths.urgentHelp}#eating-same-day`);
  expect(links("terms-of-service")).toContain(paths.urgentHelp);
  expect(linesOf(textOf("nutrition-guidance")).join(" ")).toMatch(
    /feels out of control.*dietitian or a clinician.*not your fault.*treated/,
  );
});

test("each plan has Monday to Friday and the weekend, and strength on two days apart", () => {
  for (const { week } of fitnessPlans) {
    expect(week.map(({ day }) => day)).toEqual([
      "Monday",
      "Tuesday",
      "Wednesday",
      "Thursday",
      "Friday",
      "Weekend",
    ]);
    const strength = week.flatMap(({ effort }, place) => (effort === "strength" ? [place] : []));
    expect(strength).toEqual([1, 4]);
  }
});

test("the plans add up to the weekly amounts of the reviewed facts", () => {
  expect(fitnessPlans.map(({ week }) => moderateMinutes(week))).toEqual([70, 150, 255]);
});

// What a person calls each thing we store; a new column needs words here and in the policy.
const wordsForColumns: Readonly<Record<string, RegExp | null>> = {
  "profiles.id": null,
  "profiles.first_name": /full name/i,
  "profiles.last_name": null,
  "profiles.date_of_birth": /date of birth/i,
  "profiles.phone_number": /phone number/i,
  "profiles.country": /country/i,
  "profiles.created_at": null,
  "profiles.updated_at": null,
  "chat_messages.id": null,
  "chat_messages.user_id": null,
  "chat_messages.sender": /each question and answer/i,
  "chat_messages.content": /each question and answer/i,
  "chat_messages.timestamp": /its time/i,
  "chat_messages.citations": /its sources/i,
  "chat_messages.origin": /AI or our guides/i,
  "chat_messages.reply_parts": /the results it read/i,
  "chat_messages.reply_to": /which question it answers/i,
  "chat_messages.stopped": null,
  "consents.id": null,
  "consents.user_id": null,
  "consents.kind": /for what/i,
  "consents.version": /which text/i,
  "consents.given_at": /when you gave it/i,
  "consents.withdrawn_at": /when you took it back/i,
  "consents.receiver": /who was to get your messages/i,
  "visitors.id": null,
  "visitors.name": /your name and e-mail address/i,
  "visitors.email": /your name and e-mail address/i,
  "visitors.created_at": /with the date, for 12 months/i,
  "usage_counters.action": /how often you used the companion/i,
  "usage_counters.subject": /a scrambled form of your e-mail address and of your internet address/i,
  "usage_counters.user_id": null,
  "usage_counters.window_started_at": null,
  "usage_counters.uses": /how often/i,
  "stopped_turns.user_id": null,
  "stopped_turns.message_id": null,
  "stopped_turns.shown_length": /how much of an answer you had seen/i,
  "stopped_turns.stopped_at": null,
  "answer_ratings.message_id": null,
  "answer_ratings.user_id": null,
  "answer_ratings.rating": /whether an answer helped you/i,
  "answer_ratings.reason": /and why/i,
  "answer_ratings.shared_question": /a copy of your question/i,
  "answer_ratings.shared_answer": /of that answer/i,
  "answer_ratings.rated_at": /when you said so/i,
  // What the owner reads of the ratings is made of the same columns.
  "answer_rating_counts.week": null,
  "answer_rating_counts.origin": null,
  "answer_rating_counts.rating": /how many answers helped/i,
  "answer_rating_counts.reason": null,
  "answer_rating_counts.answers": /how many answers helped/i,
  "unsafe_answers.rated_at": null,
  "unsafe_answers.origin": null,
  "unsafe_answers.shared_question": /the words only if you shared them/i,
  "unsafe_answers.shared_answer": /the words only if you shared them/i,
  "unsafe_answers.citations": null,
};

test("the privacy policy names everything that the data inventory lists", () => {
  const inventory = readFileSync("docs/data-inventory.md", "utf8");
  const columns = [...inventory.matchAll(/^\| (\w+) +\| (\w+) +\|/gm)]
    .map(([, table, column]) => `${table}.${column}`)
    .filter((column) => column !== "Table.Column");
  const policy = linesOf(textOf("privacy-policy")).join(" ");
  const unnamed = columns.filter((column) => {
    const words = wordsForColumns[column];
    return words === undefined || (words !== null && !words.test(policy));
  });
  expect(columns.length).toBeGreaterThan(20);
  expect(unnamed).toEqual([]);
});

test.for([
  /chat names .* before your first message.*Anthropic, in the United States, unless another is named/,
  /The model service, if set up: Anthropic, unless the chat names another/,
  /e-mail service of .*When you make an account or ask for a new password/,
  /Supabase|\{hosting\}/,
  /EmailJS/,
  /WhatsApp/,
  /survey/,
  /symptom checker/,
  /newsletter/,
  /Download my data/,
  /Correct it/,
  /Delete your account/,
  /Withdraw consent/,
  /Nigeria Data Protection Commission/,
  /18 or older.*13 to 17.*consent of a parent/,
  /"breach" in the subject/,
])("the privacy policy says %s", (words) => {
  expect(linesOf(textOf("privacy-policy")).join(" ")).toMatch(words);
});

test("the companion says the contact's place in words where a page shows the address", () => {
  const passages = articlePassages(textOf("privacy-policy"));
  expect(passages.map(({ id }) => id)).toContain("privacy-policy#your-rights");
  expect(readPassages().filter(({ text }) => /[{}]/.test(text))).toEqual([]);
});

test("the companion knows each section of the articles, and each plan", () => {
  const ids = readPassages().map(({ id }) => id);
  expect(ids).toContain("articles/what-is-pcos");
  expect(ids).toContain("articles/treatments#metformin");
  expect(ids).toContain("nutrition-guidance");
  expect(ids).toContain("nutrition-guidance#foods-to-minimize");
  expect(ids).toContain("fitness-routine#plan-beginner");
  const passage = planPassage(fitnessPlans[0], textOf("fitness-routine"));
  expect(passage.text).toContain("- Monday: Walk, 20 minutes.");
  expect(passage.href).toBe("/fitness-routine#plan");
});
