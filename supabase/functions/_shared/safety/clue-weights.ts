/**
 * What each clue weighs, by the red flag it speaks for: a word, two words in a row, a theme, two themes
 * together. Fitted to the examples by `node tests/bench/fit-clue-weights.ts`; not edited by hand.
 */
export const bias = -2.09;
/** A message is urgent when its clues weigh more. */
export const urgentAbove = -0.3;
/** A message is calm when its clues weigh less, even if a rule knows a sign in it. */
export const calmBelow = -4;
export const weights = {
  RF1: {
    "3.6": "goodby",
    "3.2": "kill myself",
    "2.8": "end it|enter|i will|she has|this is",
    "2.4":
      "@life+@hopeless|@life+@not hopeless|am think|be dead|blad|did it|disappear|do it|going to|i did|not here|rope|this life|to live|tonight",
    "2.0":
      "@means+@selfhurt|@not farewell|@sexual+@not life|being|dying|finish|have decid|herself|me die|myself with|nobody would|of it|of pil|think of|to go|to sleep|want it|wrist",
    "1.6":
      "@death+@hopeless|@life+@cantmove|@means|@not confused|@not life|@nothing+@not confused|@nothing+@not life|all of|anyon|dont see|for good|honest i|i try|i wont|it all|nobody|not see|pil|road|sleep tablet|tablet and|that she|the world|this body|to hang|wish|without me|would it",
    "1.2":
      "# paracetamol|@death|@farewell+@harsh|@farewell+@life|@farewell+@nothing|@girl+@not life|@life+@not now|@now+@not life|@question+@not life|all my|am going|arms|cope|decid|die|front of|hang myself|has stop|i cut|i plan|in front|into the|let|let me|liv|my arms|negativ test|not be|not come|sleep and|the tablet|thought|to stop|tonight i|would be",
    "1.0":
      "@farewell+@cantmove|@hopeless+@man|@pills+@many|about #|be better|for this|live|no more|not again|to see|useless",
    "0.8":
      "@death+@farewell|@hopeless+@pregnant|@life+@herbs|@life+@pregnant|@past+@not girl|ask for|better off|dead|end|i keep|i stop|is going|kids|look at|not have|of liv|overdo|ready|to die|to me|told|world",
    "0.6":
      "@death+@pain|@harsh+@not question|@hopeless+@belly|@life+@not life|@means+@sexual|@means+@voice|@not selfhurt|bottl of|bridg|dont want|easier|everyth|exist|i want|it be|me a|messag|not more|not wak|overdos|sav|sometim i|the whol|to end",
    "0.4":
      "@death+@life|@death+@many|@death+@pills|@death+@swallow|@farewell|@hopeless+@violence|@means+@girl|@selfhurt+@cantmove|@selfhurt+@harsh|@sleepless+@not life|am fine|am tir|and look|birthday|cut|day|death|enough|every day|flatmat|friend says|front|hang|help my|honest|jump|letter|lost the|my flatmat|my roommat|night and|not up|plan to|suicid|than|think|this|tire|to be",
  },
  RF2: {
    "2.4": "@not eat+@not days|faint twic|spit|weigh",
    "2.0": "laxativ|on purpos|purg|purpos|secret|she want|vomit blood",
    "1.6":
      "@days+@not now|@fainty+@eat|and faint|and today|blood when|chew|faint on|food and|myself vomit|so weak|starv|take #|was blood|yesterday i",
    "1.2":
      "# has|@control+@eat|@days+@not eat|@days+@not everyday|@fainty+@not eat|@girl+@purge|@herbs+@purge|@not now+@not past|@now+@not now|@vomit+@hot|after every|becaus i|blood in|days to|flutter|heart skip|not days|not then|salt|tuesday",
    "1.0": "@days+@purge|@past+@not eat|any food|box|bread|make myself|the time|up in",
    "0.8":
      "@big+@everyday|@fainty+@not days|@fainty+@not everyday|@not eat+@not everyday|@not rapid+@not past|@often+@allergy|@selfhurt+@blood|@selfhurt+@vomit|black|i never|in class|most|not food|not water|sick|this month",
    "0.6":
      "@belly+@allergy|@eat+@purge|@fainty+@days|@hopeless+@purge|@not days|@not days+@not now|@not fainty+@not eat|@not now+@not everyday|@not rapid+@not everyday|@nothing+@not days|@selfhurt+@farewell|@sight+@not now|@sight+@not rapid|bing|days now|eat #|every days|myself sick|not work|the scal",
    "0.4":
      "@chest+@control|@control+@purge|@hopeless+@vomit|@hot+@eat|@late+@not past|@life+@not rapid|@not swallow|@not swallow+@not days|@nothing+@not swallow|@now+@not days|@pad+@purge|@pain+@purge|@selfhurt+@days|daughter|eat for|i make|my daughter|not anyth|roommat|sinc sunday|the stair|under #",
  },
  RF3: {
    "2.4": "gush|i went|pack of|pass clot",
    "2.0":
      "bleed like|down my|fist|hour #|i bleed|light head|minut and|nonstop|paper|pour|ruin|sinc noon|soak #|to chang|towel",
    "1.6":
      "am losing|as big|big as|big clot|bleed|bleed so|blood rush|clot as|fil|look|pad|plus|rush|sinc morn|sit|sit on|stain|stood|super|the blood|through #|through my",
    "1.2":
      "@blood+@big|@fainty+@vomit|@pad+@flow|@pad+@girl|a towel|are whit|bathroom|been bleed|feel weak|flood|make it|minut|morn i|night pad|notic|pad and|pads in|run down|sinc lunch|size of|so heavy|the bathroom|the size|toilet|wont stop",
    "1.0": "@pad+@big|clot the|dizzy|is so",
    "0.8": "# minut|# tampon|@blood+@flow|a night|am bleed|and blood|blood|from my|pads sinc",
    "0.6":
      "@big+@fainty|@flow+@kicks|@flow+@often|@many+@big|@not blood+@not past|@now+@not blood|@often+@harsh|@pad+@often|@pad+@past|@pad+@pregnant|fresh|had to|leak|menopaus|pleas what|soak through|spin|tampon",
    "0.4":
      "@big+@sight|@blood+@cantmove|@fainty+@numb|@flow+@fainty|@flow+@rapid|@many+@numb|@many+@often|@pad+@cantmove|@pad+@leg|@pad+@sexual|@pad+@sudden|drip|fal out|g|head is|is out|mad|my ears|my flow|of control|overnight|so much|through|to sit",
  },
  RF4: {
    "2.8": "@many+@kicks|and bleed|come out|i carry",
    "2.4": "stab|water brok",
    "2.0":
      "bad headach|bright|bright blood|hurt when|in left|my water|not last|positiv test|sinc last",
    "1.6":
      "@flow+@foul|@not cantmove|@not kicks+@not baby|@nothing+@not cantmove|a gush|am hav|and spot|bel #|pain under|side and|wife is",
    "1.2":
      "@baby+@not kicks|@days+@not kicks|@not belly|@nothing+@not belly|@pregnant+@not now|@rapid+@not kicks|@sexual+@not pregnant|a month|and ther|blood come|bump|collaps in|face and|is blood|my child|not felt|pregnant and|pregnant with|ribs|sever cramp|sid pain|stab pain|with pain",
    "1.0":
      "@head+@days|@kicks+@baby|@many+@sexual|@pregnant+@not belly|bleed and|brok|kick sinc|not left|test positiv|though|tissu",
    "0.8":
      "# sid|@pregnant+@allergy|@side+@fertility|and collaps|and hand|book|bright red|but the|get bel|reduc|ribs and|ther is|week and",
    "0.6":
      "# week|@belly+@not now|@face+@days|@kicks+@rapid|@not kicks|@not kicks+@not now|@nothing+@not kicks|@now+@not past|@pregnant+@pain|@swallow+@side|bleed with|by a|carry|fluid|my ribs|not mov|noth|pain at|pain only|shoulder pain|sid|the kitchen",
    "0.4":
      "@fainty+@late|@fainty+@not past|@girl+@not kicks|@head+@rapid|@not fever|@not kicks+@not cantmove|@not rapid+@not violence|@not violence+@not now|@nothing+@not fever|@pain+@not pregnant|@pregnant+@face|@pregnant+@fit|@sexual+@not baby|@sight+@rapid|am #|cramp and|late and|not morn|under my|water",
  },
  RF5: {
    "2.8": "pelvic pain",
    "2.4": "me vomit|straight|the floor|think my",
    "2.0":
      "@often+@sudden|ground|it feel|knif|my pelvi|pain for|pelvi|sharp|so strong|someth|sudden|sudden i|unbearabl|vomit",
    "1.6":
      "@belly+@harsh|a knif|agony|am vomit|curl|doubl over|left side|lower bel|lower right|sharp pain|side after|side pain|so bad|someon is|start #",
    "1.2":
      "@belly+@cantmove|@means+@cantmove|@pain+@harsh|@side+@fever|@side+@harsh|abdomen|abdominal|abdominal pain|came|excruciat|extrem|from the|hit my|horribl|intens|is twist|labour|not this|off the|pain came|pain like|pain so|right and|right lower|stomach pain|vomit #|worst",
    "1.0": "@kicks+@sudden|am shak|pain #",
    "0.8": "@kicks+@belly|@life+@not pain|ever had|is rock|like this|pillow",
    "0.6":
      "# no|@cantmove+@baby|@death+@vomit|@harsh+@violence|@kicks+@past|@side+@cantmove|bad i|bel pain|get wors|girlfriend|have ever|knif in|lower abdomen|my girlfriend|on right|ovary pain|pain near|pain with|rock|side i|stab in|with vomit",
    "0.4":
      "@harsh+@face|@kicks+@side|@life+@harsh|@nothing+@not side|@selfhurt+@sudden|appendix|bad that|by my|cm|my right|nauseou|not like|on sudden|rock hard|sever|side|the left|wors",
  },
  RF6: {
    "2.4": "and dizzy|post",
    "2.0": "@fertility+@not urine|@fertility+@urine|breathless|is huge|tight",
    "1.6": "@fertility+@purge|cant keep|cant pee|hurt to|is tight|month pregnant|sunday",
    "1.2":
      "@breath+@past|@swell+@not urine|breath lying|injection|is like|lying|my tummy|to breath",
    "1.0": "@big+@belly|cant eat|cant lie|huge|is very|pee is",
    "0.8":
      "@breath+@fertility|abdomen is|days ago|flat|hurt and|injection my|lie down|pick|stim|the trigger|tummy is|very swel|wee|weeing",
    "0.6":
      "@belly+@breath|@belly+@fertility|@breath+@procedure|@cantmove+@fertility|@swallow+@breath|and not|becaus it|bel swel|days post|f|gonal|gonal f|has a|my stomach|shot|so swel|swel like|thursday|urin",
    "0.4":
      "@belly+@cutting|@big+@days|@big+@vomit|@cantmove+@urine|@chest+@fertility|@kicks+@man|@leg+@fertility|@many+@fertility|@sudden+@swell|@swallow+@chest|anyth|bel is|for ivf|has swel|kg and|kg in|my abdomen|on clomid|peeing|tight like|trigger|wife had",
  },
  RF7: {
    "2.8": "blue|sinc yesterday",
    "2.4": "pink|struggl",
    "2.0":
      "@sudden+@breath|air|and chest|and pain|and sudden|calf is|cough blood|gasp|is red|pleas help|sharp chest|up blood",
    "1.6":
      "@leg+@hot|@leg+@swell|@pad+@breath|@side+@breath|@side+@leg|am cough|breath sinc|cough|e pain|i cough|leg big|me sinc|my breath|my csection|sinc this",
    "1.2":
      "@breath|@breath+@voice|@fainty+@breath|@leg+@hormones|@often+@breath|@pain+@voice|@swell+@hot|@swell+@rapid|breath|cough up|estrogen|hard and|left calf|sinc start|sudden cant|swel sinc|to touch|week on",
    "1.0": "@pain+@breath|@pills+@sleepless|@swell+@hormones|and swel|leg is|my left|thigh is",
    "0.8":
      "# leg|@blood+@breath|@chest+@hot|@hopeless+@breath|@leg+@purge|@nothing+@not breath|i breath|it hurt|on yaz|thigh|throb",
    "0.6":
      "@big+@leg|@hot|@not breath|@pills+@leg|@selfhurt+@breath|and sinc|back of|calf|deep breath|is hot|is swel|may|on yasmin|pain when|short of|warm|yaz",
    "0.4":
      "@breath+@numb|@hormones+@allergy|@leg+@violence|@pain+@afterbirth|@vomit+@hormones|a sharp|cant breath|flight|my calf|swel #|than the|that wont|time i|vs|week after",
  },
  RF8: {
    "2.8": "face is|sinc breakfast|slur|vision",
    "2.4": "a fit|blind|feel my|zigzag",
    "2.0":
      "a seizur|bang|flash|flash light|hav a|hour ago|husband says|left hand|my sight|patient|tongu and",
    "1.6":
      "# eye|# side|@hormones+@sight|@side+@face|bend|cant move|cant talk|e start|i wake|is talk|migrain with|my word|numb|right arm|seizur|sever headach|speech|this morn|thunder|worst headach",
    "1.2":
      "@allergy+@girl|@cantmove+@face|@cantmove+@speech|@fit+@girl|@pad+@face|@sudden+@head|and her|aura|cant speak|droop|hand|headach i|headach with|is droop|is numb|my eye|nowher|numb and|of nowher|proper|terribl headach|thunderclap|violent|vision in|word are",
    "1.0": "cant hold|is only|my mouth",
    "0.8":
      "@often+@cantmove|@sight+@face|@sudden+@not past|a sudden|arm|burst|cant lift|cant see|mine|mouth is|pins|right eye|the most|vision and|whil i",
    "0.6":
      "@cantmove+@confused|@face+@man|@face+@numb|@harsh+@head|@harsh+@sugar|@many+@head|@often+@sight|@often+@speech|@pills+@sight|@selfhurt+@fit|@side+@allergy|@side+@speech|@speech+@face|@sudden+@speech|blur vision|combin pill|friend is|headach|headach like|hold the|me like|mouth bend|my face|my vision|stiff|word",
    "0.4":
      "# my|@chest+@face|@face+@nothing|@kicks+@sight|combin|ever|eye|lift my|mouth|my head|my tongu|of my|today and",
  },
  RF9: {
    "2.8": "chest and|chest feel|collaps|my chest|pressur in",
    "2.4": "breastbon|crush|heartbeat|in chest|round my|squeez",
    "2.0": "behind my|faint",
    "1.6":
      "@fainty+@violence|@sudden+@heart|and sweat|chest hurt|faint in|fast and|fell|like it|like someon|palpitation|rac",
    "1.2":
      "@heart+@numb|@heart+@sleepless|@means+@chest|across|and arm|and wont|arm is|chest is|chest when|feel sick|going|grey|have chest|i sweat|is beat|like an|tightness|weight on",
    "1.0": "chest sinc|dull|like say|near faint",
    "0.8":
      "@fainty+@heart|@often+@heart|across my|all days|get dizzy|heart is|jaw|left arm|mother is|my heart|my pcos|pain going|that com|the chest",
    "0.6": "@numb+@sleepless|at rest|hand are|heart|heart rac|is stil|my jaw|near my",
    "0.4":
      "# with|@chest+@eat|@hopeless+@chest|@many+@heart|@pain+@chest|chest|fall|feel like|fly|i faint|i near|in bed|is rac|not was|puls|to faint|you think",
  },
  RF10: {
    "2.8": "all over|weird",
    "2.4": "shak",
    "2.0":
      "@confused+@sugar|@pills+@yellow|@swell+@speech|@vomit+@sugar|body shak|everywher|meter|my meter|says #|stay|sweat|trembl",
    "1.6":
      "@breath+@allergy|@fainty+@confused|@sight+@yellow|@swell+@allergy|and very|cold sweat|hiv|keep vomit|throat is|turn yellow|wheez",
    "1.2":
      "@fainty+@swell|@yellow+@question|after tak|and vomit|been vomit|breath fast|clo|coke|muscl pain|my eyes|over #|sleepy and|sweat and|thirsty and|throat feel|yellow",
    "1.0": "@breath+@leg|@cantmove+@metformin|@numb+@confused|shak sweat|sugar #",
    "0.8":
      "@breath+@sugar|@fertility+@allergy|@sugar+@foul|@swallow+@not eat|@urine+@yellow|breath smel|cant stay|is diabetic|smel like|tak a|the injection",
    "0.6":
      "@allergy+@rapid|@allergy+@unsafe|@breath+@foul|@fainty+@sugar|@pills+@violence|@speech+@sugar|@swallow+@sugar|@violence+@purge|@vomit+@foul|after metformin|and lips|mg dl|my blood|my sugar|new antibiotic|over and|sweaty",
    "0.4":
      "@breath+@eat|@fever+@metformin|@metformin+@eat|@swallow+@violence|@yellow|@yellow+@everyday|all night|and keep|diabetic|read",
  },
  RF11: {
    "2.8": "@late+@unsafe",
    "2.4": "be pregnant|found out|miss my",
    "2.0": "@pregnant+@unsafe|@unsafe+@muscle|and on|been on|on warfarin|positiv and",
    "1.6": "am expect|late period|might be|tak isotretinoin|took a",
    "1.2":
      "and pregnant|and stil|lin|positiv|pregnancy test|pregnant on|roaccutan|says pregnant|tak|the test|warfarin|wegovy",
    "1.0": "@belly+@unsafe|out i",
    "0.8":
      "am pregnant|finasterid|got a|methotrexat|mounjaro|semaglutid|tak spironolacton|what vitamin",
    "0.6": "# lin|@kicks+@days|@kicks+@unsafe|@not unsafe|am on|for hair|period no|till|was on",
    "0.4":
      "@blood+@unsafe|@nothing+@not pills|@pregnant+@kicks|@unsafe+@hair|expect|i found|topiramat|using",
  },
  RF12: {
    "2.8": "came back",
    "2.4": "enlarg|my clitori",
    "2.0": "drop and|is get|it the|like a",
    "1.6": "anymor|clitori is|has becom|level|over my|purpl stretch|rapid|testosteron total|within",
    "1.2":
      "@chest+@voice|@clit|@clit+@unreal|@hair+@muscle|@many+@unreal|@muscle+@rapid|@voice+@rapid|brui|it mean|my brother|purpl|t",
    "1.0": "@chest+@muscle|@clit+@everyday|@hair+@clit|clit|growth|past|testosteron #",
    "0.8":
      "@cantmove+@hot|@clit+@days|@fainty+@not question|@nothing+@not muscle|deeper|have gone|within #",
    "0.6":
      "# ng|@belly+@muscle|@cantmove+@muscle|@clit+@rapid|@face+@violence|@hot+@numb|@hot+@violence|@not muscle|@pregnant+@unreal|@rapid+@control|explod|l|l what|month ago|muscl|thick|top|total|total #|voic has",
    "0.4":
      "@numb+@muscle|@rapid+@unreal|clitori|cortisol|losing|ng|ng dl|strip|t #|testosteron is|tri",
  },
  RF13: {
    "2.4": "@fever+@foul|and fever|fever #",
    "2.0": "@fever+@breath|after hysteroscopy|cold and|my womb|rigor|tub",
    "1.6":
      "@big+@hot|@fever+@procedure|@hot+@foul|after abortion|after hsg|and bel|and water|chil and|dnc|fever after|foul|funny|had the|open|pus|shiver|temperatur",
    "1.2":
      "@belly+@fever|@big+@fever|@fever+@baby|@fever+@confused|@sudden+@foul|after dnc|and chil|and shiver|burn up|confu and|down ther|fever and|fever of|god|green|high fever|miscarriag|monday|pain after|remov the|stink|then i|they said",
    "1.0": "@clit+@now|@often+@big|@pain+@foul|test for",
    "0.8": "@harsh+@foul|and confu|discharg and|laparoscopy",
    "0.6":
      "@belly+@foul|@confused+@rapid|@foul+@now|@pain+@herbs|@procedure+@sleepless|@rapid+@foul|@rapid+@herbs|bad smel|friday|hysteroscopy|monday and|on friday|remain|temp|temp #",
    "0.4":
      "@fainty+@hot|@fever+@herbs|@foul+@sexual|@harsh+@procedure|@procedure+@man|and cold|infection|last week|smel discharg|stitch|we have",
  },
  RF14: {
    "2.8": "beat me|belt",
    "2.4":
      "already|am being|chok me|every night|his hand|hits|hits me|lock me|my pil|rap|the condom",
    "2.0":
      "a man|circumcis|forc|have sex|he says|hell|himself|into my|me in|my cloth|my room|sexual|to circumcis|touch me",
    "1.6":
      "@man+@sleepless|@man+@violence|@selfhurt+@control|@sexual+@not violence|am in|circumcis my|door|her husband|i leav|into|me and|me sleep|my bed|my privat|my uncl|not answer|privat|privat part|stepfather|the door|touch|with me",
    "1.2":
      "@cutting+@girl|@often+@violence|@pills+@man|and touch|becaus the|com into|com to|didnt|he hit|he will|hid|home|i woke|me down|me with|my fami|on me|push|slap|slap me|sleep with|the hous|wont let",
    "1.0": "@vomit+@man|he|him|husband beat|man|marry|my littl|no baby|the hair",
    "0.8":
      "@confused+@man|@control+@sleepless|@sexual+@not man|asleep|check my|dont know|he forc|lock|me again|me he|pul|rap me|threaten to",
    "0.6":
      "@farewell+@pregnant|@life+@man|@means+@violence|@not flow+@not sexual|@swallow+@control|afraid of|beat|chok|me to|send|uncl|was rap",
    "0.4":
      "@control+@nothing|@death+@control|@farewell+@violence|@hair+@man|@hair+@violence|@selfhurt+@girl|@urine+@girl|@violence+@control|@violence+@days|@violence+@sexual|afraid|assault|fianc|keep my|me|my phon|not an|not he|old|pastor|pay",
  },
  RF16: {
    "3.2": "ill",
    "2.8": "the baby",
    "2.4": "i must",
    "2.0": "@girl+@unreal|my baby",
    "1.6":
      "@afterbirth+@not sleepless|@baby+@not sleepless|@nothing+@not farewell|after birth|after delivery|harm my|not ther|seeing|sinc birth|temperatur #",
    "1.2":
      "# night|@breath+@sleepless|@farewell+@baby|@means+@rapid|@not sleepless+@not days|@now+@not sexual|@sexual+@not heart|@unreal+@not sleepless|@vomit+@afterbirth|hear voic|my newborn|not her|pictur|week ago|who is",
    "1.0": "@baby+@unreal|@heart+@head|@not speech|@nothing+@not speech|@rapid+@not days",
    "0.8":
      "@fever+@afterbirth|@flow+@baby|@girl+@not days|@girl+@not sexual|@not unreal|@rapid+@afterbirth|hear|mind|my mind|tel me",
    "0.6":
      "@days+@not sleepless|@foul+@afterbirth|@means+@baby|@not sexual|@not sexual+@not sleepless|@nothing+@not sexual|@pain+@baby|@sexual+@unreal|@unreal+@now|days after|delivery|gave birth|havent slept|must|neighbour|newborn|not night|not slept|now she|of harm|room|slept for|tel|throw",
    "0.4":
      "@afterbirth+@now|@chest+@afterbirth|@fainty+@afterbirth|@girl+@not girl|@harsh+@afterbirth|@not girl+@not now|@nothing+@not sleepless|@nothing+@not unreal|@numb+@afterbirth|@selfhurt+@sight|@unreal|ago she|am dying|am scar|and seeing|demon|harm|my wife|rid|rid of|tell me|voic tel",
  },
  RF17: {
    "3.2": "used a",
    "2.8": "@swallow+@poison",
    "2.4": "insert|mens|sniper",
    "2.0": "@selfhurt+@herbs|at once|ate my|drank bleach|it burn",
    "1.6":
      "@swallow+@flow|abort|bought|drank|drink sniper|i bought|put a|tablet|tablet to|the pregnancy|to abort|took herb|unknown",
    "1.2":
      "@allergy+@herbs|@flow+@herbs|@many+@swallow|@poison+@herbs|@poison+@sugar|@swallow+@harsh|@swallow+@pregnant|blister|hypo|mix|my tablet|rat|rat poison|swallow|swallow a|swallow my|the market",
    "1.0": "@fainty+@herbs",
    "0.8":
      "@pills+@swallow|@yellow+@herbs|body is|cant stop|cleaner|contraceptiv|insid|my mens|see doubl|to bring|whol",
    "0.6":
      "@flow+@pregnant|@flow+@vomit|@many+@metformin|@poison+@blood|@selfhurt+@many|@swallow+@herbs|@swallow+@vomit|@vomit+@yellow|gin|insid me|not tell|now the|took #|water and|week of",
    "0.4":
      "@fever+@violence|@poison+@eat|@swallow+@belly|@swallow+@fever|@urine+@metformin|and now|i swallow|i took|now i|of metformin|the bleed|vomit and",
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
/** What speaks for danger, but for no red flag more than for others. */
export const generalWeights = {
  "2.8": "think i",
  "2.4": "days sinc|down and|reach|woke",
  "2.0": "have got|i think",
  "1.6": "doubl|hav|i cant|last night|not know",
  "1.2": "@flow+@cantmove|this week|to my|very|woke up|wont",
  "0.8":
    "@fainty+@leg|@many+@sudden|@procedure+@not pain|and they|drop|every time|gone|have been|put|thing|weak",
  "0.6": "@sexual+@not now|@sudden+@rapid|about a|and then|pain and|today i",
  "0.4":
    "@blood+@violence|@death+@side|@life+@rapid|@past+@joke|@procedure+@not blood|again|and cant|and she|and the|cant|down|how can|moustach|that i|yesterday",
} as const satisfies Readonly<Record<string, string>>;
