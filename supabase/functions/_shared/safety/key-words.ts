/** Words that are understood with a slip of the finger too. */
export const keyWords: readonly string[] = [
  ..."suicide suicidal overdose myself herself tablets tampon tampons bleeding pregnant pregnancy positive".split(
    " ",
  ),
  ..."ectopic miscarriage chest breathe breathing breathless breath throat swell tongue calf painkillers pressure".split(
    " ",
  ),
  ..."abdominal headache vision slurred blurry blurred stroke stomach tummy abdomen pelvic ovary ovaries shoulder severe".split(
    " ",
  ),
  ..."sudden suddenly unbearable excruciating agony stabbing vomit fever discharge dizzy collapse unconscious".split(
    " ",
  ),
  ..."seizure convulsing metformin clomid letrozole spironolactone accutane roaccutane isotretinoin ozempic".split(
    " ",
  ),
  ..."testosterone insulin glucose laxatives starving hopeless worthless burden forced hitting beating raped".split(
    " ",
  ),
  ..."threatens abused voices bleach poison soaking soaked flooding gushing clots sweating shaking confused".split(
    " ",
  ),
  ..."racing pounding tightness squeezing crushing palpitations numbness drooping droopy lightheaded husband".split(
    " ",
  ),
  ..."boyfriend everyone anymore sharp morning yesterday hospital swallowed whole bottle kicking moving".split(
    " ",
  ),
];

/** Ordinary words that lie close to one of those. */
export const otherWords: ReadonlySet<string> = new Set(
  `blending bleaching cheat positions tables strike strokes stoke though throats bearing heating
   hinting sharing shark shell spell sweeping swearing cloth bottles battle bottled whose loving
   mowing formed tommy visions husbands insulins voiced mourning mornings discharged fevers threats
   amused stomachs string content promise promises heading shared marked marker waits lining static
   remote cooked breach packed cushing strips customer customary certain handed tapped fitter acting
   beta weighs combine bridges mono pocket correction connection expensive parting painting intention
   conception whale sink sinks shells sells spells scored cleaned cleanser cases barrel shaming
   powders blames overweight pheno websites staring scare showers slower power wrapped shipping
   healing thing walking tested checks sell looked share sleeps spot stops peeling bother butter bride
   beach easing screening spreading shopping buried pleased raced stared spitting infected insertion
   licked fats male fright moaning paying nerve taste tastes stepping picture track weigh settle wider
   tricks scares setting stretchy beast tense letters photo bathing dropping charge packing induction
   commot`.split(/\s+/),
);
