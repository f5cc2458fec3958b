/** Signs that eating, or not eating, has become dangerous. */
export const eating = {
  eatsNothing: [
    "(stopped|quit|stop|refus*|given up|gave up) ~ (eating|food|meals) ~~ (since|days|weeks|altogether|completely|control|entirely|all|thin|weight|week)",
    "(coffee|water|cucumber*|cucumbers|ice|tea|lemon|air|juice|coke) & (# days|# weeks|days straight|for days)",
    "(live*|living|surviv*|lives) on ~ (coffee|water|cucumber*|ice|tea|air|apples|gum|celery|lettuce)",
    "(havent|not|never|didnt|no|dont|cant) ~ @eat ~~ (#|couple|few|many) (days|nights|weeks)",
    "(havent|not|never|didnt|dont) ~ @eat ~~ (since|for|in) @weekday",
    "(nothing but|only|just) ~ (water|coffee|tea|ice) ~ since @weekday",
    "dry fast*",
    "(secretly|hide|hiding|hid|throw*|secret) ~ (not eat*|food|meals|lunch|dieting|skip*|starv*|diet)",
  ],
  purges: [
    "(bring|brings|bringing|brought) (it|them|everything|food|dinner|lunch)? (all)? ~ up",
    "(dulcolax|laxative*|senna|diuretic*|water pills|diet pills|slimming pills|ipecac|slimming tea) & (thin|slim|weight|night|every|daily|#|skinny|fat|box|calories|too many|lots|stay|lose|abuse|handful|after)",
    "(make|makes|making|made|force|forces|forcing|forced) @self (to)? ~ (vomit|throw|sick|purge)",
    "(finger*|toothbrush|spoon) ~ (throat|mouth)",
    "(purge|purging|purged|purges|bulimi*)",
    "vomit ~ (after|every|each|following) ~ (meal|meals|eating|eat|food|dinner|lunch|everything)",
    "laxative* ~~ (weight|slim|flat|thin|every|daily|box|pack|handful|#|after|lose|abuse|misuse|addict*|too|skinny|control|empty|lots|many|bmi)",
  ],
  eatingDisorder: [
    "(cant stop|scared|terrified|afraid) ~ (starving|restricting|purging|of food|of eating|gaining weight)",
  ],
  diets: [
    "(diet|dieting|detox*|fasting|fasted|cleanse|cleansing|slimming|keto|calories|calorie|cals|kcal|restrict*|starv*|not eating|weight loss|skip* meals|skip* lunch|not eaten|dont eat|cutting food|eating so little|eat so little|anorexi*|bulimi*|purg*|laxative*|bing*|omad|one meal)",
    "(havent|dont|not|didnt|never) ~ (eat|eaten|eating|ate)",
    "(lose|losing|lost) (the)? weight",
  ],
  vomitsBlood: [
    "vomit ~~ blood",
    "blood ~ (in|inside|when|after|with|as) ~ vomit",
    "throat ~ bleeding",
  ],
  fearsWeight: ["(gain*|weight|fat|fatter|thin|skinny|slim|calories|bmi)"],
  skipsMeals: [
    "(skip*|restrict*|miss*) ~ (meals|food|eating|breakfast|lunch|dinner)",
    "(not|dont|afraid|scared|terrified|refus*) ~ (eat|eating|gain|gaining)",
    "(starv*|purg*|dieting|laxative*|restrict*|bulimi*|anorexi*)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
