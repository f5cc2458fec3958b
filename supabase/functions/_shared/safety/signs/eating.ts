/** Signs that eating, or not eating, has become dangerous. */
export const eating = {
  eatsNothing: [
    "(coffee|water|cucumber*|ice|tea|lemon|air|juice|coke) & (# days|# weeks|for days)",
    "(havent|not|never|didnt|no|dont) ~ @eat ~~ # (days|weeks)",
    "(havent|not|never|dont) ~ @eat ~~ (since|for|in) @weekday",
  ],
  purges: [
    "(bring|brings|brought) (it|them|food)? (all)? ~ up",
    "(dulcolax|laxative*|water pills) & (thin|slim|weight|night|every|daily|#|box|abuse|handful|after)",
    "(make|makes|making|made|force|forcing) @self (to)? ~ (vomit|sick)",
    "bulimi*",
    "(binge*|stop) ~~ (purge|purging)",
    "vomit ~ (after|every) ~ (meal|meals|eating|eat|dinner|lunch)",
  ],
  eatingDisorder: ["(cant stop|terrified|afraid) ~ (purging|gaining weight)"],
  diets: [
    "(diet|dieting|detox*|fasting|fasted|cleanse|slimming|keto|calories|calorie|kcal|starv*|not eating|weight loss|not eaten|dont eat|anorexi*|bulimi*|purg*|laxative*|bing*|one meal)",
    "(havent|dont|not|didnt|never) ~ (eat|eaten|eating|ate)",
    "(lose|losing|lost) (the)? weight",
  ],
  vomitsBlood: ["vomit ~~ blood", "blood ~ (in|when|after) ~ vomit"],
  fearsWeight: ["(gain*|weight|fat|fatter|thin|slim|calories|bmi)"],
  skipsMeals: [
    "(not|dont|afraid|scared|terrified) ~ (eat|eating|gain|gaining)",
    "(starv*|purg*|dieting|laxative*|bulimi*|anorexi*)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
