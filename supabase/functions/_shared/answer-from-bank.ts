import type { Bank, BankEntry } from "./bank.ts";
import type { Citation } from "./contracts/claude-chat.ts";
import { fixedAnswers } from "./knowledge/fixed-answers.ts";

/** What our bank of questions says to a question. */
export type BankReply = {
  kind: "answer" | "choices" | "unknown";
  text: string;
  citations: Citation[];
  choices?: string[];
  reason?: "medicine";
};

/** Answers with the words of the bank, asks which question she means, or says that it does not know. */
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
    const choices = found.entries.map((entry) => entry.question);
    const list = choices.map((choice) => `- ${choice}`).join("\n");
    return { kind: "choices", text: `${fixedAnswers.choices}\n\n${list}`, citations: [], choices };
  }
  const written = writtenEntries(found.entries);
  const text = found.asksMedicine ? `${written.text}\n\n${fixedAnswers.medicine}` : written.text;
  return { kind: "answer", text, citations: written.citations };
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
