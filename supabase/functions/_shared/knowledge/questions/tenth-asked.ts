import type { AskedQuestions } from "./asked-questions.ts";

/** The tenth set: held back, nothing was tuned on it or fitted to it. */
export const tenthAsked: AskedQuestions = {
  "articles/what-is-pcos": [
    "what's actually wrong with my ovaries",
    "Does pcos run in the blood?",
    "is there anything that gets rid of pcos completely",
    "how many girls out of 100 have it",
    "why do they call it PMOS now",
    "are the cysts cancerous or harmful",
  ],
  "articles/symptoms, articles/skin-and-hair, articles/periods, articles/mood-sleep-and-eating#sleep":
    [
      "What would make you suspect PCOS?",
      "I have no energy whatsoever, could that be pcos",
      "pain around my ovaries, normal?",
      "how can I tell if it's my thyroid or PCOS",
      "I don't have every symptom, can it still be pcos",
    ],
  "articles/diagnosis": [
    "How does one get diagnosed?",
    "who should I see first, a GP or a gynaecologist",
    "do they need blood from me to find out",
    "I've seen four doctors and still no diagnosis",
    "can I be tested while I'm using the injection for family planning",
    "what are the rotterdam criteria",
  ],
  "articles/teenagers": [
    "can a 12 year old have pcos",
    "my daughter has lots of pimples and no period for five months",
    "I'm scared to tell my mum about my periods",
  ],
  "articles/four-types, articles/weight-and-bmi#thin-people-have-pcos-too": [
    "what kinds of PCOS are there",
    "what does lean PCOS mean",
  ],
  "articles/treatments, articles/skin-and-hair#what-treatment-can-do, articles/periods#what-can-help":
    [
      "How can PCOS be managed?",
      "what does metformin actually do for pcos",
      "can I treat this without hormones",
      "do any vitamins help",
      "what are the downsides of the pill",
      "would weight loss surgery help me",
      "what is the best medicine for hair growth on the face",
    ],
  "articles/pregnancy, articles/treatments#medicines-that-help-ovulation": [
    "can someone with pcos get pregnant without treatment",
    "we are planning for a baby next year, where do I start",
    "Does my husband need tests as well?",
    "I had a miscarriage, is PCOS to blame?",
    "what's the difference between letrozole and clomid",
    "how do I find out if I ovulate",
    "I do not want to get pregnant now, is pcos enough protection",
  ],
  "articles/periods, urgent-help#heavy-bleeding, urgent-help#bleeding-same-day": [
    "it's been 100 days since my last period",
    "why are my periods so heavy",
    "my period comes twice a month",
    "is it ok to have only three periods a year",
    "should I keep a diary of my periods",
    "menses refuse to come since December",
  ],
  "articles/skin-and-hair": [
    "does threading or waxing make facial hair worse",
    "my hairline is moving back",
    "why is my skin so oily",
    "how can I get rid of the black marks around my neck",
  ],
  "articles/mood-sleep-and-eating, articles/symptoms#mood, articles/skin-and-hair#how-you-feel-about-it":
    [
      "I've been really anxious since my diagnosis",
      "I eat a lot when I'm upset",
      "how do I explain PCOS to my boyfriend",
      "I wake up tired even after nine hours",
      "people make jokes about my moustache",
    ],
  "articles/long-term-health": [
    "Does PCOS lead to diabetes?",
    "what illnesses can pcos cause later",
    "how often should my sugar be tested",
    "will PCOS end when my periods stop for good",
  ],
  "articles/weight-and-bmi, bmi-calculator": [
    "why do I keep gaining weight even though I eat little",
    "does losing weight help with pcos",
    "is BMI a fair measure for black women",
    "how do I respond when the doctor only talks about my weight",
  ],
  "nutrition-guidance": [
    "What should I eat in the morning?",
    "is pounded yam bad for pcos",
    "do I have to give up sugar",
    "which oil should I cook with",
    "is keto a good idea",
  ],
  "fitness-routine": [
    "Is walking good for PCOS?",
    "how long should I exercise each day",
    "exercise plan for a beginner",
  ],
  "account, privacy-policy, terms-of-service": [
    "Will anyone else read my messages?",
    "how can I download my chats",
    "I didn't get the password email",
    "do you sell my information",
  ],
  "guide, articles/about-this-site, risk-assessment, resources, terms-of-service, donate": [
    "can I speak to a gynaecologist through this website",
    "Is the service free?",
    "how do you calculate my risk",
    "can I trust what you say",
    "recommend a fertility hospital",
    "how can I support your work with money",
  ],
  "urgent-help": [
    "I want to kill myself",
    "I am pregnant and I am bleeding",
    "what number should I call in the USA",
  ],
  "lab-tests/fasting-insulin": ["what is HOMA-IR"],
  "lab-tests/fasting-plasma-glucose": [
    "how long must I go without food before a fasting sugar test",
  ],
  "lab-tests/hba1c": ["what is a good hba1c"],
  "lab-tests/amh": ["what does a high AMH mean"],
  "lab-tests/lh-and-fsh": ["when is the best day for LH and FSH"],
  "lab-tests/dhea-s": ["what is dheas"],
  "lab-tests/transvaginal-ultrasound": ["do I need a full bladder for the internal scan"],
  "lab-tests/liver-enzymes": ["my ALT is raised, what does that mean"],
};
