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
  `blessing breeding blending bleaching cheat chess crest chests chester cheats fewer lever forever fasting
   feeling position positives positions should shoulders sadden sever several server serve revere tables
   tablet stroll strike strokes stoke bread breadth breaths broth wreath breather breathable through thought though throats
   tampons voice choices beaten boating bearing heating eating seating meeting hearing fitting sitting
   hating putting having hiding hinting shaking shaving sharing making waking taking baking soaping snaking
   sharp share shark sharper shape harp spelling smelling selling swelling shell smell spell dwell well
   still sweeping sweetening swearing wearing clot clothes cloth plots slots cots bottles battle bottled
   whole hole while whose while racing facing pacing raving rating raking rising ranging tracing
   bounding sounding rounding founding moving loving mowing movie coving ticking picking licking kicked
   force forces forged formed former forked burdens burned sudden hidden ridden fever never dizzy fizzy
   busy ovary overly ovaries raped rapid taped draped shaped gaped roped raped rated vapes raced rates
   tummy dummy mummy yummy crummy tommy vision version visions mission fusion visor stoked husbands
   myself itself yourself calf calm call half cafe clean poise prison person poison stressed pressed
   severely tightens lightness brightness rightness crashing crushing brushing rushing blushing fishing
   gushing pushing hushing burning turning learning insulin insulins voiced mourning mornings warning boring
   pregnancies collapsed discharged fevers headaches headed glucose lactose confuse confuses confusing
   threatened threats threaten abuse abuser abuses amused abased accused poisoned stomachs everyone's
   numbness seizures laxative bleached sweat sweats sweater seating sweating pounding pouring
   string strings content contents promise promises heading header headings shared shares marked marker markers waits wait lining
   static remote remotes cooking cooked cooker breach packed repo cushing cushings strips strip customer customary exclusive failures
   certain certainly stated state switches switch barley handed handle tapped tape unreadable readable fitter fittest acting action beta
   weighs weighed combine combines literal literacy bridges mono bearer bear pocket pockets correction connection corrections currency
   expensive extensive parting painting intention intentions invention conception whale whales sink sinks shells sells spells scaled
   scales scored score scores cleaned cleaner cleanser stacks stack cases case barrel traces trace ios shaming popper powers powders
   blames hadn overweight phone pheno platforms websites heads heating hearth heath health healthy brand bland blander planned
   starving staring string stringing collecting correcting correct collect lotion potion motion notion option options portion caption
   scarf scare scars card cards cared bored board boarding boarded bake baked bakes basked breads breaded bleach breast breasts least
   coach couch coached touchy torch teach reach peach search shower showers slower flower flowers lower power tower mower drapes dropper
   rapper wrapped rapping slopping shopping chopping hopping stopping topping popping mopping swapping wipe wiped whipping shipping
   training trailing tailing sailing mailing failing falling filling feeling healing dealing sealing stealing revealing appealing peeling
   sooner spooned swoon swooned smooth soothing sweets sweat sleet sheet fleet street steep steps sleeps slept swept crept kept wept`.split(
    /\s+/,
  ),
);
