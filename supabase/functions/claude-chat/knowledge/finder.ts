import { analyse } from "../../_shared/knowledge/analyse.ts";
import { plainWords, stopWords } from "../../_shared/knowledge/common-words.ts";
import { combinedTexts } from "./follow-up.ts";
import type { MeaningScores } from "./meaning.ts";
import { measure } from "./measures.ts";
import { asksAboutTakingMedicine } from "./medicine-question.ts";
import { isQuestionLike, segmentsOf, withoutGreeting } from "./message-segments.ts";
import type { PackedIndex } from "./packed-index.ts";
import type { Question } from "./question.ts";
import { openIndex } from "./question-index.ts";
import { hasSameWords, rank, type Ranking, type RankerWeights } from "./ranker.ts";
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
    }
  | { kind: "choices"; entries: readonly Question[] }
  | { kind: "unknown"; reason?: "medicine" };

export type Finder = {
  /** Finds what answers a question; `previous` are the questions before it, the oldest first. */
  findAnswer: (question: string, previous: readonly string[]) => Finding;
  /** The entries nearest to a question, the nearest first; none where nothing is near. */
  nearestEntries: (question: string, previous: readonly string[], most: number) => Question[];
};

/** A part of a message that asks, and what is near to it. */
type Part = { text: string; ranking: Ranking };

const MOST_CHOICES = 3;
/** How much the whole message counts beside the part that asks. */
const WHOLE_SHARE = 0.7;
/** "Will it come back?" is understood only with the rest of her message. */
const FEW_WORDS = 3;
const SHORT_MESSAGE = 40;
/** Beside an answer only such choices are offered as likely hold the other one. */
const LIKELY_AMONG = 0.4;
/** A message longer than this is read by its start and its questions. */
const LONGEST = 1200;
/** What a reading together with the question before must be surer by. */
const LEAST_GAIN = 0.08;
/** Talk such as a greeting is answered only where the message is nothing more. */
const TALK_COVERED = 0.75;
const LONGEST_TALK = 4;
const TALK_LETTERS = 0.5;
const COVERED = 7;
const LETTERS = 4;
const SUBJECT = 11;

/** Opens the bank; each question is then looked up in memory. */
export function createFinder(
  questions: readonly Question[],
  packed: PackedIndex,
  meaningOf: MeaningScores,
  weights: RankerWeights,
): Finder {
  const index = openIndex(packed);
  const spelling = createSpelling(index, new Set([...stopWords, ...plainWords]));

  const byQuestion = new Map(questions.map((each) => [plainLetters(each.question), each]));
  const isSure = ({ ranking }: Part) => ranking.first >= weights.sure;

  /** Ranks the entries for a text, within the rest of her message where there is more. */
  function rankText(text: string, whole: string): Ranking {
    if (whole === text) return rankAlone(text);
    const likelyByWhole = measured(whole).candidates.map(({ entry }) => entry);
    const alone = measured(text, likelyByWhole);
    const byItself = rank(alone, alone.stems, weights);
    if (hasSameWords(byItself)) return byItself;
    const wider = measured(
      whole,
      alone.candidates.map(({ entry }) => entry),
    );
    const ofWhole = rank(wider, wider.stems, weights);
    if (alone.content <= FEW_WORDS && wider.stems.length <= SHORT_MESSAGE) return ofWhole;
    const measuresOf = new Map(wider.candidates.map(({ entry, measures }) => [entry, measures]));
    const mixed = rank(
      {
        ...alone,
        candidates: alone.candidates.map(({ entry, measures }) => ({
          entry,
          measures: measures.map(
            (value, place) =>
              value * (1 - WHOLE_SHARE) + (measuresOf.get(entry)?.[place] ?? 0) * WHOLE_SHARE,
          ),
        })),
      },
      alone.stems,
      weights,
    );
    return ofWhole.first > mixed.first ? ofWhole : mixed;
  }

  function rankAlone(text: string): Ranking {
    const alone = measured(text);
    return rank(alone, alone.stems, weights);
  }

  function measured(text: string, also: readonly number[] = []) {
    const asked = analyse(text, spelling);
    const found = measure(index, asked, meaningOf(asked.words), { also });
    return {
      ...found,
      stems: asked.stems,
      candidates: found.candidates.filter(
        ({ entry, measures }) =>
          questions[entry]?.isConversation !== true || isOnlyTalk(found.content, measures),
      ),
    };
  }

  function entriesOf(ranking: Ranking, most: number): Question[] {
    return ranking.entries.slice(0, most).flatMap(({ entry }) => questions[entry] ?? []);
  }

  /** The parts of a message that ask, or the message itself; each with its ranking. */
  function readMessage(message: string): Part[] {
    const plain = withoutGreeting(message.slice(0, LONGEST));
    const segments = segmentsOf(plain);
    const asking = segments.filter(isQuestionLike);
    const texts = segments.length < 2 || asking.length === 0 ? [plain] : asking;
    const whole = texts.length === 1 ? plain : null;
    const parts = texts.map((text) => ({ text, ranking: rankText(text, whole ?? text) }));
    if (parts.length < 2 || parts.some(({ ranking }) => ranking.first >= weights.sure))
      return parts;
    // Several sentences may ask one thing, which none of them names by itself.
    const together = { text: plain, ranking: rankAlone(plain) };
    return parts.every(({ ranking }) => ranking.among < together.ranking.among)
      ? [together]
      : parts;
  }

  /** Reads a message; what does not stand alone is read with the question before it. */
  function rankWithPrevious(question: string, previous: readonly string[]): Part[] {
    const parts = readMessage(question);
    return parts.map((part, place) => {
      const before = parts[place - 1];
      if (before === undefined) return parts.length > 1 ? part : withEarlier(part, previous);
      return part.ranking.first >= weights.sure ? part : withEarlier(part, [before.text]);
    });
  }

  function withEarlier(alone: Part, previous: readonly string[]): Part {
    const earlier = previous
      .slice(-3)
      .toReversed()
      .map((text) => ({ text, best: readMessage(text)[0]?.ranking }))
      .find(({ best }) => best !== undefined && best.first >= weights.unsure);
    const answered = earlier?.best?.entries[0]?.entry;
    if (earlier === undefined || answered === undefined) return alone;
    const namesSubject = alone.ranking.entries[0]?.measures[SUBJECT] === 1;
    const isSureAlone = alone.ranking.first >= weights.sure && namesSubject;
    const texts = combinedTexts(alone.text, earlier.text, {
      subject: questions[answered]?.subject ?? "",
      isSure: isSureAlone,
    });
    const together = texts
      .map((text) => ({ text, ranking: without(rankText(text, text), answered) }))
      .toSorted((one, other) => other.ranking.first - one.ranking.first)[0];
    if (together === undefined) return alone;
    const isBetter = together.ranking.first > alone.ranking.first + LEAST_GAIN;
    const isAboutSame = !namesSubject && together.ranking.first >= weights.sure;
    return isBetter || isAboutSame ? together : alone;
  }

  /** Up to three entries to choose from for the parts of a message, the nearest of each part first. */
  function choicesOf(parts: readonly Part[], answered: readonly Question[]): Question[] {
    const lists = parts
      .filter(({ ranking }) => ranking.among >= weights.unsure)
      .toSorted((one, other) => other.ranking.among - one.ranking.among)
      .map(({ ranking }) => entriesOf(ranking, MOST_CHOICES + answered.length));
    const inTurn = Array.from({ length: MOST_CHOICES }, (_, place) =>
      lists.flatMap((list) => list.filter((each) => !answered.includes(each))[place] ?? []),
    ).flat();
    return [...new Set(inTurn)].slice(0, MOST_CHOICES);
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
        return {
          kind: "answer",
          entries,
          ...(asksMedicine && { asksMedicine }),
          ...(choices.length > 0 && !asksMedicine && { choices }),
        };
      }
      if (asksMedicine) return { kind: "unknown", reason: "medicine" };
      const entries = choicesOf(others, []);
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

/** Whether a message may be no more than talk: few words, and hardly any that the talk does not have. */
function isOnlyTalk(content: number, measures: Float64Array): boolean {
  return (
    content <= LONGEST_TALK &&
    (content === 0 || (measures[COVERED] ?? 0) >= TALK_COVERED) &&
    (measures[LETTERS] ?? 0) >= TALK_LETTERS
  );
}

/** What she has just been told is no answer to what she asks next. */
function without(ranking: Ranking, answered: number): Ranking {
  return ranking.entries[0]?.entry === answered
    ? { ...ranking, entries: ranking.entries.slice(1), first: ranking.first / 2 }
    : ranking;
}
