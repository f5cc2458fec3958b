import { analyse } from "../../_shared/knowledge/analyse.ts";
import { plainWords, stopWords } from "../../_shared/knowledge/common-words.ts";
import { combinedTexts, goesOnAboutIt, pointsBack } from "./follow-up.ts";
import type { MeaningScores } from "./meaning.ts";
import { placeOfMeasure } from "./entry-measures.ts";
import { asksAboutTakingMedicine, namesMedicine } from "./medicine-question.ts";
import { createMessageReader, type Part } from "./message-reader.ts";
import { withDoes } from "./message-segments.ts";
import type { PackedIndex } from "./packed-index.ts";
import type { Question } from "./question.ts";
import { COMMON_RARITY, openIndex } from "./question-index.ts";
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
      /** What the bank tells of the medicine itself. */
      near?: readonly Question[];
    };

export type Finder = {
  /** Finds what answers a question; `previous` are the questions before it, the oldest first. */
  findAnswer: (question: string, previous: readonly string[]) => Finding;
  /** The entries nearest to a question, the nearest first; none where nothing is near. */
  nearestEntries: (question: string, previous: readonly string[], most: number) => Question[];
};

/** What points back is unresolved where it leads, with what stands before, surely to nothing else. */
type ReadPart = Part & { isUnresolved?: true };

const MOST_CHOICES = 3;
/** What is further behind the likeliest, as a logarithm, shares a word with the question and no more. */
const MOST_BEHIND = 7;
/** Beside an answer only such choices are offered as likely hold the other one. */
const LIKELY_AMONG = 0.4;
/** What a model is given as its ground need be no likelier: it reads and chooses. */
const NEAR_AMONG = 0.015;
/** What is unresolved has to be as clear as "Can I delete it?", which names a matter; "And does it work?" may be about anything. */
const CLEAR_AMONG = 0.85;
/** Beside a likely answer so many others are offered, so that three are at hand in all. */
const MOST_INSTEAD = 2;
/** What a reading together with the question before must be surer by. */
const LEAST_GAIN = 0.08;
/** So much of what the newer question names has to be in what both together lead to. */
const LEAST_COVERED = 0.8;
/** A subject by itself has hardly more words. */
const SUBJECT_WORDS = 2;
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

  function entriesOf({ entries }: Pick<Ranking, "entries">, most: number): Question[] {
    return entries.slice(0, most).flatMap(({ entry }) => questions[entry] ?? []);
  }

  /** The likeliest entries without those that are far behind the first. */
  function offeredOf({ entries }: Ranking, most: number): Question[] {
    const least = (entries[0]?.score ?? 0) - MOST_BEHIND;
    return entriesOf({ entries: entries.filter(({ score }) => score >= least) }, most);
  }

  /** Reads a message; what does not stand alone is read with the question before it. */
  function rankWithPrevious(question: string, previous: readonly string[]): readonly ReadPart[] {
    const parts = readMessage(question);
    return parts.map((part, place) => {
      const before = parts[place - 1];
      if (before === undefined) return parts.length > 1 ? part : withEarlier(part, previous);
      // What points back to what is itself not understood leads anywhere.
      if (isSure(part) || !isSure(before) || !pointsBack(part.text)) return part;
      const joined = withEarlier(part, [before.text]);
      const isAsBefore =
        rankAlone(joined.text).entries[0]?.entry === before.ranking.entries[0]?.entry;
      return isSure(joined) && !isAsBefore
        ? joined
        : { ...joined, text: part.text, isUnresolved: true };
    });
  }

  /** Whether a text has a word that few questions have. */
  function namesMatter(text: string): boolean {
    return analyse(text, spelling).stems.some((stem) => {
      const term = index.termOf.get(stem) ?? -1;
      return index.isContent[term] === 1 && (index.rarity[term] ?? 0) > COMMON_RARITY;
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
    const still = stillAbout(alone, earlier, questions[answered]?.subject ?? "");
    if (together === undefined) return still ?? alone;
    const isBetter = together.ranking.first > alone.ranking.first + LEAST_GAIN;
    const isAboutSame = !namesSubject && together.ranking.first >= weights.sure;
    return isBetter || isAboutSame ? together : (still ?? alone);
  }

  /**
   * "What about in pregnancy?" read with the subject of the question before, where that leads to what is about it. After a
   * medicine it may hold even where the words alone have a sure answer, which would be about another one.
   */
  function stillAbout(alone: Part, earlier: Part, subject: string): Part | undefined {
    const [nearest] = alone.ranking.entries;
    if (subject === "" || nearest?.measures[SUBJECT] === 1) return undefined;
    const isOfMedicine = namesMedicine(earlier.text) && !namesMedicine(alone.text);
    if (!goesOnAboutIt(alone.text) || (isSure(alone) && !isOfMedicine)) return undefined;
    const text = `${alone.text} ${subject}`;
    const ranking = rankAlone(text);
    const near = ranking.entries.slice(0, MOST_CHOICES);
    const isAbout = near.some(({ measures }) => measures[SUBJECT] === 1);
    return isAbout && ranking.among >= weights.unsure ? { text, ranking } : undefined;
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
      .filter((part) => part.ranking.among >= weights.unsure || isSubjectAlone(part))
      .toSorted((one, other) => other.ranking.first - one.ranking.first)
      .map(({ ranking }) => offeredOf(ranking, MOST_CHOICES + answered.length));
    const inTurn = Array.from({ length: MOST_CHOICES }, (_, place) =>
      lists.flatMap((list) => list.filter((each) => !answered.includes(each))[place] ?? []),
    ).flat();
    const offered = [...new Set(inTurn)];
    // A greeting within a longer message is no question of hers.
    const matters = offered.filter(({ isConversation }) => !isConversation);
    return (parts.length > 1 && matters.length > 0 ? matters : offered).slice(0, MOST_CHOICES);
  }

  /** The entries that are nearest to a question about taking a medicine and have that medicine as their subject. */
  function aboutMedicine(parts: readonly Part[]): Question[] {
    const named = parts.flatMap(({ ranking }) =>
      ranking.entries.filter(({ measures }) => measures[SUBJECT] === 1),
    );
    const entries = named.flatMap(({ entry }) => questions[entry] ?? []);
    return [...new Set(entries)]
      .filter(({ question }) => namesMedicine(question))
      .slice(0, MOST_CHOICES);
  }

  /** What is nearest beside an answer; nothing where a part of the message makes the answer certain. */
  function insteadOf(parts: readonly Part[], answer: Question): Question[] {
    const giving = parts.filter(
      (part) => isSure(part) && entriesOf(part.ranking, 1).includes(answer),
    );
    const [part] = giving.toSorted((one, other) => other.ranking.first - one.ranking.first);
    if (part === undefined || part.ranking.first >= weights.certain) return [];
    return offeredOf(part.ranking, 1 + MOST_INSTEAD).slice(1);
  }

  /** Says no more than that, and what the bank tells of the medicine. */
  function medicineOnly(parts: readonly Part[]): Finding {
    const near = aboutMedicine(parts);
    return { kind: "unknown", reason: "medicine", ...(near.length > 0 && { near }) };
  }

  return {
    findAnswer: (message, previous) => {
      const question = withDoes(message);
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
      if (asksMedicine && others.length === 0) return medicineOnly(parts);
      const sure = others.filter(isSure).flatMap(({ ranking }) => entriesOf(ranking, 1));
      const [first, second] = [...new Set(sure)];
      if (first !== undefined) {
        const entries: readonly [Question, ...Question[]] =
          second === undefined ? [first] : [first, second];
        const isUnanswered = ({ text, ranking, isUnresolved }: ReadPart) =>
          (isUnresolved === true
            ? ranking.among >= CLEAR_AMONG && namesMatter(text)
            : ranking.among >= LIKELY_AMONG) &&
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
        const isLikely = others.some(({ ranking }) => ranking.among >= LIKELY_AMONG);
        if (parts.length === 1 || !isLikely) return medicineOnly(parts);
        return { kind: "unknown", reason: "medicine", choices: entries };
      }
      return entries.length === 0 ? { kind: "unknown" } : { kind: "choices", entries };
    },
    nearestEntries: (question, previous, most) => {
      const parts = rankWithPrevious(withDoes(question), previous).filter(
        ({ ranking }) => ranking.among >= NEAR_AMONG,
      );
      const share = Math.ceil(most / Math.max(1, parts.length));
      return [...new Set(parts.flatMap(({ ranking }) => entriesOf(ranking, share)))].slice(0, most);
    },
  };
}

/** The letters and digits of a text; a tapped question is known by them. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Whether a part is no more than what entries are about: "metformin" asks for what there is of it. */
function isSubjectAlone({ text, ranking }: Part): boolean {
  return text.split(/\s+/).length <= SUBJECT_WORDS && ranking.entries[0]?.measures[SUBJECT] === 1;
}

/** What she has just been told is no answer to what she asks next. */
function without(ranking: Ranking, answered: number): Ranking {
  return ranking.entries[0]?.entry === answered
    ? { ...ranking, entries: ranking.entries.slice(1), first: ranking.first / 2 }
    : ranking;
}
