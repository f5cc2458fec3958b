/** What the rule for patterns of PCOS looks at; every other symptom leaves it as it is. */
export type PhenotypeSign =
  | "irregular-periods"
  | "hirsutism"
  | "acne-or-oily-skin"
  | "scalp-thinning"
  | "ovarian-cysts";

export type Phenotype = "A" | "B" | "C" | "D";

const signsOfHighAndrogens: readonly PhenotypeSign[] = [
  "hirsutism",
  "acne-or-oily-skin",
  "scalp-thinning",
];

/** The pattern that ticked symptoms match, as named by the Rotterdam criteria (NIH 2012); null when they match none. */
export function suggestPhenotype(ticked: ReadonlySet<string>): Phenotype | null {
  const hasHighAndrogens = signsOfHighAndrogens.some((sign) => ticked.has(sign));
  const hasIrregularPeriods = ticked.has("irregular-periods" satisfies PhenotypeSign);
  const hasOvarianCysts = ticked.has("ovarian-cysts" satisfies PhenotypeSign);

  if (hasHighAndrogens && hasIrregularPeriods) return hasOvarianCysts ? "A" : "B";
  if (hasHighAndrogens && hasOvarianCysts) return "C";
  return hasIrregularPeriods && hasOvarianCysts ? "D" : null;
}
