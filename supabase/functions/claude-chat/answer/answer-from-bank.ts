import type { Bank, BankEntry } from "./bank.ts";
import type { Citation } from "../../_shared/contracts/claude-chat.ts";
import { fixedAnswers } from "../knowledge/fixed-answers.ts";

/** What our bank of questions says to a question. */
export type BankReply = {
  kind: "answer" | "choices" | "unknown";
  text: string;
  citations: Citation[];
  /** What may have been meant where that is not sure; beside an answer, by the rest of the message. */
  choices?: string[];
  /** The questions of the bank that are answered. */
  answered?: string[];
  reason?: "medicine";
};

/** "Am I infertile?" is answered where the bank asks if she can still get pregnant: a bare "yes" would say the opposite. */
const ASKS_THE_WORST =
  /\b(?:infertile|barren|sterile|never|cannot|can['’]?t|won['’]?t|unable|impossible|too late)\b/i;
const YES_OR_NO = /^(?:yes|no)\b/i;

/** Answers with the words of the bank, names the questions that may be meant, or says that it does not know. */
export function answerFromBank(
  bank: Pick<Bank, "findAnswer">,
  question: string,
  previous: readonly string[],
): BankReply {
  const found = bank.findAnswer(question, previous);
  if (found.kind === "unknown") {
    const text = found.reason === "medicine" ? fixedAnswers.medicine : fixedAnswers.unknown;
    return { kind: "unknown", text, citations: [], ...(found.reason && { reason: found.reason }) };
  }
  if (found.kind === "choices") {
    return { kind: "choices", text: "", citations: [], choices: questionsOf(found.entries) };
  }
  const { text: written, citations } = writtenEntries(found.entries);
  const [{ question: answered }, ...others] = found.entries;
  const isTurned = others.length === 0 && ASKS_THE_WORST.test(question) && YES_OR_NO.test(written);
  const text = isTurned ? `**${answered}** ${written}` : written;
  const texts = found.asksMedicine ? [text, fixedAnswers.medicine] : [text];
  const reply: BankReply = {
    kind: "answer",
    text: texts.join("\n\n"),
    citations,
    answered: questionsOf(found.entries),
  };
  return found.choices ? { ...reply, choices: questionsOf(found.choices) } : reply;
}

/** The words that offer questions to choose from; of the rest of a message where a part of it is answered. */
export function offerInWords(choices: readonly string[], isRest: boolean): string {
  const lead = isRest ? fixedAnswers.otherChoices : fixedAnswers.choices;
  return `${lead}\n\n${choices.map((choice) => `- ${choice}`).join("\n")}`;
}

function questionsOf(entries: readonly BankEntry[]): string[] {
  return entries.map(({ question }) => question);
}

/** One answer, or two with the question above each; each ends with the marks of its pages. */
function writtenEntries(entries: readonly BankEntry[]): Pick<BankReply, "text" | "citations"> {
  const citations: Citation[] = [];
  const texts = entries.map(({ question, answer, citations: own }) => {
    const marks = own.map((citation) => {
      const at = citations.findIndex(({ id }) => id === citation.id);
      return `[${at < 0 ? citations.push(citation) : at + 1}]`;
    });
    const text = [answer.trim(), marks.join("")].filter((part) => part !== "").join(" ");
    return entries.length > 1 ? `**${question}**\n\n${text}` : text;
  });
  return { text: texts.join("\n\n"), citations };
}
