/** What a woman takes or has had done that makes some signs more serious. */
export const treatments = {
  takesFertilityDrugs: [
    "(letrozole|clomid|clomiphene|gonal|gonal f|menopur|fsh|hcg|trigger|stims|stimulation|ivf|iui)",
    "(egg|eggs) ~ (collection|retrieval|pick up|freez*|collected|removed)",
    "(fertility|ovulation|ovulating|hormone|stimulation|follicle) ~ (drug|drugs|injection|injections|medicine|treatment|shots|jabs|pills|tablets|clinic)",
    "(post|after|since) ~ (retrieval|transfer|collection|stims)",
  ],
  hasOverstimulation: ["(ohss|overstimulat*) ~ (symptoms|since|today|now|again)"],
  tummySwells: [
    "(@belly|it|abdomen) ~~ (swell|huge|tight|bigger|big|massive|bloated|bloating|rock|drum|rise|full of water|grown|growing)",
    "(swell|bloat*|huge|massive*) ~~ (@belly|up like|like a|all over)",
    "(swell|bloated) ~~ (cant|trousers|button|clothes|close|waist*|breathe|vomit|thirst*|badly|so much|fast)",
  ],
  swellsGreatly: [
    "(belly|stomach|tummy|abdomen|i) & (drum|balloon|shiny|nine months|# months pregnant)",
    "(belly|stomach|tummy|abdomen) ~ (huge|massive|so swell|very swell)",
  ],
  passesLittleUrine: [
    "(cant|not|havent|little|less|no|dont|small|tiny|few|stopped|dark|drops|drop|wont|didnt|never) ~~ (pee|peed|peeing|wee|weeing|urin*|pass water|piss*|toilet)",
    "(pee|peed|peeing|wee|weeing|urin*|piss*|pass* water) ~~ (cant|little|less|dark|not|drops|drop|no|brown|coke|stopped|small|tiny|much less|orange|tea)",
    "(thirsty|thirst)",
  ],
  gainsWeightFast: [
    "(gain*|put on|up|added|add) ~ # (kg|lbs|stone) ~~ (# days|days|in a days|overnight|1 weeks|a weeks|one weeks|this weeks|since)",
  ],
  takesHormones: [
    "(on|taking|take|using|use|started|start|starting|with|wear|wearing|switched|switch|put|prescribed|took|i am on|been on|since|begin|began|have|got|after|changed) ~~ (pill|pills|birth control|contraceptive*|contraception|patch|nuvaring|ring|hrt|estrogen|oestrogen|hormones)",
    "(combined|birth control|contraceptive|the) (pill|pills|patch|ring|tablets|hormonal)",
    "(yasmin|yaz|dianette|diane|diane 35|microgynon|rigevidon|cilest|nuvaring|slynd)",
    "(tranexamic)",
  ],
  movedLittle: [
    "(flight|flew|flying|plane|long drive|long trip|travel*|bus ride|coach trip|road trip)",
    "(surgery|operation|bed rest|plaster|cast|in bed for|csection|broken)",
  ],
  takesMetformin: ["(metformin|glucophage)"],
  takesSugarLowering: ["(insulin|gliclazide)"],
  takesUnsafeMedicine: [
    "(isotretinoin|accutane|roaccutane|isotret*)",
    "(spironolactone|spiro|aldactone|finasteride|cyproterone|anti androgen*|diane 35|dianette)",
    "(methotrexate|ozempic|wegovy|semaglutide|mounjaro|glp1)",
    "(topiramate|valproate|warfarin|misoprostol)",
  ],
  hadProcedure: [
    "(hsg|hycosy|tube test|tube flush*|hysteroscopy|laparoscop*|biopsy|dnc|coil|iud|mirena|copper t|copper coil|copper iud|csection|surgery|operation|procedure|egg collection|egg retrieval|retrieval|embryo transfer|iui|sweep|fibroid removal|ovarian drilling|drilling)",
    "(miscarriage|miscarried|abortion|lost the baby|lost my baby|lost the pregnancy|remove* the pregnancy|removed pregnancy)",
    "(put|inserted|fixed|fitted) ~~ (iron|coil|inside me|implant|iud|t)",
    "(gave birth|delivered|delivery|childbirth|postpartum|put to bed|after birth)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
