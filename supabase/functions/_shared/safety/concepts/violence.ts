/** Signs that someone hurts, forces, threatens or controls a person. */
export const violence = {
  isHurt: [
    "(hiding|hide|hid|locked myself|lock myself|ran|run|running) (in|from|away|into) ~ (bathroom|toilet|closet|wardrobe|him|husband|neighbour*|neighbor*|boyfriend|man|partner|father|garage)",
    "(husband|boyfriend|partner|he|man|father|stepfather) & (punch*|slap*|strangl*|chok*|bruis*|black eye|belt|flog*|beating|beat me|beats me|hit me|hits me)",
    "(belt|cable|wire|cane|pestle|iron|hot knife) ~ (flog*|beat*|hit*|burn*|whip*) ~ me",
    "@men ~ @hits (on|at|up)? @girl",
    "@men ~ (abusive|violent|beat* wife|wife beater|aggressive with|rough with|dangerous to)",
    "@men ~~ (broke|breaks|broken|cracked|bust*|fractured) ~ (my|her) (arm|nose|rib*|jaw|tooth|teeth|hand|lip|phone|wrist|finger)",
  ],
  isForced: [
    "(rape|rapes|raped|raping|molest|molests|molested|molesting|defiled|gang raped|gangraped|sodomi*)",
    "(sexual*) (assault*|abus*|violat*|harass*|molest*|attack*|violence)",
    "force* @self on (me|her)",
    "(without my|no|not|didnt|never|without) ~ (consent|consented|permission|agree to sex|agree to it|say yes|said yes|consensual)",
    "(he|they|man|husband|boyfriend|him|uncle|ex) ~ (didnt|wont|not|never|refus*|dont) (stop|listen|take no)",
    "(condom) ~ (off|removed|without)  ~ (telling|asking|knowing|my)",
    "(spiked|drugged|put something) ~~ (drink|drinks|me|food)",
    "(touch*|fondl*|grop*|finger*|rub*|kiss*|grab*|press*) ~ (me|her|my|herself) ~~ (there|private*|breast*|bad places|inappropriate*|wrong|wrongly|down below|dont like|night|thigh*|vagina|when|against|sexually|bum|buttocks|secret|pants|places)",
    "@relativeMen ~ (touch*|fondl*|grop*|finger*|kiss*|sleeps with|slept with|sleeping with|rub*|come into|comes into|comes to|came into|enter*|wants to sleep|sneaks) ~ (me|her|my|on|room|bed|with me)",
    "(incest|groom*|trafficked|trafficking|sextort*)",
  ],
  isTouched: [
    "@men ~~ (touch|touches|touching|touched|fondles|kisses|rubs|gropes|tickles|undresses|films|photographs) (me|her|my|us)",
    "(# years old|grown|older|adult|old|married) (man|men|guy|boyfriend|neighbour|teacher) ~~ (sleep*|sex|touch*|dating|my boyfriend|nudes|pictures|kiss*|me)",
    "(hand|hands|finger|fingers) ~ (in|inside|under|into) ~ (pants|skirt|underwear|clothes|bra|dress|panties)",
  ],
  isControlled: [
    "(pills|pill|contracept*|birth control|condom|condoms) & (he swap*|swapped|swaps|hid|hides|hole*|threw|throws|flush*|replaced|tamper*|sabotag*|poked)",
    "@men ~~ (wont|dont|not|never|refus*|forbid*|stop*|doesnt) ~ (let|allow|allows|permit) ~ @girl ~~ (leave|go|out|doctor|hospital|clinic|work|talk|see|phone|friends|family|contracept*|birth control|pill|outside|medicine|eat|house|home)",
    "@men ~~ (lock*|trap*|tied|chain*) ~ (me|her)",
    "(took|take|taken|seized|seize|hid|holding|has|have|collect*|kept|keep|keeps) ~ (passport|phone|atm|id card|documents)",
    "(scared|afraid|fear*|terrified|frightened|frightens|not safe|unsafe|dont feel safe|no safe) ~ (of|to|about|at|in|around|with|for)? ~ (go home|going home|home|of him|of my husband|of my boyfriend|of my partner|husband|boyfriend|partner|him|house|my life|father|stepfather|uncle|my ex|stepdad)",
    "(beat*|hit*|slap*|kick*|threaten*|burn*) ~~ (no pregnan*|no child|no baby|barren|cant conceive|not pregnant|no belly|period come*|womb)",
    "(marrying|marry) me off",
    "(hiding|hide|locked) ~ (in|inside) ~ (bathroom|toilet|room|car) ~ from (my|him|her|husband|boyfriend)",
  ],
  facesCutting: [
    "(must|be|get|getting|to be) (cut|circumcis*) ~ (before|wedding|marri*|holiday|december|village|tradition*|clean|ceremony)",
    "(want*|going to|plan*|take|taking|family|force*|insist*|arrang*|say|says|threaten*|village|must) ~~ (circumcis*|fgm|cut my|cut the girl|cut her|cut me|the cutting)",
  ],
  isOver: [
    "(left|divorced|escaped|safe|away from|free|moved out|moved on|got out|therapy|counselling|counseling|healed|healing|jail|prison|no longer|over now|happy|remarried|recovered|long gone|behind me)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
