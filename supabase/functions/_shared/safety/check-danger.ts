import { type DangerLevel, dangerLevels, type RedFlag, redFlags } from "../contracts/red-flags.ts";
import { responseTo } from "../language/convolutional-classifier.ts";
import { scoreOf, sumOf } from "../language/linear-classifier.ts";
import type { Span } from "../language/token.ts";
import { type DangerClassifiers, fittedClassifiers } from "./classifiers.ts";
import type { AskReport, DangerReport, LineKind, StopReport } from "./danger-outcome.ts";
import { flagsOfReport } from "./deciding-numbers.ts";
import { type Features, featuresOf } from "./features.ts";
import { hasSign, type MetRule, metRules } from "./find-flags.ts";
import { type Message, readMessage } from "./find-signs.ts";
import { signsOfWeakness } from "./rules-body.ts";
import { type LikelyRule, likelyRules } from "./rules-likely.ts";
import { partsOf } from "./own-words.ts";
import type { Sign } from "./signs.ts";
import { isAboutSomeoneElse } from "./someone-else.ts";
import { type Judged, urgencyOf } from "./urgency.ts";

type Flagged = { flag: RedFlag; level: DangerLevel };
/** Above this a message whose words meet a rule stops. */
const STOPS_ABOVE = 2.2;
/** Above this it has hardly a doubt, and one topic of the likeliest red flag is enough. */
const HARDLY_IN_DOUBT_ABOVE = 3.5;
/** Above this a red flag is suspected, whether or not a rule is met. */
const SUSPECTED_ABOVE = -0.2;
/** A rule counts only where its sentence is not surely non-urgent; words around a number can hardly take it back. */
const SURELY_NON_URGENT_BELOW = { words: -1, number: -2 };
/** Below this it is so sure that nothing is the matter that not even a rule that is met leads to a question. */
const NOT_SUSPECTED_BELOW = -1.5;
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
/** Who is not the one in trouble: a baby that she carries, the man who hurts her. */
const NOT_IN_TROUBLE: Readonly<Partial<Record<RedFlag, readonly string[]>>> = {
  pregnancy_emergency: ["baby"],
  violence: ["he", "him", "his"],
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
  const features = featuresOf(read, met);
  const judged = judge(features, classifiers);
  const urgency = urgencyOf(judged, responseTo(classifiers.urgentInOrder, features.sequence));
  const upheld = met.filter((rule) => !rule.isOnlyAsked && isUpheld(rule, judged, urgency));
  // That she is a child is said beside what happens to her.
  const likely = likelyMet(judged, urgency, met).filter(
    (one) => !upheld.some(({ flag }) => flag === one.flag || one.flag === "minor"),
  );
  const fired = [...upheld, ...likely, ...flagsOfReport(reports)];
  const places = [...upheld, ...likely].flatMap(({ sentences }) => sentences);
  return (
    stopReport(fired, [...new Set(places)], read, judged) ?? suspicion(met, read, judged, urgency)
  );
}

/** The question about a red flag. */
export function askAbout(flag: RedFlag, isForSomeoneElse = false): AskReport {
  return { outcome: "ask", flag, isBeforeAnswer: PRIVATE_FLAGS.has(flag), isForSomeoneElse };
}

/** The report that a yes to the question about a red flag opens. */
export function stopFor(flag: RedFlag): StopReport {
  return reportOf([{ flag, level: LEVELS[flag] ?? "emergency" }], false);
}

function isUpheld(
  { signs, sentences }: MetRule,
  judged: readonly Judged[],
  urgency: number,
): boolean {
  const isNumber = signs.some((sign) => NUMBERS_THAT_DECIDE.has(sign));
  const limit = SURELY_NON_URGENT_BELOW[isNumber ? "number" : "words"];
  const isOpen = sentences.some((at) => (judged[at]?.score ?? -Infinity) > limit);
  return isOpen && (isNumber || urgency > STOPS_ABOVE);
}

/**
 * The rules of topics that are met in an urgent message. Where there is hardly a doubt, one topic of the likeliest red flag
 * will do, or the rule of the second likeliest, since the likeliest is often told in words that no topic has; it is the
 * likeliest that is named. What is only asked about needs the rule of its own red flag.
 */
function likelyMet(
  judged: readonly Judged[],
  urgency: number,
  met: readonly MetRule[],
): (Flagged & { sentences: readonly number[] })[] {
  if (urgency <= STOPS_ABOVE) return [];
  return judged.flatMap((each, at) => {
    const [likeliest, second] = likeliestFlags(each);
    if (likeliest === undefined || each.score <= SURELY_NON_URGENT_BELOW.words) return [];
    const ruleOf = (flag: RedFlag | undefined) =>
      likelyRules.find((known) => known.flag === flag && speaksOf(known, each));
    const own = ruleOf(likeliest);
    const isOnlyAsked = met.some(
      (rule) => rule.isOnlyAsked && rule.flag === likeliest && rule.sentences.includes(at),
    );
    const isTouched = !isOnlyAsked && (ruleOf(second) !== undefined || touches(likeliest, each));
    if (own === undefined && !(urgency > HARDLY_IN_DOUBT_ABOVE && isTouched)) return [];
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

function judge({ sentences, whole }: Features, { urgent, flags }: DangerClassifiers): Judged[] {
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
): StopReport | null {
  const flagScores = (flag: RedFlag) =>
    Math.max(-Infinity, ...places.map((at) => judged[at]?.flagScores.get(flag) ?? -Infinity));
  const [first, ...others] = fired.toSorted(
    (one, other) =>
      Number(one.level === CAN_WAIT) - Number(other.level === CAN_WAIT) ||
      flagScores(other.flag) - flagScores(one.flag) ||
      redFlags.indexOf(one.flag) - redFlags.indexOf(other.flag),
  );
  if (first === undefined) return null;
  const isMinor = hasSign(read.signs, "isMinor");
  const spans = places.flatMap((at) => read.sentences[at] ?? []);
  const isWeakened = signsOfWeakness.some((sign) => hasSign(read.signs, sign));
  return reportOf([first, ...others], isElse(read, spans, first.flag), isMinor, isWeakened);
}

function reportOf(
  ordered: readonly [Flagged, ...Flagged[]],
  isForSomeoneElse: boolean,
  isMinor = false,
  isWeakened = false,
): StopReport {
  const [first] = ordered;
  const flags = new Set(ordered.map(({ flag }) => flag));
  if (isMinor) flags.add("minor");
  const level = dangerLevels.find((each) => ordered.some((one) => one.level === each));
  const mostUrgent = ordered.find((one) => one.level === level) ?? first;
  // Advice that begins with "If you feel faint" would ask what she has said.
  const isAnswered = isWeakened && mostUrgent.flag === "heavy_bleeding";
  return {
    outcome: "stop",
    level: mostUrgent.level,
    flags: [...flags],
    mostUrgent: mostUrgent.flag,
    isWorseThanUsual: isAnswered || (mostUrgent.level === "emergency" && mostUrgent.flag in LEVELS),
    isMinor,
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
  urgency: number,
): AskReport | null {
  const most = Math.max(...judged.map(({ score }) => score));
  const at = judged.findIndex(({ score }) => score === most);
  const worst = judged[at];
  if (worst === undefined) return null;
  const [vetoed] = met;
  const isSuspected =
    urgency > SUSPECTED_ABOVE || (vetoed !== undefined && most > NOT_SUSPECTED_BELOW);
  const flag = vetoed?.flag ?? likeliestFlags(worst)[0];
  if (!isSuspected || flag === undefined) return null;
  const spans = [read.sentences[at] ?? []].flat();
  return askAbout(flag, isElse(read, spans, flag));
}

/** The red flags in the order of how much a sentence resembles them. */
function likeliestFlags({ flagScores }: Judged): RedFlag[] {
  return redFlags.toSorted(
    (one, other) => (flagScores.get(other) ?? -Infinity) - (flagScores.get(one) ?? -Infinity),
  );
}

function isElse({ tokens }: Message, spans: readonly Span[], flag: RedFlag): boolean {
  return isAboutSomeoneElse(tokens, spans, NOT_IN_TROUBLE[flag] ?? []);
}
