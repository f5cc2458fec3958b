import type { AskedQuestions } from "./asked-questions.ts";

/** The eighth set, written after the search was tuned on the seventh. */
export const eighthAsked: AskedQuestions = {
  "articles/what-is-pcos": [
    "Could you tell me what polycystic ovaries are?",
    "Does having my ovaries taken out solve it?",
    "is it passed from mothers to daughters",
    "how many Nigerian women are affected",
    "what is the reason my body makes too many male hormones",
    "does this condition stay until I die",
  ],
  "articles/symptoms, articles/skin-and-hair, articles/periods, articles/mood-sleep-and-eating#sleep":
    [
      "Which symptoms are typical?",
      "my lower abdomen aches between periods",
      "I'm always exhausted, is that part of it?",
      "what other illnesses have the same symptoms",
      "I have skin tags under my arm",
    ],
  "articles/diagnosis, articles/symptoms": [
    "Who can officially tell me I have PCOS?",
    "how many of the criteria do you need",
    "my GP just told me to come back later, what can I do",
    "does one need an ultrasound to be diagnosed",
    "What do I take along to the first appointment?",
  ],
  "articles/teenagers": [
    "My 15 year old has not had a period since January",
    "is it normal for a 14-year-old to have irregular cycles",
    "mum thinks I'm making it up",
  ],
  "articles/four-types": [
    "what is the difference between phenotype C and D",
    "is there such a thing as post-pill pcos",
  ],
  "articles/treatments, articles/skin-and-hair#what-treatment-can-do, articles/periods#what-can-help":
    [
      "What's the first treatment a doctor would try?",
      "are there side effects with metformin",
      "is berberine any good",
      "can it be handled with lifestyle only",
      "what does spironolactone do",
      "my friend swears by herbal tea for hormones",
      "can the contraceptive pill bring my periods back",
    ],
  "articles/pregnancy, articles/treatments#medicines-that-help-ovulation": [
    "How likely am I to conceive?",
    "My wife has PCOS and we want a child, what are the next steps",
    "is miscarriage more common for us",
    "do I still need condoms",
    "what is letrozole used for",
    "should I take folic acid when planning a baby",
    "how will I know I'm ovulating",
  ],
  "articles/periods, urgent-help#heavy-bleeding, urgent-help#bleeding-same-day": [
    "My cycle is 60 days, is this ok?",
    "no menstruation for four months, pregnancy test negative",
    "I pass big clots every month",
    "why do I bleed for two weeks at a stretch",
    "how can I note my cycle",
    "is it unhealthy to never menstruate",
  ],
  "articles/skin-and-hair": [
    "I need to shave my face every morning",
    "my hair comes out in handfuls",
    "spots along my jaw at 35",
    "why is my neck darker than my face",
    "does laser work on black skin",
  ],
  "articles/mood-sleep-and-eating, articles/symptoms#mood, articles/skin-and-hair#how-you-feel-about-it":
    [
      "this thing makes me so low",
      "I binge and then hate myself",
      "how can a husband support his wife with PCOS",
      "my fiancé's family worry I can't give them children",
      "I can't sleep at night any more",
      "I feel disgusting in my own skin",
    ],
  "articles/long-term-health": [
    "Does PCOS raise my risk of cancer?",
    "is my risk of diabetes higher",
    "what tests should be repeated every year",
    "is it dangerous if left alone",
    "does it end with menopause",
  ],
  "articles/weight-and-bmi": [
    "Why can't I get rid of my belly?",
    "does losing a few kilos bring back periods",
    "my doctor blames everything on my weight",
    "I'm slim so it can't be PCOS, right?",
  ],
  "nutrition-guidance": [
    "Which foods should I limit?",
    "are eggs ok for breakfast",
    "can I still eat jollof rice",
    "is intermittent fasting safe with PCOS",
    "how much fruit is fine",
  ],
  "fitness-routine": [
    "What kind of workout suits PCOS?",
    "is half an hour of walking a day sufficient",
    "I have no time for the gym",
  ],
  "account, privacy-policy, terms-of-service": [
    "Is what I write here kept private?",
    "how do I remove my account",
    "do you use tracking cookies",
    "my reset email never arrived",
  ],
  "guide, articles/about-this-site, risk-assessment, bmi-calculator, resources, terms-of-service, donate":
    [
      "How do I book an appointment with a specialist here?",
      "do I have to pay for this",
      "is this answer written by a person",
      "what does a moderate risk mean",
      "which lab near me does these tests",
      "I'd like to make a donation",
      "where do your facts come from",
    ],
  "urgent-help": ["I took a lot of tablets and feel sick", "which number do I dial in London"],
  "lab-tests/hba1c": ["do I fast for hba1c", "what does an a1c of 6 mean"],
  "lab-tests/testosterone": ["when in the month should testosterone be measured"],
  "lab-tests/vitamin-d": ["why did they test my vitamin d"],
  "lab-tests/transabdominal-ultrasound": ["must my bladder be full for the scan on the tummy"],
  "lab-tests/partner-semen-analysis": ["how does my husband give the sample"],
  "lab-tests/17-oh-progesterone": ["what is 17 hydroxyprogesterone"],
  "lab-tests/fasting-insulin": ["convert insulin from uIU/ml to pmol/l"],
};
