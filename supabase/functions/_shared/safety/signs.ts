import { bleeding } from "./concepts/bleeding.ts";
import { brain } from "./concepts/brain.ts";
import { breathAndLegs } from "./concepts/breath-and-legs.ts";
import { despair } from "./concepts/despair.ts";
import { eating } from "./concepts/eating.ts";
import { fastChanges } from "./concepts/fast-changes.ts";
import { heart } from "./concepts/heart.ts";
import { infection } from "./concepts/infection.ts";
import { mind } from "./concepts/mind.ts";
import { pain } from "./concepts/pain.ts";
import { poison } from "./concepts/poison.ts";
import { pregnancy } from "./concepts/pregnancy.ts";
import { sugarAndReactions } from "./concepts/sugar-and-reactions.ts";
import { treatments } from "./concepts/treatments.ts";
import { violence } from "./concepts/violence.ts";
import type { MeasureName } from "./measures.ts";

/** Every sign that lies in words, with the phrases that tell it. */
export const signs = {
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

export type Sign = keyof typeof signs | MeasureName;
