import type { DangerLevel, RedFlag } from "../contracts/red-flags.ts";
import type { Sign } from "./signs.ts";

/** Signs that must all be there; of a list, one is enough. */
export type Together = readonly (Sign | readonly Sign[])[];
export type Rule = {
  flag: RedFlag;
  level: DangerLevel;
  /** Any of these is enough. */
  when: readonly Together[];
  /** A sign that takes the danger out of the others in its sentence, unless `unless` is asserted too. */
  not?: { sign: Sign; unless: Sign };
  /** Despair without a word of death: by itself it leads to a question, never to a stop. */
  isOnlyAsked?: true;
};
