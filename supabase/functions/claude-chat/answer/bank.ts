import type { Citation } from "../../_shared/contracts/claude-chat.ts";

/** A question of the bank with the answer that is written for it. */
export type BankEntry = {
  id: string;
  question: string;
  answer: string;
  /** The pages it rests on; the first is the one to read on. */
  citations: readonly Citation[];
};

/** What the bank has for a question. */
export type BankFinding =
  | {
      kind: "answer";
      entries: readonly [BankEntry, ...BankEntry[]];
      /** Beside it the message asks to start, stop or measure out a medicine. */
      asksMedicine?: true;
      /** What another part of the message may ask. */
      choices?: readonly BankEntry[];
      /** What may have been asked instead, where the answer is likely and not certain. */
      instead?: readonly BankEntry[];
    }
  | { kind: "choices"; entries: readonly BankEntry[] }
  | {
      kind: "unknown";
      reason?: "medicine";
      /** What the rest of a message may ask that asks about taking a medicine. */
      choices?: readonly BankEntry[];
      /** What the bank tells of the medicine itself. */
      near?: readonly BankEntry[];
    };

/** Our bank of questions; `previous` are the questions asked before, the oldest first. */
export type Bank = {
  findAnswer: (question: string, previous: readonly string[]) => BankFinding;
  nearestEntries: (
    question: string,
    previous: readonly string[],
    most: number,
  ) => readonly BankEntry[];
};
