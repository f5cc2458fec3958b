import type { NamesByMeaning } from "./names-by-meaning.ts";

/** What people say for what they want to know or have, by what is meant. */
export const namesOfAsking: NamesByMeaning = {
  symptom: "symptoms, signs, sign, simptoms, sypmtoms, symptons, symtoms, warning signs",
  diagnose: `
    diagnosis, diagnosed, diagnosing, find out if, get tested, tested for, test for, confirm,
    dignosed, dey check am, misdiagnosed, misdiagnosis, wrongly diagnosed, detect, detected,
    found out, check if i have, test to know, tests to do, which test, what test, what tests,
    which tests, tests should, what labs, what blood tests, which blood tests, which labs, labs should, proper test`,
  selfcheck: `
    do i have, could i have, how do i know, how will i know, know say i get, know if i have,
    think i have, might have`,
  cure: `
    curable, cured, heal, healed, go away, goes away, going away, reverse, reversed, reversible,
    forever, permanent, lifelong, life long, for life, get rid of pcos, disappear on its own,
    rest of my life, ever stop, pcos go, rid of it, will it go, ever end, ever leave, does it end, healing, recover, recovery,
    forever cure, live normal, completely gone, get over, stop having`,
  treat: `
    treatment, treatments, treated, therapy, manage, managed, management, can i take for,
    take for pcos, fix pcos, help with pcos, what can i do, what helps, solution, remedies,
    remedy, medicines for, drug for, drugs for, medication for`,
  cause: `
    causes, caused, causing, reason, hereditary, genetic, genetics, inherit, inherited, genes,
    come from, comes from, where does it come, brought, trigger, triggers, responsible, fault,
    deserve`,
  hereditary: `
    run in the family, run in families, runs in the family, family history, passed down,
    in my family`,
  untreated: `
    not treated, dont treat, ignore it, leave it, if i do nothing, complication, complications,
    future problems, later in life, long run, lead to, leads to, consequences, long term effect,
    shorten`,
  natural: `
    naturally, home remedy, home remedies, without drugs, without medicine, without medication,
    herb, organic, lifestyle changes, lifestyle change, on my own`,
  herb: `
    herbs, herbal, agbo, concoction, bitters, traditional medicine, trado, native medicine, tea,
    leaves, seed cycling, apple cider vinegar, black seed, ginger, moringa, turmeric, garlic, bitter leaf, aloe vera, soursop, scent leaf,
    fenugreek, maca`,
  supplement: `
    supplements, vitamins, multivitamin, pills online, capsule, capsules, zinc, magnesium,
    vitamin b, omega`,
  metformin: "glucophage, metfomin, metformine",
  antiandrogen: "anti androgen, spironolactone, aldactone, spiro",
  letrozole: `
    femara, clomid, clomiphene, clomifene, fertility drug, fertility drugs, ovulation pill`,
  glp1: `
    glp 1, ozempic, wegovy, mounjaro, semaglutide, tirzepatide, weight loss injection,
    weight loss jab, injection for weight, jab for weight`,
  sideeffect: "side effect, side effects",
  specialist: `
    kind of doctor, type of doctor, see which doctor, doctor for pcos, doctor treats,
    gynecologist, gyne, gynae, endocrinologist, obgyn, ob gyn, dermatologist, which doctor,
    what doctor`,
  dietitian: "dietician, nutritionist",
  consultation: `
    appointment, consult, speak with a doctor, speak to a doctor, talk to a doctor,
    see a doctor online, talk to someone professional, virtual visit, teleread, telehealth,
    video call, speak to a human, session, sessions, see one of your, see your doctor,
    meet a doctor, see a doctor, want a doctor, book dietitian, book a, your doctors`,
  phenotype: `
    phenotypes, phenotyp, four types, types of pcos, type of pcos, kinds of pcos, kind of pcos,
    4 types, type a, type b, type c, type d, pcos type, pcos types`,
  quiz: "risk assessment, assessment, quiz score, risk score, my score, questionnaire",
  checklist: "ebook, pdf guide",
  donate:
    "donation, donating, give money, support your, support you, help you grow, gift, contribute",
  emergency: `
    urgent, ambulance, 911, 112, 999, need help now, a e, casualty, emergency room, help me now, help immediately, rush to`,
  hotline: `
    suicidal, text line, help line, crisis line, crisis number, helpline, lifeline, suicide,
    suicide helpline, end my life, kill myself, want to die, someone to talk to, ending it all, end it all`,
  privacy: `
    private, my data, confidential, my information, my chats, my messages, secret, anonymous,
    store my, husband see, see what i type, type stored, is stored, who can see, who sees, parents see, read my chat,
    sell my, can read, read what i, safe to write, what i write, what i type, share my,
    shared with, kept secret, see my, find out i use, know i use`,
  otherthan: `
    something else, other condition, other conditions, another condition, look like pcos,
    mistaken for`,
  account: "profile, sign in, log in, login, sign up",
  photo: "picture, image, snap, upload, attach, screenshot, pdf",
  robot: `
    bot, chatbot, ai, artificial intelligence, chatgpt, real person, real doctor,
    are you a doctor, human, automated, talking to a machine, or a machine, talking to me, real human,
    computer, virtual assistant`,
  diet: `
    eat, eating, food, foods, meal, meals, breakfast, lunch, dinner, snack, nutrition, chop,
    keto, low carb, vegan, intermittent fasting, gluten free, gluten, dairy, milk,
    what can i eat, can i eat, can i drink, eat with, food list, meal plan, timetable,
    food timetable, groundnut, beans, ofada, moi moi, moin moin, egusi, okra, ogbono, suya,
    akara, ogi, pap, oats`,
  starch: `
    rice, eba, garri, fufu, amala, yam, bread, pasta, semo, swallow, pounded yam, plantain,
    noodle`,
  drinks: `
    malt, soda, coke, fanta, juice, soft drink, soft drinks, zobo, alcohol, wine, beer`,
  exercise: `
    workout, work out, gym, fitness, training, jogging, go running, start running, walking, walk, yoga, sport,
    lift weights, weight lifting, physical activity, weight training, strength, skipping rope,
    dance, steps, cardio, hiit, pilates, swimming, swim, zumba, aerobics, squats`,
  checkup: `
    health check, health checks, what checks, check up, check ups, checkups, screening,
    annual check, follow up, how often should i`,
  peergroup: `
    support group, community, others with pcos, other women with, meet people, forum`,
  cope: "coping, deal with, live with, living with, handle",
  mother: "mum, mom, mama, mummy",
  alone: "only one, am i the only, anyone else",
  cholesterol: "blood fat",
  dangerous: "life threatening, deadly, fatal, kill you, kill me",
  accuracy: `
    get your information, your information, your sources, doctor checked, checked by, checked these, who checks, accurate, scientific, evidence, proof,
    trust, reliable, correct information, fake, right information`,
  sweets: `
    sugary, sweet things, sugar craving, cake, biscuit, biscuits, ice cream, chocolate, candy,
    sugar and`,
};
