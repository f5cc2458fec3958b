/**
 * What each clue weighs, by the red flag it speaks for: a word, two words in a row, a theme, two themes
 * together. Fitted to the examples by `node tests/bench/fit-clue-weights.ts`; not edited by hand.
 */
export const bias = -2.13;
/** A message is urgent when its clues weigh more. */
export const urgentAbove = -0.4;
/** A message is calm when its clues weigh less, even if a rule knows a sign in it. */
export const calmBelow = -4;
export const weights = {
  RF1: {
    "3.6": "goodby",
    "3.2": "enter|going to",
    "2.8": "@life+@hopeless|@life+@not hopeless|end it|not here|this is",
    "2.4":
      "am think|blad|disappear|do it|dying|finish|herself|i did|i will|kill myself|she has|sleep tablet|to live|wrist",
    "2.0":
      "# paracetamol|@death+@hopeless|@not farewell|be dead|being|did it|lost the|myself with|of it|rope|this life|to go|to sleep|tonight|want it|wish|without me|would it",
    "1.6":
      "@means|@not life|@nothing+@not life|@question+@not life|all of|am going|anyon|cope|die|hang myself|have decid|honest i|liv|me die|nobody would|not see|of pil|pil|road|tablet and|that she|think of|this body|thought",
    "1.2":
      "@death|@death+@many|@farewell+@many|@life+@herbs|@life+@not life|@not confused|@not selfhurt|@nothing+@not confused|@pills+@many|bottl of|day|dose|drown|easier|for good|for this|front of|help my|honest|i cut|i try|i want|in front|into the|it all|it be|let|my arms|negativ test|not be|not come|of liv|sleep and|sometim i|the tablet|the world|to die|to hang|tonight i|useless|would be",
    "1.0":
      "@death+@pills|@farewell+@life|@hopeless+@pregnant|@life+@not now|@sexual+@not death|all my|alon|arms|dont see|every day|i plan|messag|not wak",
    "0.8":
      "@cantmove+@not life|@death+@farewell|@death+@selfhurt|@girl+@not life|@hopeless+@man|@life+@now|@means+@hopeless|@means+@sexual|@now+@not life|@pills+@often|@selfhurt+@violence|@swallow+@often|away|bridg|cut|even|has stop|i keep|i stop|i wont|let me|nobody|not make|overdo|the whol|told me",
    "0.6":
      "@death+@pain|@hopeless+@girl|@means+@many|@means+@question|@sexual+@not sudden|be better|dead|decid|everyth|exist|flatmat|for me|hang|my flatmat|no more|not again|not up|plan to|suicid|than|to be|to see|to stop|why i|world",
    "0.4":
      "@farewell|@farewell+@numb|@harsh+@not question|@hopeless+@pain|@hopeless+@unreal|@life+@side|@means+@girl|@means+@now|@means+@selfhurt|@not life+@not confused|@not man|@nothing+@not man|@nothing+@not selfhurt|@question+@not girl|@selfhurt+@cantmove|@selfhurt+@harsh|@sexual+@not life|am writ|and all|better off|cut myself|end|kids|live|look at|not live|not me|not next|not wake|pil in|soon|tell my|them|to me|told|wak up",
  },
  RF2: {
    "2.4": "faint twic|laxativ",
    "2.0": "@herbs+@purge|and faint|spit|vomit blood|weigh",
    "1.6":
      "@not eat+@not days|@not now+@not past|@selfhurt+@purge|@selfhurt+@vomit|after every|and today|blood when|days to|food and|purg|she want|so weak|starv|take #|tuesday|was blood",
    "1.2":
      "# has|@fainty+@not days|@kicks+@purge|@not eat+@not everyday|@vomit+@hot|blood in|box|chew|heart skip|not days|on purpos|purpos|secret|sick",
    "1.0": "@days+@not eat|@days+@not now|@fainty+@days|@not swallow+@not eat",
    "0.8":
      "@control+@purge|@fainty+@eat|@girl+@purge|@not days+@not now|@not eat+@not now|@not fainty+@not eat|@now+@not now|@often+@allergy|@selfhurt+@farewell|becaus i|black|faint on|not food|not water|salt|the time|this month|up in|yesterday i",
    "0.6":
      "@days+@purge|@fainty+@not eat|@fainty+@not everyday|@not days|@not rapid+@not past|@not swallow+@not days|@nothing+@not days|@past+@not eat|@sexual+@not eat|@sight+@not now|@sight+@not rapid|any food|calory a|flutter|havent eaten|i make|i never|in class|most|myself vomit|under #",
    "0.4":
      "@days+@not everyday|@eat+@purge|@fainty+@purge|@late+@not rapid|@life+@not rapid|@now+@not days|@now+@not eat|@purge+@not now|days now|eat #|every days|morn and|my daughter|not anyth|not eaten|not then|not vomit|not work|roommat|shower|teeth|the stair",
  },
  RF3: {
    "2.4": "am losing|bleed so|gush|i went|light head|nonstop|pack of",
    "2.0":
      "and blood|as big|big as|bleed like|down my|fist|hour #|i bleed|look|pass clot|pour|ruin|run down|sinc noon|sit|towel",
    "1.6":
      "big clot|bleed|clot as|feel weak|is so|make it|minut and|pad and|sinc lunch|size of|the bathroom|the blood|the size|through #|through my|to chang",
    "1.2":
      "# minut|@blood+@big|@often+@harsh|@pad+@flow|am bleed|bathroom|blood rush|fil|help with|leav the|notic|overnight|paper|plus|rush|sinc morn|sit on|so heavy|soak #|stood|toilet|wont stop",
    "1.0":
      "@pad+@allergy|@pad+@big|@pad+@now|a towel|are whit|blood|clot the|mad|stain|tampon|to sit",
    "0.8":
      "@big+@fainty|@blood+@flow|@flow+@harsh|@flow+@often|@many+@pad|@pad+@rapid|been bleed|bleed a|bleed through|dizzy|from my|minut|night pad|pad|pleas what|super",
    "0.6":
      "# g|@blood+@not blood|@flow+@kicks|@flow+@numb|@pad+@cantmove|@pad+@fever|@pad+@leg|a night|bathtub|cant leav|crazy|flood|fresh|g|only a|pads in|soak through|the bathtub|up and",
    "0.4":
      "@blood+@confused|@blood+@control|@blood+@eat|@many+@big|@pad+@harsh|@unsafe+@control|@vomit+@heart|leak|menopaus|my #|my ears|my flow|pads sinc|spin|the toilet|through a",
  },
  RF4: {
    "2.8": "and bleed|come out",
    "2.4": "hurt when|i carry|stab|water brok",
    "2.0": "@flow+@foul|and spot|bright blood|in left|my water|ribs|sinc last|with pain",
    "1.6":
      "@fainty+@not past|am hav|bel #|bright|bump|collaps in|not last|not left|pain under|ribs and|wife is",
    "1.2":
      "@baby+@not kicks|@days+@not kicks|@fainty+@late|@girl+@not kicks|@head+@face|@not cantmove|@not kicks+@not baby|@nothing+@not cantmove|@pregnant+@not belly|a month|bad headach|brok|but the|face and|fluid|i test|is blood|kick sinc|light and|my ribs|positiv test|pregnant and|sever cramp|sid pain|stab pain|test positiv",
    "1.0": "@not kicks+@not now|@sexual+@not pregnant|bleed with|tissu",
    "0.8":
      "@baby+@not now|@blood+@not pregnant|@kicks+@baby|@not belly|@not kicks|@nothing+@not belly|@nothing+@not kicks|@pregnant+@cantmove|@side+@procedure|blood come|carry|not morn|pregnant with",
    "0.6":
      "# sid|# week|@days+@not numb|@fainty+@head|@late+@sudden|@not herbs|@not kicks+@not cantmove|@pregnant+@face|@pregnant+@fit|@pregnant+@not now|@pregnant+@pain|a gush|am only|bleed and|bright red|but it|late and|movement|not mov|noth|the kitchen|ther is|week and",
    "0.4":
      "@belly+@not now|@flow+@eat|@head+@rapid|@kicks+@rapid|@late+@pain|@many+@kicks|@many+@sexual|@now+@not cantmove|@pregnant+@violence|@rapid+@not kicks|@selfhurt+@pregnant|@sexual+@not swell|am #|and collaps|get bel|kitchen|line|month and|mov|my shoulder|not kick|of water|period late|reduc|side and|though|top of",
  },
  RF5: {
    "3.2": "unbearabl",
    "2.8": "pelvic pain",
    "2.4": "pain for|straight|sudden|the floor",
    "2.0":
      "doubl over|excruciat|ground|lower right|me vomit|sharp|side pain|so strong|think my|vomit",
    "1.6":
      "@means+@cantmove|@often+@sudden|abdominal|abdominal pain|am vomit|extrem|from the|hit my|is twist|labour|lower bel|my lower|my pelvi|pelvi|someon is|someth|stomach pain",
    "1.2":
      "@belly+@cantmove|@life+@harsh|@pain+@harsh|a knif|abdomen|agony|am shak|appendix|by my|came|curl|ever had|in ovary|intens|is rock|it feel|knif|left side|like this|not this|pain like|pillow|right lower|sharp pain|so bad|the left|worst",
    "1.0": "get wors|pain right|right and|rock|side i|sudden i",
    "0.8":
      "@big+@side|@pain+@not blood|@side+@harsh|knif in|left and|lower abdomen|off the|pain came|pain so|rock hard|side|side after|vomit #|with vomit",
    "0.6":
      "# no|@belly+@harsh|@fainty+@belly|@harsh+@face|@means+@everyday|@means+@side|@side+@fever|came on|have ever|horribl|me for|my girlfriend|my right|ovary pain|pain with",
    "0.4":
      "# am|# cm|@flow+@procedure|@harsh+@breath|@harsh+@not pain|@harsh+@violence|@hopeless+@side|@kicks+@past|@kicks+@side|@means+@belly|@selfhurt+@sudden|@side+@cantmove|@side+@pain|@side+@sudden|after gym|bad i|bel pain|cant walk|cm|girlfriend|pain #|stab in|start #",
  },
  RF6: {
    "2.8": "and dizzy",
    "2.4": "breathless|month pregnant|post",
    "1.6":
      "@fertility+@urine|and not|cant eat|cant lie|cant pee|hurt to|is tight|sunday|tight|to breath",
    "1.2":
      "@fertility+@not urine|@swell+@fertility|@swell+@not urine|after egg|breath lying|cant keep|dark urin|flat|is huge|is like|lie down|my tummy|the trigger|very swel",
    "1.0": "bel swel|days post|pee is|pick",
    "0.8":
      "@breath+@girl|@chest+@fertility|@fertility+@sight|@harsh+@fertility|@sudden+@purge|@swallow+@fertility|abdomen is|anyth|becaus it|bel is|for ivf|i look|my abdomen|tummy is",
    "0.6":
      "@belly+@cutting|@breath+@fertility|@fertility+@purge|@many+@swell|@selfhurt+@fertility|after ivf|and nausea|days ago|has swel|huge|hurt and|injection my|lying|so swel|tight like",
    "0.4":
      "@belly+@fertility|@big+@days|@big+@pain|@fainty+@fertility|@fertility+@numb|@kicks+@man|@swallow+@chest|@swell+@man|am so|collect|f|has a|injection|kg and|peeing|stimulation|swel like|thursday|tight and|weeing|wife had|yesterday and",
  },
  RF7: {
    "2.8": "blue",
    "2.4": "@big+@leg|gasp|is red|pink|struggl",
    "2.0": "@side+@breath|air|and chest|calf is|cough|cough blood|cough up|sinc yesterday",
    "1.6":
      "# leg|@breath+@numb|@leg+@hot|am cough|and pain|and sudden|back of|i cough|pleas help|sudden cant|that wont|to touch|up blood|week after",
    "1.2":
      "@breath|@fainty+@breath|@hot+@girl|@leg+@hormones|@leg+@swell|@many+@breath|breath|calf|cant breath|hard and|my breath|my csection|my left|sharp chest|short of|swel sinc|throb|week on",
    "1.0": "@pain+@voice|@side+@leg|@sudden+@breath|pain when",
    "0.8":
      "@fever+@leg|@hormones+@violence|@hot+@nothing|@pain+@afterbirth|@side+@purge|and swel|breath sinc|e pain|leg big|leg is|on yaz|sinc this|thigh|thigh is",
    "0.6":
      "@flow+@breath|@hot+@sexual|@pills+@breath|@pills+@leg|@pills+@sleepless|@selfhurt+@breath|deep breath|dian|i breath|left calf|leg swel|may|me sinc|my thigh|on yasmin|walk to|warm|yam|yaz",
    "0.4":
      "@cantmove+@breath|@hot|@not breath|@nothing+@not breath|@pain+@breath|@swell+@hot|@swell+@rapid|@vomit+@leg|and sore|i wear|is hot|swel|vein",
  },
  RF8: {
    "2.8": "a fit|vision",
    "2.4": "face is|slur",
    "2.0":
      "# side|@sudden+@head|a seizur|and her|bang|hav a|headach with|hour ago|is talk|my sight|patient|sinc breakfast|this morn|tongu and|zigzag",
    "1.6":
      "# eye|@cantmove+@face|@cantmove+@speech|@hormones+@sight|blind|burst|cant move|cant see|droop|e start|feel my|flash|hand|husband says|is only|left hand|my word|numb|numb and|seizur|speech|thunder|word are",
    "1.2":
      "@often+@cantmove|@side+@head|arm|blur vision|cant hold|cant lift|cant speak|cant talk|flash light|is numb|migrain with|mouth is|my eye|nowher|of nowher|pins|sever headach|terribl headach|vision in|weakness|worst headach",
    "1.0": "@cantmove+@confused|@face+@numb|@kicks+@sight|the most|vision and",
    "0.8":
      "# my|@side+@speech|@speech+@numb|@sudden+@speech|a sudden|aura|eye|headach i|i wake|proper|violent",
    "0.6":
      "@face+@confused|@fit+@rapid|@hormones+@head|@hot+@sight|@often+@face|@pain+@sugar|@pills+@sight|@side+@face|@speech+@rapid|@sudden+@not past|@sudden+@sight|bend|face|headach like|is droop|june|like someth|my mouth|not headach|right arm",
    "0.4":
      "@cantmove+@chest|@death+@sight|@face+@eat|@life+@head|@numb+@control|@often+@speech|@pad+@face|@speech+@face|a headach|combin pill|hold the|mouth|mouth bend|my head|my tongu|of my|stiff|this afternoon|went|wey i|what i",
  },
  RF9: {
    "3.2": "collaps|my chest",
    "2.8": "breastbon",
    "2.4": "chest feel|crush|squeez",
    "2.0": "@fainty+@heart|chest and|faint|fell|in chest|pressur in",
    "1.6":
      "@heart+@sleepless|behind my|chest hurt|chest sinc|heartbeat|i sweat|jaw|like an|like it|like someon|round my",
    "1.2":
      "@death+@chest|@death+@swell|@kicks+@swell|and arm|faint in|feel sick|going|hand are|rac|that com|the chest|tightness|weight on",
    "1.0": "@often+@heart|across|and sweat|and wont|chest when|near faint|press",
    "0.8":
      "@rapid+@sleepless|anxiety|chest|chest is|fall|have chest|heart rac|is beat|my heart|my pcos|palpitation|puls|year old",
    "0.6":
      "@heart+@numb|@pain+@chest|across my|all days|arm is|at rest|at work|faint and|fast and|heart is|i faint|in bed|is rac|is stil|near my|pain going|you think",
    "0.4":
      "# with|@belly+@heart|@fainty+@chest|@hopeless+@sight|@hopeless+@sugar|@means+@fainty|@selfhurt+@chest|@sudden+@heart|@swell+@fit|dull|feel like|get dizzy|grey|heart|heart rate|like say|my jaw|pound",
  },
  RF10: {
    "2.8": "everywher|shak",
    "2.4": "@confused+@sugar|all over|weird",
    "2.0": "@breath+@allergy|@sight+@yellow|@yellow+@rapid|meter|says #|stay|throat is|turn yellow",
    "1.6":
      "@breath+@leg|@pills+@yellow|@vomit+@sugar|cold sweat|hiv|keep vomit|my meter|sweat|throat feel|trembl|wheez",
    "1.2":
      "@breath+@eat|@breath+@sugar|@swallow+@not eat|@swell+@allergy|@swell+@speech|@urine+@sugar|and very|and vomit|been vomit|body shak|breath fast|cant stay|clo|coke|is diabetic|my eyes|shak sweat|sugar #|sweat and|tak a|yellow",
    "1.0": "@breath+@foul|breath smel",
    "0.8":
      "@breath+@metformin|@numb+@confused|@sight+@sugar|@sugar+@foul|@violence+@purge|and breath|is this|muscl pain|my sugar|new antibiotic|over #|smel like|the injection",
    "0.6":
      "@allergy+@rapid|@breath+@hot|@fainty+@sugar|@fever+@sugar|@fit+@sugar|@numb+@sugar|@pills+@speech|@swallow+@sugar|after tak|diabetic|eyes are|lips|over and|sweaty|thirsty and",
    "0.4":
      "@fainty+@confused|@pills+@purge|@sight+@allergy|@sugar+@man|@swallow+@allergy|drug|read|shak and|swel after",
  },
  RF11: {
    "2.8": "@late+@unsafe",
    "2.4": "be pregnant|miss my|on warfarin",
    "2.0": "# lin|am expect|positiv",
    "1.6":
      "@pregnant+@unsafe|and on|and pregnant|been on|found out|might be|mounjaro|says pregnant",
    "1.2":
      "@unsafe+@muscle|and stil|found|got a|late period|positiv and|roaccutan|tak|tak isotretinoin|warfarin|wegovy",
    "1.0": "am on|pregnant on|semaglutid|took a|valproat",
    "0.8": "the test|using|was on",
    "0.6":
      "@belly+@unsafe|@kicks+@now|@pregnant+@kicks|@unsafe+@baby|accutan and|am pregnant|expect|lin|might|out i|pregnancy test|statin|topiramat",
    "0.4":
      "@blood+@unsafe|@late+@sexual|@not unsafe|@pills+@unsafe|@unsafe|finasterid|i be|test is|till|whil",
  },
  RF12: {
    "2.8": "came back|my clitori",
    "2.4": "it the|rapid",
    "2.0": "@clit+@everyday|drop and|enlarg|is get|like a",
    "1.6": "@hair+@muscle|anymor|clitori is|explod|purpl|purpl stretch|t",
    "1.2":
      "@clit|@clit+@unreal|@voice+@rapid|brui|clit|has becom|have gone|it mean|l what|on top|over my|past|round|testosteron total|top|total|within",
    "1.0": "@many+@unreal|@rapid+@unreal|and high|month ago",
    "0.8":
      "# ng|@allergy+@unreal|@belly+@muscle|@clit+@rapid|@hot+@muscle|@muscle+@rapid|@not muscle|@nothing+@not muscle|@numb+@muscle|clitori|level",
    "0.6":
      "@allergy+@past|@cantmove+@hot|@chest+@muscle|@face+@violence|@hot+@violence|@many+@voice|@numb+@not question|@pregnant+@unreal|@rapid+@control|growth|t #|testosteron #|total #",
    "0.4":
      "@allergy+@hair|@face+@muscle|@hot+@numb|@man+@unreal|@numb+@violence|@unreal+@days|cortisol|dl|l|last #|my brother|testosteron|testosteron is|tri",
  },
  RF13: {
    "2.0":
      "@fever+@foul|@fever+@procedure|after hysteroscopy|dnc|fever #|fever after|my womb|rigor",
    "1.6":
      "@belly+@clit|after abortion|after dnc|after hsg|and bel|and chil|and fever|cold and|funny|had the|high fever|open|pus|remov the|shiver|tub",
    "1.2":
      "@belly+@hot|@fever+@breath|@harsh+@fever|@selfhurt+@procedure|and confu|and shiver|burn up|confu and|down ther|fever of|foul|green|monday|pain after|temperatur|they said",
    "1.0":
      "@hot+@foul|@often+@big|@pregnant+@foul|@sleepless+@eat|@sudden+@fever|put in|stink|temp",
    "0.8":
      "@belly+@fever|@fever+@baby|@fever+@confused|@foul+@herbs|@pain+@fever|@procedure+@herbs|discharg after|hysteroscopy|laparoscopy|miscarriag|then i",
    "0.6":
      "@belly+@foul|@fever+@control|@often+@fertility|@pregnant+@fever|@rapid+@herbs|@sudden+@foul|chil and|discharg and|fever and|friday|god|sinc my|smel discharg",
    "0.4":
      "@big+@fever|@confused+@procedure|@foul+@days|@foul+@now|@hot+@fertility|@many+@sleepless|@pain+@foul|and cold|bad smel|clean|infection|monday and|on friday|temp #",
  },
  RF14: {
    "2.8": "beat me",
    "2.4":
      "a man|already|am being|belt|chok me|circumcis|his hand|hits|hits me|lock me|my pil|rap|the condom|to circumcis",
    "2.0":
      "@confused+@man|@man+@violence|every night|forc|he says|her husband|himself|into|my cloth|stepfather|with me",
    "1.6":
      "@swallow+@control|becaus the|circumcis my|dont know|door|he will|hell|me in|me sleep|my fami|my privat|my room|my uncl|not an|not answer|privat|privat part|sexual|sleep with|the door|touch",
    "1.2":
      "@cantmove+@man|@cutting+@girl|@farewell+@pills|@man+@afterbirth|@selfhurt+@control|@urine+@girl|am in|and touch|com to|fianc|have sex|he hit|hid|husband beat|i leav|i woke|into my|me again|me and|my bed|my littl|no want|push|rap me|the hous|touch me|wont let",
    "1.0": "he|home",
    "0.8": "@hair+@man|asleep|beat|didnt|marry|no baby|pul|send|threaten to|uncl|what can",
    "0.6":
      "@farewell+@pregnant|@farewell+@violence|@hair+@violence|@hopeless+@control|@man+@control|@man+@sleepless|@not flow+@not sexual|@swallow+@sleepless|@violence+@sexual|@vomit+@man|assault|chok|com|he forc|man|me|me down|on me|when he",
    "0.4":
      "@control+@sleepless|@cutting|@death+@man|@fever+@man|@late+@violence|@pills+@man|@pills+@pregnant|@sexual+@not man|@voice+@violence|com into|him|lock|me he|me i|me now|me to|me with|my in|my partner|not he|not year|pastor|pay|slap|slap me|the hair|was rap",
  },
  RF16: {
    "3.2": "ill",
    "2.4": "after birth|the baby",
    "2.0": "harm my|i must|not her|seeing|week ago",
    "1.6":
      "# night|@afterbirth+@not sleepless|@baby+@unreal|@days+@not sleepless|@fever+@afterbirth|@flow+@fever|@not speech|@nothing+@not speech|@unreal+@not sleepless|my baby|pictur|tel me",
    "1.2":
      "@farewell+@baby|@nothing+@not farewell|@vomit+@afterbirth|after delivery|hear voic|must|not ther|room|temperatur #|who is",
    "1.0": "@girl+@not days|@head+@afterbirth|@rapid+@not days|and seeing|delivery|mind|now she",
    "0.8":
      "@afterbirth+@unreal|@fainty+@afterbirth|@girl+@not sexual|@not girl+@not now|@rapid+@afterbirth|@sexual+@afterbirth|my newborn|sinc birth|tel",
    "0.6":
      "@flow+@afterbirth|@girl+@unreal|@not sexual|@not unreal|@nothing+@not unreal|@numb+@not sexual|@sexual+@unreal|@unreal|@violence+@baby|ago she|gave birth|havent slept|i born|my wife|newborn|tell me|to hurt|voic tel|wall",
    "0.4":
      "@harsh+@afterbirth|@head+@unreal|@not rapid+@not sleepless|@not sleepless+@not now|@nothing+@not sexual|@sexual+@baby|@sexual+@not heart|@sight+@baby|@sudden+@afterbirth|am dying|birth last|days after|neighbour|of harm",
  },
  RF17: {
    "3.2": "used a",
    "2.8": "@swallow+@poison",
    "2.4": "at once|insert|it burn|sniper",
    "2.0": "@poison+@herbs|@selfhurt+@herbs|ate my|drank|drink sniper|mens|now the",
    "1.6":
      "@pills+@swallow|bought|cleaner|drank bleach|i bought|mix|swallow|swallow my|tablet to|took herb",
    "1.2":
      "@allergy+@herbs|@swallow+@harsh|@yellow+@herbs|abort|body is|my tablet|poison|put a|rat|rat poison|see doubl|swallow a|the market|the pregnancy|to abort|to bring|unknown",
    "1.0": "@pills+@not sexual|@urine+@man|blister|cant stop|seeing doubl|tablet",
    "0.8":
      "@many+@swallow|@swallow+@blood|@violence+@herbs|gin|insid|insid me|my mens|stop vomit|vomit and|water and|week of",
    "0.6":
      "@baby+@eat|@poison+@sugar|@swallow+@herbs|@swallow+@metformin|@swallow+@pregnant|not tell|spearmint tea|took #|yellow eyes",
    "0.4":
      "@girl+@herbs|@poison+@blood|@poison+@now|@swallow+@girl|@vomit+@herbs|bring|contraceptiv|from a|iron tablet|my metformin|odd|to remov|whol",
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;
/** What speaks for danger, but for no red flag more than for others. */
export const generalWeights = {
  "3.2": "think i",
  "2.8": "reach",
  "2.4": "days sinc",
  "2.0": "down and|i cant|woke",
  "1.6": "every time|hav|have got|i think|last night|not know|pain and|woke up|wont",
  "1.2": "bed|can caus|doubl|gone|have been|terribl|very",
  "1.0": "@flow+@cantmove|thing|this week",
  "0.8": "@sexual+@not now|drop|put|to my|weak|week i",
  "0.6":
    "@belly+@face|@blood+@violence|@many+@confused|@rapid+@violence|@swallow+@numb|and then|and they|cant|disorder|keep|now my|yesterday",
  "0.4":
    "@big+@now|@fainty+@girl|@fainty+@man|@many+@sudden|a #|between period|disorder in|doctor gave|down|like|sad about|shed|should we|show|that i",
} as const satisfies Readonly<Record<string, string>>;
