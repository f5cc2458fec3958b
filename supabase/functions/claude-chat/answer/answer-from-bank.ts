import type { Bank, BankEntry } from "./bank.ts";
import type { Citation } from "../../_shared/contracts/claude-chat.ts";
import { fixedAnswers } from "../knowledge/fixed-answers.ts";

/** What our bank of questions says to a question. */
export type BankReply = {
  kind: "answer" | "choices" | "unknown";
  text: string;
  citations: Citation[];
  choices?: string[];
  reason?: "medicine";
};

/** Answers with the words of the bank, asks which question is meant, or says that it does not know. */
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
    return {
      kind: "choices",
      citations: [],
      ...writtenChoices(fixedAnswers.choices, found.entries),
    };
  }
  const { text, citations } = writtenEntries(found.entries);
  const texts = found.asksMedicine ? [text, fixedAnswers.medicine] : [text];
  if (found.choices === undefined) return { kind: "answer", text: texts.join("\n\n"), citations };
  const rest = writtenChoices(fixedAnswers.otherChoices, found.choices);
  return { kind: "answer", citations, ...rest, text: [...texts, rest.text].join("\n\n") };
}

function writtenChoices(
  lead: string,
  entries: readonly BankEntry[],
): Required<Pick<BankReply, "text" | "choices">> {
  const choices = entries.map(({ question }) => question);
  return { text: `${lead}\n\n${choices.map((choice) => `- ${choice}`).join("\n")}`, choices };
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
