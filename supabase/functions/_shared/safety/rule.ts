import type { Sign } from "./signs.ts";

export type RuleId =
  `RF${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17}`;
export type DangerLevel = "emergency" | "same_day" | "within_days";
/** Signs that must all be there; of a list, one is enough. */
type Together = readonly (Sign | readonly Sign[])[];
export type Rule = {
  id: RuleId;
  level: DangerLevel;
  /** Any of these is enough. */
  when: readonly Together[];
  /** A sign that takes the danger out of the others in its sentence, unless `unless` is told too. */
  not?: { sign: Sign; unless: Sign };
};
