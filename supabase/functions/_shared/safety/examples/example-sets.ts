import { calmByKind } from "./calm-by-kind.ts";
import { calmContrasts } from "./calm-contrasts.ts";
import { calmDays } from "./calm-days.ts";
import { calmEveryday } from "./calm-everyday.ts";
import { calmFewWords } from "./calm-few-words.ts";
import { calmFollowUps } from "./calm-follow-ups.ts";
import { calmFourthLook } from "./calm-fourth-look.ts";
import { calmHeldBack } from "./calm-held-back.ts";
import { calmIndirect } from "./calm-indirect.ts";
import { calmLookAlikes } from "./calm-look-alikes.ts";
import { calmMixed } from "./calm-mixed.ts";
import { calmOtherWriters } from "./calm-other-writers.ts";
import { calmPlain } from "./calm-plain.ts";
import { calmSecondLook } from "./calm-second-look.ts";
import { calmShort } from "./calm-short.ts";
import { calmSymptomLists } from "./calm-symptom-lists.ts";
import { calmThirdLook } from "./calm-third-look.ts";
import { calmTwins } from "./calm-twins.ts";
import { calmWriters } from "./calm-writers.ts";
import { laterCalm } from "./later-calm.ts";
import { laterUrgent } from "./later-urgent.ts";
import { urgentBody } from "./urgent-body.ts";
import { urgentByFlag } from "./urgent-by-flag.ts";
import { urgentClearBody } from "./urgent-clear-body.ts";
import { urgentClearMind } from "./urgent-clear-mind.ts";
import { urgentClearWomb } from "./urgent-clear-womb.ts";
import { urgentDirectBody } from "./urgent-direct-body.ts";
import { urgentDirectMind } from "./urgent-direct-mind.ts";
import { urgentFewWords } from "./urgent-few-words.ts";
import { urgentFourthLook } from "./urgent-fourth-look.ts";
import { urgentHeldBack } from "./urgent-held-back.ts";
import { urgentIndirect } from "./urgent-indirect.ts";
import { urgentMind } from "./urgent-mind.ts";
import { urgentMixed } from "./urgent-mixed.ts";
import { urgentOtherWriters } from "./urgent-other-writers.ts";
import { urgentPlain } from "./urgent-plain.ts";
import { urgentSecondLook } from "./urgent-second-look.ts";
import { urgentThirdLook } from "./urgent-third-look.ts";
import { urgentTwins } from "./urgent-twins.ts";
import { urgentVeiled } from "./urgent-veiled.ts";
import { urgentVoices } from "./urgent-voices.ts";
import { urgentWriters } from "./urgent-writers.ts";

type Groups = Readonly<Record<string, readonly string[]>>;
export type ExampleSet = {
  /** Sets of one name were written in one go. */
  name: string;
  urgent: readonly Groups[];
  calm: readonly Groups[];
};

/** Examples that nobody may tune to: they show how rules and weights fare on messages they have never seen. */
export const heldBackSet: ExampleSet = {
  name: "held back",
  urgent: [urgentHeldBack],
  calm: [calmHeldBack],
};

/** The examples that rules were written against and weights are fitted to, by the go they were written in. */
export const tunedSets: readonly ExampleSet[] = [
  {
    name: "first",
    urgent: [urgentMind, urgentBody, urgentVoices],
    calm: [calmLookAlikes, calmEveryday],
  },
  { name: "later", urgent: [laterUrgent], calm: [laterCalm] },
  {
    name: "plain and indirect",
    urgent: [urgentPlain, urgentIndirect],
    calm: [calmPlain, calmIndirect],
  },
  { name: "by flag", urgent: [urgentByFlag], calm: [calmByKind] },
  { name: "writers", urgent: [urgentWriters], calm: [calmWriters] },
  { name: "veiled", urgent: [urgentVeiled], calm: [calmContrasts, calmDays] },
  { name: "direct", urgent: [urgentDirectMind, urgentDirectBody], calm: [calmShort] },
  { name: "mixed", urgent: [urgentMixed], calm: [calmMixed] },
  { name: "second look", urgent: [urgentSecondLook], calm: [calmSecondLook] },
  { name: "third look", urgent: [urgentThirdLook], calm: [calmThirdLook] },
  { name: "twins", urgent: [urgentTwins], calm: [calmTwins] },
  { name: "fourth look", urgent: [urgentFourthLook], calm: [calmFourthLook] },
  { name: "few words", urgent: [urgentFewWords], calm: [calmFewWords] },
  { name: "other writers", urgent: [urgentOtherWriters], calm: [calmOtherWriters] },
  { name: "clear", urgent: [urgentClearMind, urgentClearWomb, urgentClearBody], calm: [] },
  { name: "follow-ups", urgent: [], calm: [calmFollowUps] },
  { name: "symptom lists", urgent: [], calm: [calmSymptomLists] },
];
