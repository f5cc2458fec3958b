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
  `breeding blending bleaching cheat chess crest chests positives positions sadden sever tables strike
   strokes stoke breadth though throats boating bearing heating seating hinting sharing soaping snaking
   shark shell spell sweeping swearing cloth cots bottles battle bottled whose raving rating raking
   loving mowing forged formed forked burdens roped rated tommy visions husbands insulins voiced mourning
   mornings collapsed discharged fevers threats abuser amused abased stomachs string content promise
   promises heading header shared marked marker waits lining static remote cooking cooked breach packed
   repo cushing strips customer customary exclusive failures certain stated switches handed tapped
   unreadable fitter acting beta weighs combine combines bridges mono pocket correction connection
   expensive parting painting intention intentions invention conception whale sink sinks shells sells
   spells scaled scored cleaned cleanser stacks cases barrel traces ios shaming popper powders blames
   hadn overweight pheno platforms websites staring scare showers slower power dropper wrapped rapping
   slopping shipping healing thing thinks walking tested checks sell looked share sleeps spot stops
   peeling bother butter bride beach easing screening spreading shopping buried pleased raced stared
   spitting infected insertion licked fats male fright easier moaning paying nerve taste tastes stepping
   picture track weigh settle wider tricks scares setting stretchy beast tense letters photo`.split(
    /\s+/,
  ),
);
