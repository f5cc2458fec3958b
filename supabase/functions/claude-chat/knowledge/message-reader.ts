import { analyse } from "../../_shared/knowledge/analyse.ts";
import type { Spelling } from "../../_shared/knowledge/reading.ts";
import { pointsBack } from "./follow-up.ts";
import type { MeaningScores } from "./meaning.ts";
import { measure, placeOfMeasure } from "./entry-measures.ts";
import {
  inPlainWords,
  isQuestionLike,
  isTalk,
  segmentsOf,
  withoutGreeting,
} from "./message-segments.ts";
import type { Question } from "./question.ts";
import type { QuestionIndex } from "./question-index.ts";
import { hasSameWords, rank, type Ranking, type RankerWeights } from "./ranker.ts";

/** A part of a message that asks, and what is near to it. */
export type Part = { text: string; ranking: Ranking };

export type MessageReader = {
  /** The parts of a message that ask, or the message itself; each with its ranking. */
  readMessage: (message: string) => readonly Part[];
  /** Ranks the entries for a text by itself; those of `also` are ranked in any case. */
  rankAlone: (text: string, also?: readonly number[]) => Ranking;
};

type Bank = {
  questions: readonly Question[];
  index: QuestionIndex;
  spelling: Spelling;
  meaningOf: MeaningScores;
  weights: RankerWeights;
};

/** A message with more words is a story, whose one question may also be about something else. */
const SHORT_MESSAGE = 40;
/** Words longer than this are read by their beginning and their end, where questions stand. */
const LONGEST = 1200;
/** A part is sure of what is among so many that the whole message may mean. */
const MEANT_BY_MESSAGE = 2;
/** Nobody asks more in one message. */
const MOST_PARTS = 4;
/** Talk such as a greeting is answered only where the message is nothing more. */
const TALK_COVERED = 0.75;
const LONGEST_TALK = 4;
const LONGEST_TALK_LETTERS = 120;
const TALK_LETTERS = 0.5;
/** Or where it hardly means anything else: a chance of .9, as the measure tells it. */
const TALK_MEANT = Math.log(0.9) / 10;
const COVERED = placeOfMeasure("covered");
const LETTERS = placeOfMeasure("letters");
const MEANING = placeOfMeasure("meaning");

/** Opens a reader of messages for a bank. */
export function createMessageReader(bank: Bank): MessageReader {
  const { questions, index, spelling, meaningOf, weights } = bank;

  function measured(text: string, also: readonly number[] = []) {
    const asked = analyse(text, spelling);
    const found = measure(index, asked, meaningOf(asked), also);
    return {
      ...found,
      stems: asked.stems,
      candidates: found.candidates.filter(
        ({ entry, measures }) =>
          questions[entry]?.isConversation !== true || isOnlyTalk(found.content, measures),
      ),
    };
  }

  function rankAlone(text: string, also: readonly number[] = []): Ranking {
    const alone = measured(text, also);
    return rank(alone, alone.stems, weights);
  }

  /** Ranks the entries of talk alone, since the message is nothing else. */
  function rankTalk(text: string): Ranking {
    const asked = analyse(text, spelling);
    const talk = [...questions.keys()].filter((entry) => questions[entry]?.isConversation === true);
    const found = measure(index, asked, meaningOf(asked), talk);
    const candidates = found.candidates.filter(({ entry }) => talk.includes(entry));
    return { ...rank({ ...found, candidates }, asked.stems, weights), first: 1, among: 1 };
  }

  /**
   * Ranks by the whole of a message, unless the bank asks its one question in these very words. "How bad is it?"
   * is about what was named before, so the whole must mean the same there; it is not sure where both are likely, and
   * where it is not, what the bank asks stands second.
   */
  function rankInMessage(text: string, message: string): Ranking {
    const alone = rankAlone(text);
    const whole = rankAlone(message);
    const asked = alone.entries[0]?.entry ?? -1;
    if (!hasSameWords(alone) || questions[asked]?.isConversation === true) return whole;
    const place = whole.entries.findIndex(({ entry }) => entry === asked);
    if (place === 0 || !pointsBack(text)) return alone;
    if (place > 0 && place < MEANT_BY_MESSAGE) return { ...whole, first: whole.first / 2 };
    const others = whole.entries.filter(({ entry }) => entry !== asked);
    return { ...whole, entries: others.toSpliced(1, 0, ...alone.entries.slice(0, 1)) };
  }

  function isTalkFirst({ entries: [first] }: Ranking): boolean {
    return first !== undefined && questions[first.entry]?.isConversation === true;
  }

  /** Several sentences may ask one thing, which none of them names by itself. */
  function withWhole(parts: readonly Part[], whole: Part): readonly Part[] {
    return parts.some(({ ranking }) => ranking.first >= weights.sure) ? parts : [...parts, whole];
  }

  return {
    rankAlone,
    readMessage: (said) => {
      const message = inPlainWords(said);
      if (message.length <= LONGEST_TALK_LETTERS && isTalk(message)) {
        // What is said last counts: "Good morning, how are you?"
        const last = segmentsOf(message).at(-1) ?? message;
        return [{ text: message, ranking: rankTalk(last) }];
      }
      const plain = withoutGreeting(message);
      const text = endsOf(plain);
      const segments = segmentsOf(plain);
      const asking = segments.filter(isQuestionLike);
      const [only] = asking;
      if (only === undefined) {
        // Of "thank you, that was reassuring" the thanks are all that is meant.
        const whole = rankAlone(endsOf(message));
        if (isTalkFirst(whole))
          return [{ text: message, ranking: { ...whole, first: 1, among: 1 } }];
        return [{ text, ranking: plain === message ? whole : rankAlone(text) }];
      }
      if (segments.length < 2) return [{ text, ranking: rankAlone(text) }];
      if (asking.length === 1 && !isStory(plain))
        return [{ text: only, ranking: rankInMessage(only, text) }];
      const whole = rankAlone(text);
      const parts = asking.slice(0, MOST_PARTS).map((asked) => {
        const ranking = rankAlone(endsOf(asked));
        return { text: asked, ranking: backed(ranking, whole) };
      });
      // What a story only tells is no question; it says what may be meant.
      const first = isStory(plain) ? whole.first / 2 : whole.first;
      return withWhole(parts, { text, ranking: { ...whole, first } });
    },
  };
}

/** A ranking that is sure of its first only where that is among the first of the whole message as well. */
function backed(ranking: Ranking, whole: Ranking): Ranking {
  const first = ranking.entries[0]?.entry;
  const isBacked =
    hasSameWords(ranking) ||
    whole.entries.slice(0, MEANT_BY_MESSAGE).some(({ entry }) => entry === first);
  return isBacked ? ranking : { ...ranking, first: ranking.first / 2 };
}

/** The beginning and the end of a message that is too long to be read whole. */
function endsOf(message: string): string {
  if (message.length <= LONGEST) return message;
  return `${message.slice(0, LONGEST / 2)}\n${message.slice(-LONGEST / 2)}`;
}

function isStory(message: string): boolean {
  return message.split(/\s+/).length > SHORT_MESSAGE;
}

/** Whether a message may be no more than talk: few words, and hardly any that the talk does not have, or surely meant so. */
function isOnlyTalk(content: number, measures: Float64Array): boolean {
  const hasItsWords =
    content <= LONGEST_TALK &&
    (content === 0 || (measures[COVERED] ?? 0) >= TALK_COVERED) &&
    (measures[LETTERS] ?? 0) >= TALK_LETTERS;
  return hasItsWords || (measures[MEANING] ?? -1) >= TALK_MEANT;
}
