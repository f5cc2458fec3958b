import type { ContextCue } from "../language/assertion-context.ts";

/** How a message speaks about a sign: as its own trouble now, or as a question, a story, a joke, the past. */
export const contextCues = {
  /** Follows a question or warning about people at large; reaches to the end of its sentence. */
  asksInGeneral: [
    "^ (hi|hello|hey|please|so|also|and|but|or|ok|well|good|question|then|now)? (morning|question)? (is|are|do|does|can|could|will|would|may|might|should|did|was|were) (!i|my|it|this|that|there|he|she|they|these|those|her|his|our|something|someone|somebody|we|me|your|u|anyone|nobody|bleeding|soaking|mine)",
    "^ (please|so|and|but)? (is|does|can|could|would|will) (it|there) (possible|true|common|rare|likely|usual|dangerous for|safe|ok to take|a link|a risk|any link|any risk|affect|cause)",
    "^ (hello|please|so|also|and|but|or|then|now)? (what|which|who|where|when|how) (is|are|was|were|do|does|did|can|could|will|would|should|causes|happens|many|much|counts|common|often|likely|serious|dangerous|soon|long|kind|type|types|signs|symptoms|level|drugs|medicine|tests|test|age|number|foods|herbs|pills|fertility|hormones|supplements|heavy) (!i|we|my|happening|wrong|going|this|that|it|coming|there|up|do|he|she|her|his|blood|your)",
    "^ (so|and)? (why) (do|does|did|would) (!i|my|he|she|it|this|that|they|we)",
    "(wondering|wonder|curious|know|asking|ask|question|explain|learn|understand) ~ (if|whether|what|why|how|which|about) ~ (pcos|people|women|girls|metformin|cause|signs|a|the|an)",
    "(!my|her|his|our|i|have|has|having|had|showing|shows|with|these|got|some|all|am|is|are|and) (signs|symptoms|symptom|sign|risk|risks|chance|chances|causes|cause|treatment|meaning|difference|side effects|side effect|rate|numbers|facts|information|helpline) (of|for|about|on|like|between|from|such)",
    "^ (signs|symptoms|sign|risk|chance|chances|causes|treatment|meaning|difference|side effects|rate|numbers|facts) (of|for|about|on|between|from)",
    "(can|could|may|might|does|do|will|would) (cause|lead|increase|raise|trigger|give|make|mean)",
    "(leaflet|box|page|article|book) (says|said|lists|mentioned|told)",
  ],
  /** Says that something is common or linked to something; holds for its whole sentence. */
  speaksInGeneral: [
    "(common|normal|usual|typical|possible|linked|connected|likely|part) (in|of|with|to|for|during|on|among) (pcos|women|people|girls|the pill|metformin|a period|periods|teenagers|teens|pregnancy|letrozole|ivf)",
    "(is|are) a? ~ (side effect|side effects|symptom|sign|cause) (of|for|in)",
    "for (my|a|an|the|our|school) ~ (assignment|essay|paper|project|thesis|presentation|class|exam|article|story|novel|homework|research|talk)",
  ],
  /** About what might happen one day; reaches to the end of its sentence. */
  supposes: [
    "(if|when|in case|unless|once|until|whenever|before|imagine|should) (you|someone|somebody|anyone|a woman|women|people|one|a person|a girl|a patient|they|patients|your|there is)",
    "if (i|we|she) (ever|get|should|have any)",
    "(women|people|girls|patients|ladies|those|others|anyone|teenagers|mothers|some|many) (who|with|that|have|to|get|can|will|should|on|taking|do|feel|bleed|faint|die|want|with)",
    "(some|many|most|other|pregnant|young|few) (women|people|girls|patients|mothers|men|ladies|teenagers)",
    "^ you (are|have|also|soak|bleed|feel|may|can|cant)",
    "^ (one|the) (leg|pads|pain) ~~ or",
  ],
  /** Something read, watched or studied; holds for its clause and the ones that follow it. */
  retells: [
    "(essay|thesis|project|article|book|novel|film|series|story|paper|research|video|poem|song) (on|about|where|of|called|that|said|says|showed|shows|by)",
    "(in|on|from|saw|watched|watch|read|reading|heard) (a|an|the|this|that|my|one)? (old|new)? (news|article|film|book|novel|show|series|leaflet|story|drama|soap|post|video|tiktok|instagram)",
  ],
  /** Long over. */
  isPast: [
    "(years|ages|long time|long|many years) (ago|back)",
    "(in|back in|since|of|from|early) (1985|1990|1998|2000|2005|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022)",
    "(last) (years)",
    "when (i|she|we) (was|were) (a child|a girl|a teen|a teenager|a student|a kid|young|little|small|#|pregnant with|in school|in college|in secondary|at school|at uni|at university)",
    "(used|use) to",
    "was # once",
    "as a (teen*|child|kid|girl|student|young)",
    "(in|during|through) (my|her) (teens|twenties|childhood|early|school|first|last|second)",
    "(in|at) (college|uni|university|secondary school|high school)",
    "(grandmother|gran|grandma|granny|nan|grandfather|aunt|uncle|mother|father|late) ~ (had|died|passed|lost) ~~ (stroke|heart|clot|clots|cancer|diabetes|disease|of|at)",
    "at (12|13|14|15|16|17|18|19|20|21|22|23) (!weeks|months|days|hours|am|pm|oclock|kg|minutes|years|w)",
  ],
  /** Says that all is well again. */
  isResolved: [
    "(fine|well|ok|okay|better|good|healthy|happy|great|recovered|healed|stronger|free) (now|today|these days|since|again)",
    "(now|since|today|these days) ~ (fine|well|okay|better|healthy|recovered|safe|happy|great|good)",
    "(i am|am|is|she is|we are|doing|fully|completely|long|all) (so|very|completely|long|all|doing)? (recovered|healed|fine|well|cured|better now|over it|cleared)",
    "(recovered|healed|behind me|cured|turned out to be|it was reflux|all clear|no longer|sorted)",
    "i am (okay|ok|fine|at peace|good)",
    "(had|with|after) (therapy|counselling|help) ~",
    "(treated|gone|happy|in recovery|both well|never since)",
  ],
  /** Happening now, or not long ago. */
  isPresent: [
    "(now|today|tonight|again|still|yesterday|lately|recently|nowadays|keeps|keep|started|starting)",
    "(this|right|these) (now|morning|evening|weeks|afternoon|night|time|moment|days|weekend)",
    "(last|past) (night|hours|weeks|few days|days|weekend|sunday|monday|tuesday|wednesday|thursday|friday|saturday)",
    "since (morning|yesterday|last|this|monday|tuesday|wednesday|thursday|friday|saturday|sunday|then i have|lunch|waking)",
    "(hours ago|days ago|minutes ago|weeks ago|for # days|for # hours|came back|is back|are back|coming back)",
  ],
  /** Brings what was asked in general, or is long past, back to her and now. */
  returnsToHer: [
    "(mine|it|that) (has|is)? (started|began|been|happening|getting worse|happened) (to me|today|now|yesterday|this|last|1|for|since|again|on|and)",
    "(feel|feeling|have|thoughts|it) ~ (again|coming back|is back|are back) ~",
    "(because|since) (i have|i am|mine|it is|my)",
  ],
  jokes: ["(lol|lmao|haha|joking)"],
  smallCauses: [
    "(cramp|cramps|cramping|period|periods|gym|workout|squats|leg|homework|exam|exams|traffic|heat|hot|price|spicy|boss|boring|monday|diet|salad|kale|cravings|hungry|embarrass*|laugh*|run|running|waxing|tired|pms|work|class|queue|hormones|hormone|mood|smoothie|yoga)",
  ],
} as const satisfies Readonly<Record<ContextCue, readonly string[]>>;

/** Pseudo-negations: words with "no" or "not" that negate nothing. */
export const pseudoNegations: readonly string[] = [
  "no (be|small|joke|matter|wonder|lie|idea|choice|reason|one|end|help|because|problem|pressure|jokes|way|where|sleep|rest|peace|thanks|money)",
  "not (sure|only|normal|right|lying|joking|okay|ok|fine|well|good|myself|coping|stopping|working|to mention|enough|understand*|anymore|able|safe|long ago|too long|long after|breathing|waking|like before|like this|used to)",
  "(never|havent|not) ~ (felt|feel|had|seen|been|known|bled|hurt|like|this) ~~ (like this|such|like that|so bad|this heavy|this before|before|worse)",
  "(dont|didnt) (know|understand|get|trust|want to be|care|like|mind|tell|believe|remember|recognise|think i can|deserve)",
  "(wont|cant|dont) (stop|help|ignore|shake|explain|seem to)",
  "(keep|keeps|always|kept) (saying|telling|say|tell) ~~ not",
];
