import type { Bank, BankEntry } from "./bank.ts";
import type { Citation } from "../../_shared/contracts/claude-chat.ts";
import { plainLetters } from "../knowledge/finder.ts";
import { fixedAnswers } from "../knowledge/fixed-answers.ts";

/** Which of our fixed words stand before questions to choose from. */
export type Offer = "choices" | "otherChoices" | "instead" | "ofMedicine";

/** What our bank of questions says to a question. */
export type BankReply = {
  kind: "answer" | "choices" | "unknown";
  text: string;
  citations: Citation[];
  /** What may have been meant where that is not sure; beside an answer, by the rest of the message or instead. */
  choices?: string[];
  /** Which words stand before the choices beside an answer. */
  offer?: Offer;
  /** The questions of the bank that are answered. */
  answered?: string[];
  reason?: "medicine";
};

/**
 * "Is coffee bad?" is answered where the bank asks if she can drink it, and "Am I infertile?" where it asks if she can still
 * get pregnant: a bare "yes" would say the opposite.
 */
const TURNS =
  /\b(?:infertile|barren|sterile|never|cannot|can['’]?t|won['’]?t|unable|impossible|hopeless|too (?:late|old|young)|bad|harm\w*|hurts?|dangerous|risky|spoil\w*|wors\w*|wrong|stop\w*|quit|avoid\w*|leave|give up|cut out|forbid\w*|banned|pay|costs?|charged?|fees?|scam|fake|forever|for life|lifelong)\b/i;
const YES_OR_NO = /^(?:yes|no)\b/i;
/** So begins an answer that says what it is about in its question alone. */
const LEANS_ON_QUESTION =
  /^(?:not|it|its|they|this|that|these|those|there|often|sometimes|perhaps|maybe|mostly|usually|both|neither|either|in part|less|more|because|you can|you may|(?:many|most|some) (?:can|do|are))\b/i;

/** Answers with the words of the bank, names the questions that may be meant, or says that it does not know. */
export function answerFromBank(
  bank: Pick<Bank, "findAnswer">,
  question: string,
  previous: readonly string[],
): BankReply {
  const found = bank.findAnswer(question, previous);
  if (found.kind === "unknown") {
    const { reason, choices, near } = found;
    return {
      kind: "unknown",
      text: reason === "medicine" ? fixedAnswers.medicine : fixedAnswers.unknown,
      citations: [],
      ...(reason && { reason }),
      ...(choices && { choices: questionsOf(choices), offer: "otherChoices" }),
      ...(near && { choices: questionsOf(near), offer: "ofMedicine" }),
    };
  }
  if (found.kind === "choices") {
    return { kind: "choices", text: "", citations: [], choices: questionsOf(found.entries) };
  }
  const { text: written, citations } = writtenEntries(found.entries);
  const [{ question: answered }, ...others] = found.entries;
  const isTurned = TURNS.test(question) !== TURNS.test(answered) && YES_OR_NO.test(written);
  const leans =
    LEANS_ON_QUESTION.test(written) && plainLetters(question) !== plainLetters(answered);
  // Where another question may have been asked, she sees which one this answers.
  const isNamed = others.length === 0 && (isTurned || leans || found.instead !== undefined);
  const text = isNamed ? `**${answered}** ${written}` : written;
  const texts = found.asksMedicine ? [text, fixedAnswers.medicine] : [text];
  const reply: BankReply = {
    kind: "answer",
    text: texts.join("\n\n"),
    citations,
    answered: questionsOf(found.entries),
  };
  if (found.choices)
    return { ...reply, choices: questionsOf(found.choices), offer: "otherChoices" };
  if (found.instead) return { ...reply, choices: questionsOf(found.instead), offer: "instead" };
  return reply;
}

/** The words that offer questions to choose from. */
export function offerInWords(choices: readonly string[], offer: Offer): string {
  return `${fixedAnswers[offer]}\n\n${choices.map((choice) => `- ${choice}`).join("\n")}`;
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
