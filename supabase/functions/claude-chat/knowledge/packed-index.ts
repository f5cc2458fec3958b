import { analyse, type Analysis } from "../../_shared/knowledge/analyse.ts";
import { asWritten } from "../../_shared/knowledge/reading.ts";
import { packLists, packNumbers } from "./whole-numbers.ts";

/** A question of the bank as the index is made from it. */
export type IndexedQuestion = {
  question: string;
  wordings: readonly string[];
  answer: string;
  subject?: string | undefined;
  about?: string | undefined;
};

/** The bank's words, read and counted at build time; numbers are places in `words` or `tags`. */
export type PackedIndex = {
  /** Every word of the bank, with a space between them; those of questions come first. */
  words: string;
  /** How many of the words stand in questions. */
  questionWords: number;
  /** Every meaning and kind, with a comma between them. */
  tags: string;
  /** How many phrases each question has. */
  counts: string;
  /** The words of each phrase in their order. */
  phrases: string;
  phraseTags: string;
  /** The words of each answer, each once. */
  answers: string;
  /** The words of each subject. */
  subjects: string;
  subjectTags: string;
  /** The group of each question; 0 where it has none. */
  groups: string;
};

/** Reads the bank into the form that a function opens without reading any text. */
export function packIndex(questions: readonly IndexedQuestion[]): PackedIndex {
  const words = createNumbering();
  const tags = createNumbering();
  const phrases = questions.flatMap(({ question, wordings }) =>
    [question, ...wordings].map((text) => analyse(text, asWritten)),
  );
  const tagsOf = ({ concepts, kinds }: Analysis) => [...concepts, ...kinds].map(tags.numberOf);
  const phraseWords = phrases.map((phrase) => phrase.words.map(words.numberOf));
  const questionWords = words.all().length;
  const subjects = questions.map(({ subject }) => analyse(subject ?? "", asWritten));
  const groups = createNumbering();
  groups.numberOf("");
  const answers = questions.map(({ answer }) => analyse(answer, asWritten));
  return {
    questionWords,
    counts: packNumbers(questions.map(({ wordings }) => wordings.length + 1)),
    phrases: packLists(phraseWords),
    phraseTags: packLists(phrases.map(tagsOf)),
    subjects: packLists(subjects.map((subject) => subject.words.map(words.numberOf))),
    subjectTags: packLists(subjects.map(({ concepts }) => concepts.map(tags.numberOf))),
    answers: packLists(answers.map((answer) => [...new Set(answer.words.map(words.numberOf))])),
    groups: packNumbers(questions.map(({ about }) => groups.numberOf(about ?? ""))),
    words: words.all().join(" "),
    tags: tags.all().join(","),
  };
}

function createNumbering() {
  const numbers = new Map<string, number>();
  return {
    numberOf: (text: string) => {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, numbers.size);
      return numbers.size - 1;
    },
    all: () => [...numbers.keys()],
  };
}
