/** Signs that someone hurts, forces, threatens or controls a person. */
export const violence = {
  isHurt: [
    "@men ~ @hits (on|at|up)? @girl",
    "(beat*|hit*|flog*|burn*|hurt*|abus*) ~ (my|our|the|her) ~ (child|daughter|son|sister|girl|baby|niece|boy|brother)",
  ],
  isForced: [
    "(rape|raped)",
    "(said|say|told him|begged) ~ (no|stop) ~~ (did it|forced|carried on|continued|went on|anyway)",
    "@men ~~ (pinned|held|hold|press*) (me|her|am) ~ (down|bed)",
    "@relativeMen ~~ (my bed|her bed|in bed with)",
    "@relativeMen ~ (touch*|finger*|kiss*|slept with|sleeping with|rubs|rubbed|rubbing|comes into|comes to|enter*) ~ (me|her|my|on|room|bed|with me)",
  ],
  isTouched: ["@men ~~ (touch|touches|touching|touched) (me|her|my|us)"],
  isControlled: [
    "(pills|pill|contracept*|birth control|condom|condoms) & (he swap*|swapped|hides|hole*|threw|throws|flush*)",
    "(husband|boyfriend|partner|he|in law|oga|madam) ~~ (wont|dont|not|never|refus*|stop*) ~ (let|allow) ~ @girl ~~ (leave|go|out|doctor|hospital|clinic|work|talk|see|phone|friends|family|contracept*|birth control|pill|outside|medicine|eat|house|home)",
    "@men ~~ (lock*|trap*|tied) ~ (me|her)",
    "(took|taken|holding|holds|has|kept|keep|keeps|seiz*) ~ (my|her|our) passport*",
    "have (my|her|our) passport*",
    "(took|taken|seiz*|collected|collects) ~ (my|her) phone",
    "(scared|afraid|fear*|terrified|frightened|not safe|unsafe) ~ (of|to|about|at|in|around|with|for)? ~ (go home|home|of my husband|husband|boyfriend|partner|him|house|my life|father|stepfather|uncle|my ex|stepdad)",
    "(beat*|hit*|slap*|kick*|threaten*|burn*) ~~ (no pregnan*|no child|no baby|barren|cant conceive|not pregnant|period come*|womb)",
  ],
  facesCutting: [
    "(want*|going to|plan|plans|planning|arrang*|take|taking|family|force*|say|says|threaten*|village|must) ~~ (circumcis*|cut my|cut me|be cut)",
    "(old women|elders|village|family) ~ (cut|circumcise) (me|her|us)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
