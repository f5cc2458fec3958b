import { checklistPrice, consultationMinutes } from "../program-facts.ts";

const programFacts = { price: checklistPrice, minutes: consultationMinutes };

/** A text's file with the facts of the program in their places. */
export function fillProgramFacts(text: string): string {
  return text.replaceAll(/\{(price|minutes)\}/g, (_, name: keyof typeof programFacts) =>
    String(programFacts[name]),
  );
}

/** The committed file of what the companion is told about the program, exact. */
export function programFactsFile(): string {
  return `${JSON.stringify(programFacts, null, 2)}\n`;
}
