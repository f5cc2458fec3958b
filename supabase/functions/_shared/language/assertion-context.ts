import type { Found } from "./phrase-book.ts";
import type { Span, Token } from "./token.ts";

/** What a cue says about the words it reaches. */
export type ContextCue =
  | "asksInGeneral"
  | "speaksInGeneral"
  | "supposes"
  | "retells"
  | "isPast"
  | "isResolved"
  | "isPresent"
  | "returnsToHer"
  | "jokes"
  | "smallCauses";
/** The assertion context of what a text says: happening to someone, or one of those that keep it from counting. */
export type AssertionContext =
  | "present"
  | "general"
  | "hypothetical"
  | "reported"
  | "past"
  | "resolved"
  | "figurative";

const PERSONS = new Set("i me my mine we us our she her he him his they them their".split(" "));
const ASKED = new Set("should can could would will must may might need".split(" "));
const NOT_OF_HERSELF = new Set(
  `know ask read saw wonder heard avoid expect watch look want to need wish try ask understand learn prevent
   support help tell check spot treat take start begin keep plan`.split(/\s+/),
);
const NOT_A_BODY = new Set(
  `pcos pcod pmos doctor age risk chance chances birth next appointment essay thesis project class course group
   leaflet biology assignment exam risks medicine pharmacist book clinic country research friends`.split(
    /\s+/,
  ),
);
const PAST_TENSE = new Set(
  `was were had did used took got went needed kept tried felt told called stopped ended started removed treated
   left diagnosed faint vomit bled lost said gave became collapse wanted cut hit raped abused hurt`.split(
    /\s+/,
  ),
);
const TURNS = new Set(["but", "however", "although"]);

/** So many sentences before, what was said is meant as well when all is said to be well again. */
const RESOLVED_REACH = 2;

/** Works out in which context each part of a message stands, from the cues found in it. */
export function createAssertionContext(tokens: readonly Token[], found: readonly Found[]) {
  const spans = (name: ContextCue) => found.filter((span) => span.name === name);
  const general = coverToEnd(tokens, spans("asksInGeneral"), isAboutSomeone);
  const hypothetical = coverToEnd(tokens, spans("supposes"), () => false);
  const reported = coverReported(tokens, spans("retells"));
  const sentencesOfSomeone = new Set(tokens.filter(isAboutSomeone).map(({ sentence }) => sentence));
  const sentencesInGeneral = sentencesOf(tokens, spans("speaksInGeneral"));
  const jokes = sentencesOf(tokens, spans("jokes"));
  const smallCauses = sentencesOf(tokens, spans("smallCauses"));
  const presentClauses = clausesOf(
    tokens,
    spans("isPresent").filter((span) => !isInside(span, spans("isResolved"))),
  );
  const pastTenseClauses = new Set(
    tokens.filter(({ word }) => PAST_TENSE.has(word)).map(({ clause }) => clause),
  );
  const pastClauses = clausesOf(tokens, spans("isPast"));
  const sentenceOfClause = new Map(tokens.map(({ clause, sentence }) => [clause, sentence]));
  const pastSentences = sentencesOf(tokens, spans("isPast"));
  const resolved = spans("isResolved").map(({ start }) => sentenceAt(tokens, start));
  const returns = spans("returnsToHer").length > 0;

  /** Whether this clause, or one between it and what is past in its sentence, speaks of now. */
  function isPresentFrom(clause: number): boolean {
    for (let at = clause; at >= 0 && !pastClauses.has(at); at -= 1) {
      if (presentClauses.has(at)) return true;
      if (sentenceOfClause.get(at) !== sentenceOfClause.get(at - 1)) return false;
    }
    return presentClauses.has(clause);
  }

  function isPast({ start, end }: Span): boolean {
    const covered = tokens.slice(start, end);
    const clauses = new Set(covered.map(({ clause }) => clause));
    const isTold = [...clauses].some((clause) => pastTenseClauses.has(clause));
    const at = sentenceAt(tokens, start);
    if (isTold && resolved.some((later) => later === at || later === at + 1)) return true;
    if ([...clauses].some((clause) => isPresentFrom(clause))) return false;
    if ([...clauses].some((clause) => pastClauses.has(clause))) return true;
    const sentence = sentenceAt(tokens, start);
    const isPastTense = [...clauses].some((clause) => pastTenseClauses.has(clause));
    if (pastSentences.has(sentence) && isPastTense) return true;
    return (
      pastSentences.size > 0 &&
      resolved.some((later) => later >= sentence && later - sentence <= RESOLVED_REACH)
    );
  }

  return function contextOf(span: Span): AssertionContext {
    const sentence = sentenceAt(tokens, span.start);
    if (isPast(span)) return resolved.length > 0 ? "resolved" : "past";
    if (jokes.has(sentence) && smallCauses.has(sentence)) return "figurative";
    if (hypothetical.has(span.start)) return returns ? "present" : "hypothetical";
    if (reported.has(span.start)) return "reported";
    const isGeneral =
      general.has(span.start) ||
      (sentencesInGeneral.has(sentence) && !sentencesOfSomeone.has(sentence));
    return isGeneral && !returns ? "general" : "present";
  };
}

function isInside(span: Span, others: readonly Span[]): boolean {
  return others.some((other) => other.start <= span.start && span.end <= other.end);
}

/** Whether a word points to someone who has the trouble, not only to someone who asks about it. */
function isAboutSomeone(token: Token, index: number, all: readonly Token[]): boolean {
  if (!PERSONS.has(token.word)) return false;
  const before = all[index - 1]?.word ?? "";
  const after = all[index + 1]?.word ?? "";
  if (token.word === "my" || token.word === "our") return !NOT_A_BODY.has(after);
  if (token.word === "we" || token.word === "us" || token.word === "they") return false;
  if (token.word !== "i") return token.word !== "me" || !/^(?:tell|give|show|help)$/.test(before);
  return !ASKED.has(before) && !ASKED.has(after) && !NOT_OF_HERSELF.has(after);
}

/** From each span to the end of its sentence or the next "but", unless someone's own trouble follows. */
function coverToEnd(
  tokens: readonly Token[],
  spans: readonly Span[],
  endsCover: (token: Token, index: number, all: readonly Token[]) => boolean,
): Set<number> {
  const last = nextWhere(tokens, (token, index) => {
    const isNew = tokens[index - 1]?.sentence !== token.sentence;
    return isNew || TURNS.has(token.word);
  });
  const next = nextWhere(tokens, endsCover);
  const covered = new Set<number>();
  for (const { start, end } of spans) {
    const stop = last[end] ?? tokens.length;
    if (covered.has(start) || (next[end] ?? tokens.length) < stop) continue;
    for (let index = start; index < stop; index += 1) covered.add(index);
  }
  return covered;
}

/** For every place, the first word from there on that passes; the text's length when there is none. */
function nextWhere(
  tokens: readonly Token[],
  passes: (token: Token, index: number, all: readonly Token[]) => boolean,
): number[] {
  const next: number[] = [];
  let found = tokens.length;
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    const token = tokens[index];
    if (token && passes(token, index, tokens)) found = index;
    next[index] = found;
  }
  return next;
}

/** A story's own clause, and what follows it until the writer speaks of herself. */
function coverReported(tokens: readonly Token[], spans: readonly Span[]): Set<number> {
  const covered = new Set<number>();
  for (const { start } of spans) {
    if (covered.has(start)) continue;
    const clause = tokens[start]?.clause;
    const sentence = sentenceAt(tokens, start);
    let index = start;
    while (tokens[index - 1]?.clause === clause) index -= 1;
    for (; tokens[index]?.sentence === sentence; index += 1) {
      const token = tokens[index];
      const isOwn = /^(?:i|my|me)$/.test(token?.word ?? "") && token?.clause !== clause;
      if (isOwn || TURNS.has(token?.word ?? "")) break;
      covered.add(index);
    }
  }
  return covered;
}

function sentenceAt(tokens: readonly Token[], index: number): number {
  return tokens[index]?.sentence ?? -1;
}

function sentencesOf(tokens: readonly Token[], spans: readonly Span[]): Set<number> {
  return new Set(spans.map(({ start }) => sentenceAt(tokens, start)));
}

function clausesOf(tokens: readonly Token[], spans: readonly Span[]): Set<number> {
  return new Set(spans.map(({ start }) => tokens[start]?.clause ?? -1));
}
