/** Signs that eating, or not eating, has become dangerous. */
export const eating = {
  eatsNothing: [
    "(coffee|water|cucumber*|ice|tea|lemon|air|juice|coke) & (# days|# weeks|days straight|for days)",
    "(havent|not|never|didnt|no|dont|cant) ~ @eat ~~ (#|few|many) (days|nights|weeks)",
    "(havent|not|never|didnt|dont) ~ @eat ~~ (since|for|in) @weekday",
  ],
  purges: [
    "(bring|brings|brought) (it|them|everything|food|dinner|lunch)? (all)? ~ up",
    "(dulcolax|laxative*|water pills) & (thin|slim|weight|night|every|daily|#|fat|box|calories|too many|lots|stay|lose|abuse|handful|after)",
    "(make|makes|making|made|force|forces|forcing|forced) @self (to)? ~ (vomit|throw|sick|purge)",
    "(purge|purging|bulimi*)",
    "vomit ~ (after|every|each) ~ (meal|meals|eating|eat|food|dinner|lunch|everything)",
  ],
  eatingDisorder: [
    "(cant stop|scared|terrified|afraid) ~ (starving|purging|of eating|gaining weight)",
  ],
  diets: [
    "(diet|dieting|detox*|fasting|fasted|cleanse|slimming|keto|calories|calorie|kcal|starv*|not eating|weight loss|skip* meals|skip* lunch|not eaten|dont eat|anorexi*|bulimi*|purg*|laxative*|bing*|one meal)",
    "(havent|dont|not|didnt|never) ~ (eat|eaten|eating|ate)",
    "(lose|losing|lost) (the)? weight",
  ],
  vomitsBlood: ["vomit ~~ blood", "blood ~ (in|inside|when|after|with|as) ~ vomit"],
  fearsWeight: ["(gain*|weight|fat|fatter|thin|slim|calories|bmi)"],
  skipsMeals: [
    "(not|dont|afraid|scared|terrified|refus*) ~ (eat|eating|gain|gaining)",
    "(starv*|purg*|dieting|laxative*|bulimi*|anorexi*)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
