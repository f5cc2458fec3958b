/** What a woman takes or has had done that makes some signs more serious. */
export const treatments = {
  takesFertilityDrugs: [
    "(letrozole|femara|clomid|clomiphene|clomifene|clomide|gonal|gonal f|menopur|puregon|follistim|cetrotide|fostimon|merional|menogon|fsh|ovitrelle|ovidrel|pregnyl|hcg|trigger|lupron|buserelin|stims|stim|stimming|stimulation|ivf|icsi|iui|gonadotropin*|gonadotrophin*|ovulation induction|superovulation)",
    "(egg|eggs|oocyte) ~ (collection|retrieval|pick up|pickup|harvest*|donation|freez*|collected|retrieved|removed)",
    "embryo ~ (transfer|transferred)",
    "(fertility|ovulation|ovulating|hormone|stimulation|follicle) ~ (drug|drugs|injection|injections|medicine|treatment|shots|jabs|pills|tablets|clinic)",
    "(ohss|overstimulat*|hyperstimulat*|over stimulat*|hyper stimulat*)",
    "(post|after|since) ~ (retrieval|transfer|collection|stims)",
  ],
  hasOverstimulation: ["(ohss|hyperstimulation|overstimulat*) ~ (symptoms|since|today|now|again)"],
  tummySwells: [
    "(@belly|it|abdomen) ~~ (swell|huge|tight|distended|bigger|big|massive|blown|bloated|bloating|expanding|expanded|rock|drum|rise|rising|full of water|grown|growing)",
    "(swell|bloat*|distended|distension|huge|massive*|blown) ~~ (@belly|up like|like a|all over)",
    "(swell|bloated) ~~ (cant|trousers|button|clothes|zip|close|waist*|breathe|painful|vomit|thirst*|massively|badly|so much|fast)",
  ],
  swellsGreatly: [
    "(belly|stomach|tummy|abdomen|i) & (drum|balloon|exceedingly|massively|enormous*|ballooned|shiny|nine months|# months pregnant)",
    "(belly|stomach|tummy|abdomen) ~ (huge|massive|so swell|very swell|extremely swell|extremely bloated)",
  ],
  passesLittleUrine: [
    "(hardly|cant|barely|not|havent|little|less|no|dont|small|tiny|scanty|few|stopped|dark|drops|drop|wont|didnt|rarely|never) ~~ (pee*|wee|weeing|urin*|pass water|piss*|weed|toilet|void*)",
    "(pee*|wee|weeing|urin*|piss*|pass* water) ~~ (hardly|cant|barely|little|less|dark|not|drops|drop|no|brown|coca cola|coke|stopped|small|tiny|much less|scanty|orange|tea)",
    "(thirsty|thirst)",
  ],
  gainsWeightFast: [
    "(gain*|put on|up|added|add) ~ # (kg|lbs|stone) ~~ (# days|days|in a days|overnight|1 weeks|a weeks|one weeks|this weeks|since)",
  ],
  takesHormones: [
    "(on|taking|take|using|use|started|start|starting|with|wear|wearing|switched|switch|put|prescribed|took|i am on|been on|since|begin|began|have|got|after|changed) ~~ (pill|pills|birth control|contraceptive*|contraception|coc|ocp|ocps|bcp|patch|nuvaring|ring|hrt|estrogen|oestrogen|hormones)",
    "(combined|birth control|contraceptive|combo|the) (pill|pills|patch|ring|tablets|hormonal)",
    "(pil|yasmin|yaz|dianette|diane|diane 35|microgynon|rigevidon|marvelon|cilest|loestrin|logynon|zoely|qlaira|evra|gedarel|lucette|levest|ovranette|femodene|mercilon|cilique|brenda|estelle|levlen|postinor|ortho tri|seasonique|sprintec|junel|lo loestrin|alesse|nuvaring|xulane|depo|co cyprindiol|cyprindiol|ethinyl*|slynd|beyaz|safyral|tri cyclen|aviane|belara)",
    "(tranexamic|cyklokapron|lysteda|txa)",
  ],
  movedLittle: [
    "(flight|flew|flying|plane|long drive|long trip|travel*|journey|bus ride|coach trip|long haul|road trip)",
    "(surgery|operation|operated|bed rest|bedrest|plaster|cast|immobile|in bed for|csection|knee op|broken)",
  ],
  takesMetformin: [
    "(metformin|glucophage|metformine|diabetmin|glucomet|met xr|metphormin|glycomet|siofor)",
  ],
  takesSugarLowering: [
    "(insulin|gliclazide|glimepiride|amaryl|glibenclamide|daonil|glipizide|glyburide|diamicron|sulfonylurea|sulphonylurea)",
  ],
  takesUnsafeMedicine: [
    "(isotretinoin|accutane|roaccutane|oratane|isotret*|claravis|absorica|absorbica|retinoid*|acnetane|tretiva|curacne|reticutan|zenatane|acitretin)",
    "(spironolactone|spiro|aldactone|finasteride|dutasteride|proscar|propecia|avodart|bicalutamide|flutamide|cyproterone|androcur|casodex|antiandrogen*|anti androgen*|diane 35|dianette)",
    "(statin*|atorvastatin|lipitor|rosuvastatin|crestor|simvastatin|pravastatin|zocor)",
    "(methotrexate|ozempic|wegovy|semaglutide|mounjaro|munjaro|tirzepatide|saxenda|liraglutide|victoza|trulicity|dulaglutide|rybelsus|zepbound|glp|glp1|glp 1|exenatide|byetta)",
    "(topiramate|topamax|valproate|valproic|epilim|depakote|depakine|warfarin|coumadin|lisinopril|losartan|ramipril|carbimazole|lithium|misoprostol)",
  ],
  hadProcedure: [
    "(hsg|hysterosalpingo*|hycosy|dye test|tube test|tubal test|tube flush*|flushing of tube*|hysteroscopy|laparoscop*|biopsy|dnc|mva|evacuation|curettage|coil|iud|ius|mirena|copper t|copper coil|copper iud|intrauterine|csection|surgery|operation|operated|procedure|egg collection|egg retrieval|retrieval|embryo transfer|iui|insemination|sweep|fibroid removal|myomectomy|ovarian drilling|drilling)",
    "(egg|eggs) ~ (collection|retrieval|collected|retrieved|pick)",
    "(miscarriage|miscarried|abortion|aborted|termination|terminated|lost the baby|lost my baby|lost the pregnancy|stillbirth|remove* the pregnancy|removed pregnancy)",
    "(put|inserted|insert|fixed|placed|fitted) ~~ (iron|coil|loop|inside me|implant|iud|t)",
    "(gave birth|delivered|delivery|childbirth|postpartum|post partum|put to bed|after birth)",
    "(tube|tubes|tubal|dye) & (test|xray|x ray|scan|flush*|check*|procedure)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
