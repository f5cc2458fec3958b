/**
 * What each clue weighs, by the red flag it speaks for: a word, two words in a row, a theme, two themes
 * together. Fitted to the examples by `node tests/bench/fit-clue-weights.ts`; not edited by hand.
 */
export const bias = -2.14;
/** A message is urgent when its clues weigh more. */
export const urgentAbove = -0.7;
/** A message is calm when its clues weigh less, even if a rule knows a sign in it. */
export const calmBelow = -4;
export const weights = {
  RF1: {
    "3.6": "goodby",
    "3.2": "enter|going to",
    "2.8": "@life+@hopeless|am think|end it|wrist",
    "2.4":
      "@life+@not hopeless|disappear|do it|i will|kill myself|not here|she has|this is|this life",
    "2.0":
      "# paracetamol|@death+@hopeless|@not farewell|be dead|being|blad|did it|dying|finish|hang myself|herself|i did|me die|myself with|of it|rope|sleep tablet|that she|to go|to live|to sleep|tonight|want it|wish|without me|would it",
    "1.6":
      "@life+@herbs|@means|@not life|@nothing+@not life|@question+@not life|all of|am going|anyon|have decid|honest i|lost the|nobody would|not come|not see|of pil|pil|road|tablet and|this body|thought|to hang",
    "1.2":
      "@death|@death+@many|@farewell+@life|@farewell+@many|@hopeless+@pregnant|@life+@not life|@not confused|@nothing+@not confused|@pills+@many|all my|bottl of|cope|die|dose|drown|easier|for good|for this|front of|help my|i cut|i plan|i try|i want|in front|into the|it all|it be|let|liv|my arms|negativ test|not be|sleep and|sometim i|the tablet|think of|to die|tonight i|useless|would be",
    "1.0": "@death+@pills|@not selfhurt|arms|away|day|dont see|honest|messag|of liv|the world",
    "0.8":
      "@death+@farewell|@girl+@not life|@hopeless+@man|@life+@not now|@life+@now|@means+@many|@means+@sexual|@now+@not life|@pills+@often|@selfhurt+@violence|@sexual+@not death|@swallow+@often|alon|cut|dead|even|every day|has stop|i keep|i stop|i wont|let me|nobody|not make|not wak|the whol",
    "0.6":
      "@cantmove+@not life|@death+@pain|@death+@selfhurt|@hopeless+@girl|@hopeless+@unreal|@nothing+@not man|@sexual+@not life|@sexual+@not sudden|be better|bridg|decid|everyth|exist|flatmat|for me|hang|kids|live|my flatmat|no more|not again|not up|overdo|pil in|suicid|than|to be|told me|world",
    "0.4":
      "@farewell+@numb|@life+@side|@means+@girl|@means+@hopeless|@means+@question|@nothing+@not selfhurt|@selfhurt+@cantmove|@selfhurt+@harsh|about #|am writ|and all|end|look at|my roommat|not live|not me|not next|plan to|sav|soon|tell my|them|tire|to me|to see|to stop|told|wak up|why i",
  },
  RF2: {
    "2.4": "faint twic|laxativ|weigh",
    "2.0": "@herbs+@purge|and faint|purg|spit|vomit blood|was blood",
    "1.6":
      "@not eat+@not days|@not now+@not past|and today|blood when|box|days to|food and|on purpos|purpos|she want|starv|take #|tuesday",
    "1.2":
      "@days+@not now|@fainty+@not days|@not eat+@not everyday|@not swallow+@not eat|@selfhurt+@purge|@selfhurt+@vomit|@vomit+@hot|after every|blood in|chew|heart skip|not days|not water|secret|sick|so weak",
    "1.0": "# has|@fainty+@days|@girl+@purge|@kicks+@purge|becaus i|faint on|myself vomit|salt",
    "0.8":
      "@control+@purge|@days+@not eat|@fainty+@eat|@not days+@not now|@not eat+@not now|@not fainty+@not eat|@now+@not now|@often+@allergy|black|not food|the time|under #|yesterday i",
    "0.6":
      "@days+@purge|@fainty+@not eat|@fainty+@not everyday|@not rapid+@not past|@not swallow+@not days|@now+@not days|@past+@not eat|@selfhurt+@farewell|@sexual+@not eat|@sight+@not rapid|any food|calory a|flutter|havent eaten|i make|i never|in class|roommat|this month|up in",
    "0.4":
      "@days+@not everyday|@eat+@purge|@fainty+@not swallow|@fainty+@purge|@late+@not rapid|@life+@not rapid|@not days|@nothing+@not days|@now+@not eat|@purge+@not now|@sight+@not now|after i|days now|eat #|every days|morn and|most|my daughter|not anyth|not eaten|not then|not vomit|not work|shower|teeth|the stair",
  },
  RF3: {
    "2.4": "gush|i went",
    "2.0":
      "as big|big as|bleed like|bleed so|clot as|down my|fist|hour #|i bleed|light head|look|nonstop|pack of|pass clot|pour|ruin|sinc noon|sit|towel",
    "1.6":
      "am losing|and blood|bleed|fil|is so|make it|minut and|pad and|run down|sinc lunch|sit on|size of|stood|the bathroom|the blood|the size|through #|through my|to chang|toilet",
    "1.2":
      "# minut|@often+@harsh|@pad+@allergy|@pad+@flow|a towel|am bleed|bathroom|been bleed|big clot|blood rush|clot the|feel weak|help with|leav the|notic|overnight|paper|sinc morn|so heavy|soak #|super|wont stop",
    "1.0": "@blood+@big|@flow+@harsh|@pad+@now|are whit|blood|plus|soak through|stain|tampon",
    "0.8":
      "@big+@fainty|@blood+@flow|@many+@pad|@pad+@big|a night|bleed through|cant leav|dizzy|flood|mad|minut|night pad|pad|pleas what|rush|to sit",
    "0.6":
      "# g|@flow+@kicks|@flow+@numb|@flow+@often|@pad+@cantmove|@pad+@fever|@pad+@leg|@pad+@rapid|bathtub|bleed a|fresh|from my|g|only a|pads in|the bathtub",
    "0.4":
      "@blood+@control|@blood+@not blood|@many+@big|@pad+@harsh|@pad+@sudden|@unsafe+@control|@vomit+@heart|crazy|first period|it normal|menopaus|my #|my ears|my flow|pads sinc|the toilet|through a|up and",
  },
  RF4: {
    "2.8": "and bleed|come out|i carry",
    "2.4": "in left|stab|water brok",
    "2.0": "@flow+@foul|am hav|and spot|hurt when|my water|ribs|sinc last",
    "1.6":
      "@fainty+@not past|bad headach|bel #|bright|bright blood|bump|is blood|not last|not left|pain under|ribs and|sid pain|wife is|with pain",
    "1.2":
      "@baby+@not kicks|@days+@not kicks|@fainty+@late|@head+@face|@not cantmove|@not kicks+@not baby|@nothing+@not cantmove|@pregnant+@not belly|a month|blood come|brok|collaps in|face and|fluid|i test|kick sinc|my ribs|not morn|positiv test|pregnant and|sever cramp|stab pain|test positiv|tissu",
    "1.0": "@not kicks+@not now|@sexual+@not pregnant",
    "0.8":
      "@baby+@not now|@blood+@not pregnant|@days+@not numb|@fainty+@head|@girl+@not kicks|@kicks+@baby|@not belly|@not kicks|@nothing+@not belly|@nothing+@not kicks|@pregnant+@cantmove|@side+@procedure|a gush|bleed with|light and|pregnant with",
    "0.6":
      "# sid|# week|@not herbs|@not kicks+@not cantmove|@pregnant+@fit|@pregnant+@not now|@pregnant+@pain|@pregnant+@violence|@rapid+@not kicks|am only|bright red|but the|carry|get bel|movement|not mov|noth|the kitchen|ther is|though",
    "0.4":
      "@baby+@nothing|@belly+@not now|@kicks+@rapid|@late+@pain|@late+@sudden|@many+@sexual|@now+@not cantmove|@selfhurt+@pregnant|a stab|am #|bleed and|but it|juic|kitchen|late and|my shoulder|of water|pain only|period late|reduc|side and|top of|week and",
  },
  RF5: {
    "2.8": "pelvic pain|straight|unbearabl",
    "2.4": "me vomit|pain for|sudden",
    "2.0": "doubl over|excruciat|ground|labour|sharp|side pain|so strong|the floor|think my|vomit",
    "1.6":
      "am vomit|curl|extrem|from the|hit my|is twist|knif|lower bel|lower right|my lower|my pelvi|pelvi|right and|someon is|someth|stomach pain",
    "1.2":
      "@belly+@cantmove|@life+@harsh|@means+@cantmove|@often+@sudden|@pain+@harsh|a knif|abdomen|abdominal|abdominal pain|agony|am shak|by my|came|ever had|in ovary|intens|it feel|left side|like this|not this|pain came|pain like|pain so|pillow|right lower|sharp pain|side after|so bad|sudden i|the left",
    "1.0": "is rock|pain right|worst",
    "0.8":
      "# no|@big+@side|@means+@everyday|@side+@harsh|appendix|get wors|have ever|knif in|lower abdomen|off the|rock|rock hard|side|side i|vomit #",
    "0.6":
      "@belly+@harsh|@fainty+@belly|@harsh+@face|@means+@side|@pain+@not blood|@side+@cantmove|@side+@fever|bad i|came on|left and|me for|my girlfriend|ovary pain|pain with|start #|with vomit",
    "0.4":
      "# am|# cm|@flow+@procedure|@harsh+@not pain|@harsh+@violence|@hopeless+@side|@kicks+@past|@selfhurt+@sudden|bel pain|cant walk|girlfriend|horribl|my right|pain #|stab in|stomach|wors",
  },
  RF6: {
    "2.4": "and dizzy|breathless|month pregnant|post",
    "1.6": "@fertility+@urine|and not|cant eat|cant pee|hurt to|is tight|sunday|tight",
    "1.2":
      "@fertility+@not urine|@swell+@not urine|bel is|breath lying|cant lie|days post|flat|i look|is huge|is like|my tummy|the trigger|to breath|very swel",
    "1.0": "@fertility+@sight|abdomen is|bel swel|cant keep|dark urin|lie down|pick",
    "0.8":
      "@belly+@cutting|@breath+@girl|@chest+@fertility|@sudden+@purge|@swallow+@fertility|@swell+@fertility|after egg|anyth|for ivf|has swel|hurt and|my abdomen|pee is|tight like",
    "0.6":
      "@breath+@fertility|@fertility+@purge|@harsh+@fertility|@many+@swell|@selfhurt+@fertility|after ivf|and nausea|becaus it|days ago|huge|injection|injection my|lying|so swel|swel like|tummy is|weeing",
    "0.4":
      "@belly+@fertility|@big+@days|@big+@pain|@kicks+@man|@pain+@fertility|@swallow+@chest|am so|drum|f|had #|has a|ivf|peeing|stimulation|thursday|wife had|yesterday and",
  },
  RF7: {
    "2.8": "blue",
    "2.4": "@big+@leg|calf is|pink|sinc yesterday|struggl",
    "2.0": "@side+@breath|air|and chest|and sudden|cough|cough blood|gasp|is red|up blood",
    "1.6":
      "# leg|@leg+@hot|am cough|and pain|back of|cough up|i cough|my breath|pleas help|sharp chest|swel sinc|that wont|week after",
    "1.2":
      "@breath|@breath+@numb|@fainty+@breath|@leg+@hormones|@leg+@swell|@many+@breath|breath|breath sinc|calf|hard and|my csection|my left|on yaz|short of|sinc this|sudden cant|throb|to touch|week on",
    "1.0": "@hot+@girl|@sudden+@breath|e pain|thigh is",
    "0.8":
      "@hormones+@violence|@hot+@nothing|@pain+@afterbirth|@pain+@voice|@pills+@sleepless|@side+@leg|@side+@purge|cant breath|leg big|leg is|pain when|thigh",
    "0.6":
      "@cantmove+@breath|@fever+@leg|@pills+@breath|@pills+@leg|@selfhurt+@breath|@swell+@hot|@swell+@rapid|and swel|deep breath|i breath|left calf|leg swel|may|me sinc|my thigh|walk to|warm|yam|yaz",
    "0.4":
      "@chest+@hot|@flow+@breath|@hot|@hot+@sexual|@not breath|@nothing+@not breath|@vomit+@leg|and sore|dian|i wear|is hot|no chest|on yasmin|sinc start|swel|than the",
  },
  RF8: {
    "2.8": "a fit|slur|vision",
    "2.4": "face is|tongu and",
    "2.0":
      "@sudden+@head|a seizur|droop|hav a|headach with|hour ago|husband says|patient|sinc breakfast|this morn|zigzag",
    "1.6":
      "# eye|# side|@cantmove+@speech|@hormones+@sight|and her|bang|blind|burst|cant move|e start|feel my|flash|flash light|hand|is numb|is only|is talk|left hand|migrain with|my sight|my word|numb|numb and|pins|seizur|thunder|worst headach",
    "1.2":
      "@cantmove+@confused|@cantmove+@face|@face+@numb|@often+@cantmove|@side+@head|arm|cant hold|cant lift|cant see|cant speak|cant talk|i wake|my eye|nowher|of nowher|proper|sever headach|speech|terribl headach|the most|vision in|weakness|word are",
    "1.0": "@sudden+@speech|bend|mouth is|vision and",
    "0.8":
      "# my|@hormones+@head|@kicks+@sight|@often+@face|@pain+@sugar|@pills+@sight|@side+@speech|@speech+@numb|a sudden|blur vision|eye|is droop|june|my mouth|violent",
    "0.6":
      "@face+@confused|@fit+@rapid|@hot+@sight|@side+@face|@speech+@rapid|@sudden+@not past|@sudden+@sight|aura|face|headach i|headach like|hold the|mouth bend|right arm",
    "0.4":
      "@cantmove+@chest|@death+@sight|@face+@eat|@life+@head|@numb+@control|@often+@speech|@speech+@face|a headach|combin|combin pill|like someth|move|my head|my result|my tongu|not headach|of my|this afternoon|thunderclap|went|wey i",
  },
  RF9: {
    "3.6": "my chest",
    "3.2": "collaps",
    "2.8": "breastbon|crush",
    "2.4": "pressur in|squeez",
    "2.0": "@fainty+@heart|chest and|chest feel|faint|fell|in chest",
    "1.6":
      "@heart+@sleepless|behind my|chest hurt|chest sinc|heartbeat|i sweat|jaw|like an|like it|like someon|round my|tightness",
    "1.2":
      "@death+@chest|@kicks+@swell|and arm|and sweat|and wont|chest when|faint in|feel sick|going|hand are|near faint|rac|that com|weight on",
    "1.0": "@often+@heart|across|my pcos|the chest|year old",
    "0.8":
      "@death+@swell|@rapid+@sleepless|at rest|have chest|heart rac|is beat|my heart|pain going|palpitation|press",
    "0.6":
      "@fainty+@chest|@hopeless+@sugar|@pain+@chest|across my|all days|anxiety|arm is|at work|chest|chest is|dull|faint and|fall|fast and|i faint|in bed|is rac|is stil|puls",
    "0.4":
      "# with|@belly+@heart|@head+@eat|@heart+@numb|@means+@fainty|@selfhurt+@chest|@sudden+@heart|@swell+@fit|feel like|get dizzy|goes|grey|heart|heart is|heart rate|i walk|like say|near my|pound|you think",
  },
  RF10: {
    "2.4": "@confused+@sugar|all over|everywher|shak|weird",
    "2.0": "@breath+@allergy|@sight+@yellow|@yellow+@rapid|meter|my meter|says #|stay|throat is",
    "1.6":
      "@breath+@leg|@pills+@yellow|@vomit+@sugar|cant stay|keep vomit|shak sweat|sweat|sweat and|throat feel|trembl|turn yellow",
    "1.2":
      "@breath+@eat|@breath+@sugar|@swell+@allergy|@swell+@speech|@urine+@sugar|and very|and vomit|body shak|breath fast|clo|coke|cold sweat|hiv|my eyes|smel like|sugar #|tak a|the injection|wheez|yellow",
    "1.0": "@breath+@foul|@numb+@confused|been vomit|breath smel|is diabetic|my sugar|over #",
    "0.8":
      "@breath+@hot|@fainty+@confused|@fainty+@sugar|@sight+@sugar|@swallow+@not eat|@swallow+@sugar|is this|muscl pain|new antibiotic|thirsty and",
    "0.6":
      "@allergy+@rapid|@breath+@metformin|@fever+@sugar|@fit+@sugar|@numb+@sugar|@sugar+@foul|@violence+@purge|after tak|and breath|diabetic|eyes are|gliclazid|lips|over and|shak and|sweaty",
    "0.4":
      "@pills+@purge|@pills+@speech|@sugar+@man|@swallow+@allergy|@yellow|all night|drug|lips and|read",
  },
  RF11: {
    "2.8": "@late+@unsafe",
    "2.4": "be pregnant|miss my|on warfarin",
    "2.0": "# lin|positiv",
    "1.6":
      "@pregnant+@unsafe|am expect|and on|and pregnant|been on|found out|might be|mounjaro|says pregnant|tak isotretinoin",
    "1.2":
      "@unsafe+@muscle|and stil|found|got a|late period|positiv and|pregnant on|roaccutan|tak|warfarin|wegovy",
    "1.0": "semaglutid|took a|valproat",
    "0.8": "@unsafe+@baby|am on|am pregnant|lin|the test|using|was on",
    "0.6":
      "@belly+@unsafe|@kicks+@now|@pregnant+@kicks|accutan and|expect|might|out i|pregnancy test|statin|topiramat",
    "0.4":
      "@blood+@unsafe|@late+@sexual|@pills+@unsafe|@unsafe+@hair|i be|period no|test is|till|whil",
  },
  RF12: {
    "3.2": "came back",
    "2.4": "it the|my clitori",
    "2.0": "drop and|enlarg|is get|like a|rapid",
    "1.6": "@clit+@everyday|anymor|clitori is|has becom|purpl|purpl stretch|t",
    "1.2":
      "@clit|@clit+@unreal|@hair+@muscle|@many+@voice|@rapid+@unreal|@voice+@rapid|brui|clit|explod|have gone|it mean|l what|month ago|on top|over my|past|round|testosteron total|top|total|within",
    "1.0": "@allergy+@unreal|@muscle+@rapid",
    "0.8":
      "@belly+@muscle|@cantmove+@hot|@chest+@muscle|@clit+@rapid|@hot+@muscle|@many+@unreal|@not muscle|@nothing+@not muscle|@numb+@muscle|and high|clitori|growth|t #",
    "0.6":
      "# ng|@allergy+@past|@face+@violence|@hot+@violence|@pregnant+@unreal|@rapid+@control|testosteron #|total #",
    "0.4":
      "@hair+@clit|@hot+@allergy|@man+@unreal|@numb+@not question|@numb+@violence|@unreal+@days|cortisol|dl|l|last #|level|my brother|ng dl|testosteron|testosteron is|tri",
  },
  RF13: {
    "2.4": "@fever+@foul|rigor",
    "2.0": "@fever+@procedure|after abortion|after hysteroscopy|and bel|dnc|fever after|my womb",
    "1.6":
      "@belly+@clit|after dnc|after hsg|and chil|and fever|fever #|funny|had the|high fever|open|pus|shiver|tub",
    "1.2":
      "@belly+@hot|@fever+@breath|@fever+@confused|@often+@big|@pregnant+@foul|@selfhurt+@procedure|@sudden+@fever|and shiver|burn up|cold and|confu and|down ther|foul|monday|pain after|remov the|stink|temperatur|they said",
    "1.0": "@foul+@herbs|@harsh+@fever|@sleepless+@eat|discharg after|temp|then i",
    "0.8":
      "@belly+@fever|@fever+@baby|@hot+@foul|@pain+@fever|@procedure+@herbs|and confu|chil and|fever of|green|hysteroscopy|laparoscopy|miscarriag|put in",
    "0.6":
      "@fainty+@hot|@fever+@control|@often+@fertility|@pregnant+@fever|@rapid+@herbs|@sudden+@foul|discharg and|friday|god|infection|monday and|sinc my",
    "0.4":
      "@belly+@foul|@big+@fever|@confused+@procedure|@fever+@sexual|@foul+@days|@foul+@now|@foul+@sexual|@many+@sleepless|@pain+@foul|clean|fever and|on friday|remain|smel discharg|temp #",
  },
  RF14: {
    "2.8": "beat me|his hand|lock me|my pil",
    "2.4":
      "a man|already|am being|belt|chok me|circumcis|every night|my cloth|rap|the condom|to circumcis",
    "2.0":
      "@confused+@man|@man+@violence|forc|he says|hell|her husband|hits|hits me|into|my fami|sexual|with me",
    "1.6":
      "@swallow+@control|am in|circumcis my|he will|himself|into my|me again|me in|me sleep|my privat|my room|my uncl|not answer|privat|privat part|sleep with|stepfather|touch me|wont let",
    "1.2":
      "@cantmove+@man|@cutting+@girl|@farewell+@pills|@urine+@girl|becaus the|com to|dont know|door|fianc|have sex|he hit|hid|husband beat|i leav|i woke|me and|my bed|my littl|no baby|not an|push|rap me|the door|the hous|touch",
    "1.0": "@man+@afterbirth|and touch|he|no want|pul",
    "0.8":
      "@hair+@man|@not flow+@not sexual|@selfhurt+@control|asleep|beat|didnt|home|uncl|what can",
    "0.6":
      "@farewell+@pregnant|@farewell+@violence|@hair+@violence|@hopeless+@control|@man+@control|@man+@sleepless|@sexual+@not man|@swallow+@sleepless|@violence+@sexual|@voice+@violence|assault|chok|he forc|man|marry|me|me down|me to|on me|pastor|pay|send|threaten to|when he",
    "0.4":
      "@control+@sleepless|@cutting|@death+@man|@fever+@man|@pills+@man|@pills+@pregnant|@selfhurt+@girl|@vomit+@man|com|com into|him|lock|me he|me i|me now|me with|my in|my partner|my phon|not he|not year|slap|slap me|the hair|was rap",
  },
  RF16: {
    "2.8": "ill",
    "2.4": "after birth|i must|the baby",
    "2.0": "harm my|not her|seeing",
    "1.6":
      "# night|@baby+@unreal|@days+@not sleepless|@fever+@afterbirth|@not speech|@nothing+@not speech|@unreal+@not sleepless|my baby|pictur|tel me|week ago",
    "1.2":
      "@afterbirth+@not sleepless|@farewell+@baby|@flow+@fever|@nothing+@not farewell|@rapid+@not days|after delivery|and seeing|hear voic|must|not ther|room|sinc birth|temperatur #|who is",
    "1.0": "@girl+@not days|mind|now she",
    "0.8":
      "@afterbirth+@unreal|@fainty+@afterbirth|@flow+@afterbirth|@girl+@unreal|@head+@afterbirth|@not girl+@not now|@not unreal|@rapid+@afterbirth|@sexual+@afterbirth|@vomit+@afterbirth|delivery|my newborn|my wife",
    "0.6":
      "@girl+@not sexual|@not rapid+@not sleepless|@not sexual+@not days|@not sleepless+@not days|@not sleepless+@not now|@nothing+@not unreal|@numb+@not sexual|@sexual+@unreal|@violence+@baby|ago she|havent slept|i born|neighbour|newborn|tel|tell me|to hurt|voic tel|wall",
    "0.4":
      "@harsh+@afterbirth|@head+@unreal|@not sexual|@question+@not sexual|@sexual+@not heart|@sight+@baby|@unreal|am dying|birth last|born #|gave birth|of harm|slept for",
  },
  RF17: {
    "3.2": "used a",
    "2.8": "@swallow+@poison",
    "2.4": "at once|insert|sniper",
    "2.0": "@poison+@herbs|@selfhurt+@herbs|drank|drank bleach|drink sniper|it burn|mens",
    "1.6":
      "@pills+@swallow|ate my|bought|cleaner|i bought|mix|now the|swallow|swallow my|tablet to|to bring|took herb",
    "1.2":
      "@allergy+@herbs|@pills+@not sexual|@swallow+@harsh|@yellow+@herbs|abort|body is|cant stop|put a|rat|rat poison|see doubl|swallow a|tablet|the market|the pregnancy|to abort|unknown",
    "1.0": "blister|insid me|my tablet|poison|seeing doubl|stop vomit",
    "0.8": "@many+@swallow|@swallow+@blood|@urine+@man|gin|my mens|not tell|vomit and|water and",
    "0.6":
      "@baby+@eat|@poison+@sugar|@swallow+@herbs|@swallow+@metformin|@swallow+@pregnant|@violence+@herbs|from a|insid|week of|whol|yellow eyes",
    "0.4":
      "@cantmove+@herbs|@harsh+@herbs|@poison+@blood|@poison+@now|@swallow+@girl|@vomit+@herbs|bring|contraceptiv|hypo|my metformin|odd|pregnancy and|spearmint tea|took #",
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
/** What speaks for danger, but for no red flag more than for others. */
export const generalWeights = {
  "3.2": "think i",
  "2.8": "days sinc|reach",
  "2.0": "down and|have got|i cant|i think|woke",
  "1.6": "last night|not know|pain and|woke up|wont",
  "1.2": "bed|doubl|every time|gone|hav|have been|terribl|very",
  "1.0": "@flow+@cantmove|@many+@confused|can caus|put|thing|to my",
  "0.8": "@sexual+@not now|and they|drop|this week|weak",
  "0.6":
    "@blood+@violence|@many+@sudden|@swallow+@numb|and then|cant|disorder|keep|now my|sad about|week i|yesterday",
  "0.4":
    "@belly+@face|@big+@now|@fainty+@man|@farewell+@rapid|@rapid+@violence|a #|disorder in|doctor gave|down|like|shed|show|that i",
} as const satisfies Readonly<Record<string, string>>;
