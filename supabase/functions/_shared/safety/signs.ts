import { bleeding } from "./signs/bleeding.ts";
import { brain } from "./signs/brain.ts";
import { breathAndLegs } from "./signs/breath-and-legs.ts";
import { despair } from "./signs/despair.ts";
import { eating } from "./signs/eating.ts";
import { fastChanges } from "./signs/fast-changes.ts";
import { heart } from "./signs/heart.ts";
import { infection } from "./signs/infection.ts";
import { mind } from "./signs/mind.ts";
import { pain } from "./signs/pain.ts";
import { poison } from "./signs/poison.ts";
import { pregnancy } from "./signs/pregnancy.ts";
import { sugarAndReactions } from "./signs/sugar-and-reactions.ts";
import { treatments } from "./signs/treatments.ts";
import { violence } from "./signs/violence.ts";
import type { MeasureName } from "./danger-measures.ts";

/** Every sign that lies in words, with the phrases that tell it. */
export const signPhrases = {
  ...despair,
  ...eating,
  ...bleeding,
  ...pregnancy,
  ...pain,
  ...treatments,
  ...breathAndLegs,
  ...brain,
  ...heart,
  ...sugarAndReactions,
  ...fastChanges,
  ...infection,
  ...violence,
  ...mind,
  ...poison,
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Sign = keyof typeof signPhrases | MeasureName;
