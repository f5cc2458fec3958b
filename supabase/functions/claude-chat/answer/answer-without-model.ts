import { answerFromBank, type BankReply, offerInWords } from "./answer-from-bank.ts";
import type { Bank } from "./bank.ts";
import type { Citation, ReplyParts } from "../../_shared/contracts/claude-chat.ts";
import type { LabResult } from "../../_shared/contracts/lab-result.ts";
import { attachedText, typedWords } from "../../_shared/contracts/message-parts.ts";
import { fixedAnswers } from "../knowledge/fixed-answers.ts";
import { pointsBack } from "../knowledge/follow-up.ts";
import { asksAboutTakingMedicine } from "../knowledge/medicine-question.ts";
import { earlierQuestions } from "../model/conversation.ts";
import {
  type AskedResults,
  askedResults,
  askedBeside,
  namesOtherSubject,
  resultsOf,
} from "../lab-results/asked-results.ts";
import { answerConversion } from "../lab-results/conversion-question.ts";
import { explainResults, type LabGuide, pageCitations } from "../lab-results/explain-results.ts";
import { analyteOf } from "../../_shared/lab-results/convert-result.ts";
import { readLabResults } from "../../_shared/lab-results/read-lab-results.ts";
import type { RedFlag } from "../../_shared/contracts/red-flags.ts";
import { choicesAfterFlags, flagQuestions } from "./flag-questions.ts";
import { adviceOf } from "../../_shared/safety/advice.ts";
import type { DangerReport, StopReport } from "../../_shared/safety/danger-outcome.ts";

export type Asked = {
  question: string;
  /** Earlier texts, the user's and ours in turn, the oldest first. */
  context: readonly string[];
  /** What the check for danger found in the question; null also when the user has seen its card. */
  danger: DangerReport | null;
  /** The red flags whose card the user has seen before asking for the answer all the same. */
  seenFlags?: readonly RedFlag[];
};

/** What we answer from by ourselves: the bank of questions and the lab guide. */
export type OwnSources = { bank: Bank; guide: LabGuide };

/** An answer of our own, made without any AI. */
export type OwnReply = {
  kind: "answer" | "results" | "choices" | "unknown" | "urgent";
  text: string;
  citations: Citation[];
  parts: ReplyParts;
};

const NO_RESULTS_FOUND =
  "I could not find a test result in what you attached. A sharper photo, straight from above, may help. " +
  'You can also type a result, such as "TSH 2.1 mIU/L, range 0.4 to 4.0". ' +
  "Please take the report itself to a clinician.";
const MOST_CHOICES = 3;
/** Among more tests what is asked may be about any. */
const MOST_ASKED_ABOUT = 2;
/** As much of a file as is sent. */
const MOST_ATTACHED = 500;
const ABOUT_ATTACHED = /\b(?:results?|reports?|mean|explain|this|photo|picture|read)\b/i;
/** May be about what is attached, where our bank has no sure answer. */
const MAYBE_ABOUT_ATTACHED = /\b(?:tests?|labs?)\b/i;

/** Answers a question from our own bank and the user's own results: the check for danger comes first. */
export function answerWithoutModel(asked: Asked, { bank, guide }: OwnSources): OwnReply {
  const { question, context, danger, seenFlags = [] } = asked;
  if (danger?.outcome === "stop") return adviceReply(danger);
  const ask: ReplyParts = danger === null ? {} : { ask: danger.flag };
  const typed = typedWords(question).trim();
  const earlier = earlierQuestions(context);
  const converted = convertedReply(typed, earlier, guide);
  if (converted !== null) return { ...converted, parts: ask };
  const about = askedResults(question, earlier);
  if (about !== null) {
    const { choices, ...reply } = resultsReply(typed, earlier, about, { bank, guide });
    return { ...reply, parts: { ...ask, ...(choices && { choices }), results: about.results } };
  }
  const attached = attachedText(question);
  const found = bankReply(bank, typed, attached, earlier);
  const { kind, text, citations, choices, offer } =
    danger?.isBeforeAnswer === true
      ? withSuspicion(danger.flag, found)
      : withFlags(bank, typed, seenFlags, found);
  const offered = choices === undefined ? "" : offerInWords(choices, offer ?? "choices");
  const isAboutAttached =
    typed === "" ||
    ABOUT_ATTACHED.test(typed) ||
    (kind !== "answer" && MAYBE_ABOUT_ATTACHED.test(typed));
  if (attached !== "" && isAboutAttached) {
    return { kind: "unknown", text: NO_RESULTS_FOUND, citations: [], parts: ask };
  }
  return {
    kind,
    text: paragraphs(text, offered),
    citations,
    parts: { ...ask, ...(choices && { choices }) },
  };
}

/** The flag that was met says what her words may be about besides. */
function withFlags(
  bank: Bank,
  typed: string,
  flags: readonly RedFlag[],
  found: BankReply,
): BankReply {
  if (flags.length === 0 || found.reason === "medicine") return found;
  const choices = choicesAfterFlags(bank, typed, flags, found);
  if (choices.length === 0) return found;
  if (found.kind === "answer") return { ...found, choices, offer: "otherChoices" };
  return { kind: "choices", text: "", citations: [], choices };
}

/** Below the question whether she is safe, what is near to that comes second, since it may be asked for nothing. */
function withSuspicion(flag: RedFlag, found: BankReply): BankReply {
  if (found.kind === "answer" || found.reason === "medicine") return found;
  const near = flagQuestions[flag].slice(0, MOST_CHOICES - 1);
  const [first = near[0], ...others] = found.choices ?? [];
  const ranked = [first, near[0], ...others, ...near].flatMap((choice) => choice ?? []);
  const choices = [...new Set(ranked)].slice(0, MOST_CHOICES);
  return { kind: "choices", text: "", citations: [], choices };
}

type Words = Pick<OwnReply, "kind" | "text" | "citations">;

/** What to do, in words that stay in the history after the card is gone. */
function adviceReply(report: StopReport): OwnReply {
  const { level, flags } = report;
  const { concern, todo, tell } = adviceOf(report);
  return {
    kind: "urgent",
    text: `${concern} ${todo} ${tell}`,
    citations: [{ id: "urgent-help", title: "Get urgent help", href: "/urgent-help" }],
    parts: { urgent: { level, flags: [...flags] } },
  };
}

function convertedReply(typed: string, earlier: readonly string[], guide: LabGuide): Words | null {
  const own = readLabResults(typed);
  const hasNumber = /\d/.test(typed);
  const results = own.length > 0 || hasNumber ? own : resultsOf(earlier.at(-1) ?? "");
  const conversion = answerConversion(typed, results);
  if (conversion === null) return null;
  const citations = pageCitations(conversion.pages, guide);
  const marks = citations.map((_, place) => `[${place + 1}]`).join("");
  return { kind: "answer", text: `${conversion.text} ${marks}`.trimEnd(), citations };
}

/** The user's results; before them the answer to what else is asked, or after them what that may be. */
function resultsReply(
  typed: string,
  earlier: readonly string[],
  { results, source }: AskedResults,
  { bank, guide }: OwnSources,
): Words & Pick<BankReply, "choices"> {
  const beside = askedBeside(typed);
  const other = beside === "" ? null : besideReply(bank, beside, earlier, results);
  const before = other?.kind === "answer" || other?.reason === "medicine" ? other : null;
  const { text, citations } = explainResults(results, source, guide, before?.citations ?? []);
  const choices = other?.offer === "instead" ? undefined : other?.choices;
  const rest = choices === undefined ? "" : offerInWords(choices, other?.offer ?? "otherChoices");
  const isUnknown = other?.kind === "unknown" && before === null;
  return {
    kind: "results",
    text: paragraphs(before?.text ?? "", text, rest, isUnknown ? fixedAnswers.restUnknown : ""),
    citations,
    ...(choices && { choices }),
  };
}

/**
 * The bank's answer to what is asked beside the results. "Do I fast for it?" is about the test; "Can it stop my period?"
 * may be, and the questions that are near to the test are offered then.
 */
function besideReply(
  bank: Bank,
  beside: string,
  earlier: readonly string[],
  results: readonly LabResult[],
): BankReply {
  const tests = [...new Set(results.map(({ test }) => test))].filter(isInGuide);
  const topic = tests.slice(0, 1).map((test) => `What is the ${test} test for?`);
  const isPointing = pointsBack(beside);
  if (isPointing && !namesOtherSubject(beside))
    return answerFromBank(bank, beside, [...earlier, ...topic]);
  const alone = answerFromBank(bank, beside, earlier);
  if (alone.kind === "answer" || alone.reason === "medicine") return alone;
  if (tests.length === 0) return alone;
  const isOfFew = tests.length <= MOST_ASKED_ABOUT;
  const withTests = `${beside} ${tests.join(" ")}`;
  if (isOfFew && asksAboutTakingMedicine(withTests)) return answerFromBank(bank, withTests, []);
  const found = isOfFew
    ? bank.findAnswer(withTests, [])
    : bank.findAnswer(beside, isPointing ? topic : earlier);
  const near = found.kind === "unknown" ? [] : found.entries.map(({ question }) => question);
  const choices = inTurn(near, alone.choices ?? []).slice(0, MOST_CHOICES);
  return choices.length === 0 ? alone : { ...alone, kind: "choices", choices };
}

/** Whether our lab guide has a page about a test; of another one our bank asks nothing. */
function isInGuide(test: string): boolean {
  return analyteOf(test)?.page !== undefined;
}

/** The first of each list, then the second of each, each text once. */
function inTurn(...lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  const texts = Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list[place] ?? []),
  );
  return [...new Set(texts.flat())];
}

function paragraphs(...texts: readonly string[]): string {
  return texts.filter((text) => text !== "").join("\n\n");
}

/** The bank's answer to the user's words; where they alone do not say what they are about, with what is attached. */
function bankReply(bank: Bank, typed: string, attached: string, earlier: readonly string[]) {
  const alone = answerFromBank(bank, typed || attached, earlier);
  if (alone.kind === "answer" || attached === "" || alone.reason === "medicine") return alone;
  const together = answerFromBank(bank, `${typed} ${attached.slice(0, MOST_ATTACHED)}`, earlier);
  return together.kind === "answer" ? together : alone;
}
