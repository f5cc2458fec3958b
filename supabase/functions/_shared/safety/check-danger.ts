import { type DangerLevel, dangerLevels, type RedFlag, redFlags } from "../contracts/red-flags.ts";
import { scoreOf, sumOf } from "../language/linear-classifier.ts";
import type { Span } from "../language/token.ts";
import { adviceByFlag, emergencySteps, minorAdvice } from "./advice.ts";
import { askAboutSomeoneElse, askLines } from "./ask-lines.ts";
import { type DangerClassifiers, fittedClassifiers } from "./classifiers.ts";
import type { AskReport, DangerReport, LineKind, StopReport } from "./danger-outcome.ts";
import { flagsOfReport } from "./deciding-numbers.ts";
import { featuresOf } from "./features.ts";
import { hasSign, type MetRule, metRules } from "./find-flags.ts";
import { type Message, readMessage } from "./find-signs.ts";
import { helperAdvice } from "./helper-advice.ts";
import { signsOfWeakness } from "./rules-body.ts";
import { type LikelyRule, likelyRules } from "./rules-likely.ts";
import { partsOf } from "./own-words.ts";
import type { Sign } from "./signs.ts";
import { isAboutSomeoneElse } from "./someone-else.ts";

type Flagged = { flag: RedFlag; level: DangerLevel };
/** How urgent a sentence is and how much it resembles each red flag. */
type Judged = {
  score: number;
  flagScores: ReadonlyMap<RedFlag, number>;
  topics: ReadonlySet<string>;
};

/**
 * Below this the classifier is sure that a sentence is non-urgent, and takes a rule's stop down to a question. A story tells of
 * much that is past, of others or only feared, and needs a clearer word than a cry of a sentence or two, save for self-harm,
 * which is often told in passing; a number speaks for itself.
 */
const SURELY_NON_URGENT_BELOW = { cry: 1, story: 2, number: -2 };
const SENTENCES_OF_A_STORY = 3;
/**
 * Above this it suspects a red flag where no rule is met. How much the sentence resembles the likeliest red flag counts
 * as well, for so much: what resembles none is rarely urgent.
 */
const SUSPECTED_ABOVE = 0.9;
const RESEMBLANCE_SHARE = 0.4;
/** Below this it is so sure that nothing is the matter that not even a rule that is met leads to a question. */
const NOT_SUSPECTED_BELOW = -2.5;
/** Above this it is sure that a sentence is urgent. */
const SURELY_URGENT_ABOVE = 1.7;
/** Above this it has hardly a doubt, and one topic of the likeliest red flag is enough. */
const HARDLY_IN_DOUBT_ABOVE = 3.5;
/** What can wait for days is not named before what cannot. */
const CAN_WAIT: DangerLevel = "within_days";
/** Signs in numbers, which words around them can hardly take back. */
const NUMBERS_THAT_DECIDE: ReadonlySet<Sign> = new Set<Sign>([
  "soaksPads",
  "tookManyPills",
  "sugarReadsVeryLow",
  "sugarReadsVeryHigh",
  "testosteroneIsHigh",
  "hasFastPulse",
  "losesWeightFast",
  "eatsVeryLittle",
]);
const PRIVATE_FLAGS: ReadonlySet<RedFlag> = new Set<RedFlag>([
  "self_harm",
  "violence",
  "minor",
  "postpartum_or_psychosis",
]);
const LINES: Readonly<Partial<Record<RedFlag, LineKind>>> = {
  self_harm: "crisis",
  eating_disorder: "eating",
  violence: "violence",
  minor: "child",
  postpartum_or_psychosis: "crisis",
};
/** The levels of the red flags that are not an emergency by themselves. */
const LEVELS: Readonly<Partial<Record<RedFlag, DangerLevel>>> = {
  unsafe_medicine_in_pregnancy: "same_day",
  fast_virilisation: "within_days",
  infection: "same_day",
  eating_disorder: "same_day",
};

/**
 * What is dangerous in a message: stop when a rule is met by her own words or a number decides, ask when a sign is only
 * suspected, null when neither.
 */
export function checkForDanger(
  message: string,
  classifiers: DangerClassifiers = fittedClassifiers(),
): DangerReport | null {
  const { own, reports } = partsOf(message);
  const read = readMessage(own);
  const met = metRules(read);
  const judged = judge(read, met, classifiers);
  const upheld = met.filter((rule) => isUpheld(rule, judged));
  const likely = likelyMet(judged).filter((one) => !upheld.some(({ flag }) => flag === one.flag));
  const fired = [...upheld, ...likely, ...flagsOfReport(reports)];
  if (fired.length === 0) return suspicion(met, read, judged);
  const places = [...upheld, ...likely].flatMap(({ sentences }) => sentences);
  return stopReport(fired, [...new Set(places)], read, judged);
}

/** The report that a yes to the question about a red flag opens. */
export function stopFor(flag: RedFlag): StopReport {
  return reportOf([{ flag, level: LEVELS[flag] ?? "emergency" }], false);
}

function isUpheld({ flag, signs, sentences }: MetRule, judged: readonly Judged[]): boolean {
  const isNumber = signs.some((sign) => NUMBERS_THAT_DECIDE.has(sign));
  const isStory = flag !== "self_harm" && judged.length >= SENTENCES_OF_A_STORY;
  const limit = SURELY_NON_URGENT_BELOW[isNumber ? "number" : isStory ? "story" : "cry"];
  return sentences.some((at) => (judged[at]?.score ?? 0) > limit);
}

/**
 * The rules of topics that are met where the classifier is sure. The rule of the second likeliest red flag will do, since
 * the likeliest is often told in words that no topic has; it is the likeliest that is named. A story has topics of many
 * things, so there it has to be the likeliest one's. Where there is hardly a doubt, one of its topics will do.
 */
function likelyMet(judged: readonly Judged[]): (Flagged & { sentences: readonly number[] })[] {
  return judged.flatMap((each, at) => {
    if (each.score <= SURELY_URGENT_ABOVE) return [];
    const [likeliest, second] = likeliestFlags(each);
    if (likeliest === undefined) return [];
    const ruleOf = (flag: RedFlag | undefined) =>
      likelyRules.find((known) => known.flag === flag && speaksOf(known, each));
    const own = ruleOf(likeliest);
    const isStory = judged.length >= SENTENCES_OF_A_STORY;
    const isNamed = own !== undefined || (!isStory && ruleOf(second) !== undefined);
    if (!isNamed && !(each.score > HARDLY_IN_DOUBT_ABOVE && touches(likeliest, each))) return [];
    const level = own?.level ?? LEVELS[likeliest] ?? "emergency";
    return [{ flag: likeliest, level, sentences: [at] }];
  });
}

function speaksOf({ when, isVague }: LikelyRule, { topics }: Judged): boolean {
  if (isVague === true) return false;
  return when.some((together) =>
    together.every((need) => [need].flat().some((topic) => topics.has(topic))),
  );
}

/** Whether a sentence has at least one of the topics that a red flag is told in. */
function touches(flag: RedFlag, { topics }: Judged): boolean {
  return likelyRules.some(
    (known) => known.flag === flag && known.when.flat(2).some((topic) => topics.has(topic)),
  );
}

function judge(
  read: Message,
  met: readonly MetRule[],
  { urgent, flags }: DangerClassifiers,
): Judged[] {
  const { sentences, whole } = featuresOf(read, met);
  const shared = sumOf(urgent, whole);
  return sentences.map(({ own, matter, topics }) => ({
    score: scoreOf(urgent, own) + shared,
    flagScores: new Map([...flags].map(([flag, each]) => [flag, scoreOf(each, matter)])),
    topics,
  }));
}

function stopReport(
  fired: readonly Flagged[],
  places: readonly number[],
  read: Message,
  judged: readonly Judged[],
): StopReport {
  const flagScores = (flag: RedFlag) =>
    Math.max(-Infinity, ...places.map((at) => judged[at]?.flagScores.get(flag) ?? -Infinity));
  const ordered = fired.toSorted(
    (one, other) =>
      Number(one.level === CAN_WAIT) - Number(other.level === CAN_WAIT) ||
      flagScores(other.flag) - flagScores(one.flag) ||
      redFlags.indexOf(one.flag) - redFlags.indexOf(other.flag),
  );
  const isMinor = hasSign(read.signs, "isMinor");
  const spans = places.flatMap((at) => read.sentences[at] ?? []);
  const isWeakened = signsOfWeakness.some((sign) => hasSign(read.signs, sign));
  return reportOf(ordered, isElse(read, spans), isMinor, isWeakened);
}

function reportOf(
  ordered: readonly Flagged[],
  isForSomeoneElse: boolean,
  isMinor = false,
  isWeakened = false,
): StopReport {
  const [first] = ordered;
  if (first === undefined) throw new Error("A stop names a red flag.");
  const flags = new Set(ordered.map(({ flag }) => flag));
  if (isMinor) flags.add("minor");
  const level = dangerLevels.find((each) => ordered.some((one) => one.level === each));
  const mostUrgent = ordered.find((one) => one.level === level) ?? first;
  const words = isForSomeoneElse ? helperAdvice : adviceByFlag;
  // What is named is what she most likely has; what to do is what the most urgent of them asks for.
  const { todo, tell } = words[mostUrgent.flag];
  // Advice that begins with "If you feel faint" would ask what she has said.
  const isAnswered = isWeakened && mostUrgent.flag === "heavy_bleeding";
  const isWorseThanUsual =
    isAnswered || (mostUrgent.level === "emergency" && mostUrgent.flag in LEVELS);
  return {
    outcome: "stop",
    level: mostUrgent.level,
    flags: [...flags],
    advice: {
      concern: words[first.flag].concern,
      todo: isWorseThanUsual ? emergencySteps[isForSomeoneElse ? "helper" : "own"] : todo,
      tell: isMinor && !isForSomeoneElse ? `${tell} ${minorAdvice}` : tell,
    },
    lines: [...new Set([...flags].flatMap((flag) => LINES[flag] ?? []))],
    offersQuickExit: [...flags].some((flag) => PRIVATE_FLAGS.has(flag)),
    isForSomeoneElse,
  };
}

/** The question about what is only suspected; null when nothing is. */
function suspicion(
  met: readonly MetRule[],
  read: Message,
  judged: readonly Judged[],
): AskReport | null {
  const [vetoed] = met;
  let worst: (Judged & { at: number }) | null = null;
  judged.forEach((each, at) => {
    if (worst === null || each.score > worst.score) worst = { ...each, at };
  });
  if (worst === null) return null;
  return askAbout(worst, vetoed, read);
}

function askAbout(
  worst: Judged & { at: number },
  vetoed: MetRule | undefined,
  read: Message,
): AskReport | null {
  const flag = vetoed?.flag ?? likeliestFlags(worst)[0];
  if (flag === undefined) return null;
  const resemblance = RESEMBLANCE_SHARE * (worst.flagScores.get(flag) ?? 0);
  const isSuspected =
    vetoed === undefined
      ? worst.score + resemblance > SUSPECTED_ABOVE
      : worst.score > NOT_SUSPECTED_BELOW;
  if (!isSuspected) return null;
  const spans = [read.sentences[worst.at] ?? []].flat();
  const other = isElse(read, spans) ? askAboutSomeoneElse[flag] : undefined;
  return { outcome: "ask", flag, question: other ?? askLines[flag] };
}

/** The red flags in the order of how much a sentence resembles them. */
function likeliestFlags({ flagScores }: Judged): RedFlag[] {
  return redFlags.toSorted(
    (one, other) => (flagScores.get(other) ?? -Infinity) - (flagScores.get(one) ?? -Infinity),
  );
}

function isElse({ tokens }: Message, spans: readonly Span[]): boolean {
  return isAboutSomeoneElse(tokens, spans);
}
