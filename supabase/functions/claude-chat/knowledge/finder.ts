import { plainWords, stopWords } from "../../_shared/knowledge/common-words.ts";
import { combinedTexts, pointsBack } from "./follow-up.ts";
import type { MeaningScores } from "./meaning.ts";
import { placeOfMeasure } from "./measures.ts";
import { asksAboutTakingMedicine } from "./medicine-question.ts";
import { createMessageReader, type Part } from "./message-reader.ts";
import type { PackedIndex } from "./packed-index.ts";
import type { Question } from "./question.ts";
import { openIndex } from "./question-index.ts";
import { hasSameWords, type Ranking, type RankerWeights } from "./ranker.ts";
import { createSpelling } from "./bank-spelling.ts";

/** What the bank has for a question. */
export type Finding =
  | {
      kind: "answer";
      /** A message with two questions has two. */
      entries: readonly [Question, ...Question[]];
      /** Beside it the message asks to start, stop or measure out a medicine, which nobody here answers. */
      asksMedicine?: true;
      /** What another part of the message may ask, which no entry surely answers. */
      choices?: readonly Question[];
      /** What may have been asked instead, where the answer is likely and not certain. */
      instead?: readonly Question[];
    }
  | { kind: "choices"; entries: readonly Question[] }
  | {
      kind: "unknown";
      reason?: "medicine";
      /** What the rest of a message may ask that asks about taking a medicine. */
      choices?: readonly Question[];
    };

export type Finder = {
  /** Finds what answers a question; `previous` are the questions before it, the oldest first. */
  findAnswer: (question: string, previous: readonly string[]) => Finding;
  /** The entries nearest to a question, the nearest first; none where nothing is near. */
  nearestEntries: (question: string, previous: readonly string[], most: number) => Question[];
};

const MOST_CHOICES = 3;
/** Beside an answer only such choices are offered as likely hold the other one. */
const LIKELY_AMONG = 0.4;
/** Beside a likely answer so many others are offered, so that three are at hand in all. */
const MOST_INSTEAD = 2;
/** What a reading together with the question before must be surer by. */
const LEAST_GAIN = 0.08;
/** So much of what the newer question names has to be in what both together lead to. */
const LEAST_COVERED = 0.8;
const COVERED = placeOfMeasure("covered");
const SUBJECT = placeOfMeasure("subject");

/** Opens the bank; each question is then looked up in memory. */
export function createFinder(
  questions: readonly Question[],
  packed: PackedIndex,
  meaningOf: MeaningScores,
  weights: RankerWeights,
): Finder {
  const index = openIndex(packed);
  const spelling = createSpelling(index, new Set([...stopWords, ...plainWords]));

  const { readMessage, rankAlone } = createMessageReader({
    questions,
    index,
    spelling,
    meaningOf,
    weights,
  });
  const byQuestion = new Map(questions.map((each) => [plainLetters(each.question), each]));
  const isSure = ({ ranking }: Part) => ranking.first >= weights.sure;

  function entriesOf(ranking: Ranking, most: number): Question[] {
    return ranking.entries.slice(0, most).flatMap(({ entry }) => questions[entry] ?? []);
  }

  /** Reads a message; what does not stand alone is read with the question before it. */
  function rankWithPrevious(question: string, previous: readonly string[]): readonly Part[] {
    const parts = readMessage(question);
    return parts.map((part, place) => {
      const before = parts[place - 1];
      if (before === undefined) return parts.length > 1 ? part : withEarlier(part, previous);
      return isSure(part) || !pointsBack(part.text) ? part : withEarlier(part, [before.text]);
    });
  }

  /** What the last of the earlier questions was about. */
  function lastUnderstood(previous: readonly string[]): Part | undefined {
    for (const text of previous.slice(-3).toReversed()) {
      const ranking = readMessage(text)[0]?.ranking;
      if (ranking !== undefined && ranking.first >= weights.unsure) return { text, ranking };
    }
    return undefined;
  }

  function withEarlier(alone: Part, previous: readonly string[]): Part {
    const earlier = lastUnderstood(previous);
    const answered = earlier?.ranking.entries[0]?.entry;
    if (earlier === undefined || answered === undefined) return alone;
    const namesSubject = alone.ranking.entries[0]?.measures[SUBJECT] === 1;
    const isSureAlone = alone.ranking.first >= weights.sure && namesSubject;
    const texts = combinedTexts(alone.text, earlier.text, {
      subject: questions[answered]?.subject ?? "",
      isSure: isSureAlone,
    });
    const together = texts
      .map((text) => ({ text, ranking: without(rankAlone(text), answered) }))
      .filter(({ ranking }) => holdsWords(alone, ranking.entries[0]?.entry))
      .toSorted((one, other) => other.ranking.first - one.ranking.first)[0];
    if (together === undefined) return alone;
    const isBetter = together.ranking.first > alone.ranking.first + LEAST_GAIN;
    const isAboutSame = !namesSubject && together.ranking.first >= weights.sure;
    return isBetter || isAboutSame ? together : alone;
  }

  /** Whether an entry has the words of a question, as far as that names anything: "why?" does not, "which food?" does. */
  function holdsWords({ text, ranking }: Part, entry: number | undefined): boolean {
    const names = ranking.entries.some(({ measures }) => (measures[COVERED] ?? 0) > 0);
    if (!names || entry === undefined) return true;
    const found = rankAlone(text, [entry]).entries.find((each) => each.entry === entry);
    return (found?.measures[COVERED] ?? 0) >= LEAST_COVERED;
  }

  /** Up to three entries to choose from for the parts of a message, the nearest of each part first, the surest part before all. */
  function choicesOf(parts: readonly Part[], answered: readonly Question[]): Question[] {
    const lists = parts
      .filter(({ ranking }) => ranking.among >= weights.unsure)
      .toSorted((one, other) => other.ranking.first - one.ranking.first)
      .map(({ ranking }) => entriesOf(ranking, MOST_CHOICES + answered.length));
    const inTurn = Array.from({ length: MOST_CHOICES }, (_, place) =>
      lists.flatMap((list) => list.filter((each) => !answered.includes(each))[place] ?? []),
    ).flat();
    const offered = [...new Set(inTurn)];
    // A greeting within a longer message is no question of hers.
    const matters = offered.filter(({ isConversation }) => !isConversation);
    return (parts.length > 1 && matters.length > 0 ? matters : offered).slice(0, MOST_CHOICES);
  }

  /** What is nearest beside an answer; nothing where a part of the message makes the answer certain. */
  function insteadOf(parts: readonly Part[], answer: Question): Question[] {
    const giving = parts.filter(
      (part) => isSure(part) && entriesOf(part.ranking, 1).includes(answer),
    );
    const [part] = giving.toSorted((one, other) => other.ranking.first - one.ranking.first);
    if (part === undefined || part.ranking.first >= weights.certain) return [];
    return entriesOf(part.ranking, 1 + MOST_INSTEAD).slice(1);
  }

  return {
    findAnswer: (question, previous) => {
      const asked = byQuestion.get(plainLetters(question));
      if (asked !== undefined) return { kind: "answer", entries: [asked] };
      const parts = rankWithPrevious(question, previous);
      // What the bank asks itself has its answer there, even where it speaks of starting a medicine.
      const others = parts.filter(
        ({ text, ranking }) => hasSameWords(ranking) || !asksAboutTakingMedicine(text),
      );
      const asksMedicine =
        others.length < parts.length ||
        (!others.some(({ ranking }) => hasSameWords(ranking)) && asksAboutTakingMedicine(question));
      if (asksMedicine && others.length === 0) return { kind: "unknown", reason: "medicine" };
      const sure = others.filter(isSure).flatMap(({ ranking }) => entriesOf(ranking, 1));
      const [first, second] = [...new Set(sure)];
      if (first !== undefined) {
        const entries: readonly [Question, ...Question[]] =
          second === undefined ? [first] : [first, second];
        const isUnanswered = ({ ranking }: Part) =>
          ranking.among >= LIKELY_AMONG &&
          entriesOf(ranking, 1).every((entry) => !entries.includes(entry));
        const choices = choicesOf(
          others.filter((part) => !isSure(part) && isUnanswered(part)),
          entries,
        );
        const instead =
          choices.length === 0 && second === undefined ? insteadOf(others, first) : [];
        return {
          kind: "answer",
          entries,
          ...(asksMedicine && { asksMedicine }),
          ...(choices.length > 0 && !asksMedicine && { choices }),
          ...(instead.length > 0 && !asksMedicine && { instead }),
        };
      }
      const entries = choicesOf(others, []);
      if (asksMedicine) {
        // What a single sentence asks is about the medicine.
        const choices = parts.length > 1 ? entries : [];
        return { kind: "unknown", reason: "medicine", ...(choices.length > 0 && { choices }) };
      }
      return entries.length === 0 ? { kind: "unknown" } : { kind: "choices", entries };
    },
    nearestEntries: (question, previous, most) => {
      const parts = rankWithPrevious(question, previous).filter(
        ({ ranking }) => ranking.among >= weights.unsure / 2,
      );
      const share = Math.ceil(most / Math.max(1, parts.length));
      return [...new Set(parts.flatMap(({ ranking }) => entriesOf(ranking, share)))].slice(0, most);
    },
  };
}

/** The letters and digits of a text; a tapped question is known by them. */
function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** What she has just been told is no answer to what she asks next. */
function without(ranking: Ranking, answered: number): Ranking {
  return ranking.entries[0]?.entry === answered
    ? { ...ranking, entries: ranking.entries.slice(1), first: ranking.first / 2 }
    : ranking;
}
