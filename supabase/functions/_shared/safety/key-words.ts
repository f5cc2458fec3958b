/** Words that are understood with a slip of the finger too. */
export const keyWords: readonly string[] =
  `suicide suicidal overdose tablets bleeding pregnancy positive ectopic miscarriage chest
   breathing breathless breath throat tongue painkillers pressure abdominal headache vision
   slurred blurry blurred stroke stomach tummy abdomen pelvic ovary ovaries severe sudden suddenly
   stabbing vomit convulsing metformin clomid letrozole spironolactone accutane ozempic
   testosterone insulin glucose hopeless worthless burden hitting beating raped abused bleach
   poison soaking soaked flooding gushing clots sweating shaking racing squeezing crushing
   numbness drooping lightheaded husband boyfriend everyone sharp morning yesterday hospital whole`.split(
    /\s+/,
  );

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
