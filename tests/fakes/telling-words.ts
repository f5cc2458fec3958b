/** What no title, manifest, history entry or file name may hold where somebody could look over her shoulder. */
export const tellingWords: readonly string[] = [
  ..."pcos pmos period menstruation menses cycle bleeding bleed spotting blood pad tampon ovary".split(
    " ",
  ),
  ..."ovulation fertile fertility pregnan contracept pill hormon testosterone insulin metformin".split(
    " ",
  ),
  ..."symptom cramp acne hair pain womb uterus gyn doctor clinic medic health care".split(" "),
  ..."lab result diagnos sex".split(" "),
];
