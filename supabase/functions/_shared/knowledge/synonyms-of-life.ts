import type { SynonymList } from "./synonym-list.ts";

/** Other words for the body, the mind, food, asking and the events of a life. */
export const synonymsOfLife: SynonymList = {
  period: `
    menses, menstruation, menstrual, monthly flow, time of the month, my flow, monthly, menstrate,
    see my red, aunt flo, aunty flo, menstruate, menstruating, cycle, cycles, my red, monthly visitor, mense, menstral,
    periods, bleed every month, mensies, see my time, my time, seeing my time, monthly thing, period blood`,
  irregular: `not regular, no regular, unpredictable, all over the place, irregularly, irregularity, anyhow,
    comes when it likes, as e like, when e like, different every month, erratic, haywire, never on time, scattered, not stable`,
  "missed period": `
    late period, delayed period, period stopped, periods stopped, absent period, skip period, skipped period, skipping periods, skip periods, missing period,
    no period, no periods, period not coming, period no dey come, not come, no come, not seen my period, havent seen my period,
    yet to see my period, without a period, without periods, dont have periods, havent had a period, not had a period, not had my period, period has not come, period hasnt come,
    period no come, period seized, period ceased, refused to come, missed periods, months without, not seen my menses,
    three months, 3 months, 90 days, ninety days, four months, 4 months, six months, 6 months, 5 months, havent bled, havent seen`,
  heavy: `
    flooding, heavily, profusely, too much blood, gushing, clots, clot, non stop, wont stop, not stopping, bleeding for,
    bleed for, bleed too much, long period, soaking, soak, change pad, changing pads, pads every, pour, pouring, gush, rushing, plenty blood`,
  bleeding: "bleed, bleeds, bled, blood flow, blood comes",
  spotting:
    "between periods, brown discharge, staining, spots of blood, drops of blood, brown blood, in between periods",
  ovulation:
    "ovulate, ovulating, ovulates, fertile window, fertile days, release an egg, releasing eggs, anovulation, egg come out, not ovulating, lh strips, ovulation kit, opk",
  womb: "uterus, uterine, endometrial, endometrium, womb lining, lining of the womb",
  menopause: `
    perimenopause, change of life, in my 40s, in your 40s, 40s, after 40, at 40, 50s, at 50,
    when i am old, get older, getting older, old age, older women, forties, fifties, grow old, post menopausal`,
  pregnant: `
    pregnancy, conceive, conceiving, conception, ttc, get belle, carry belle, belle, get pregnant, getting pregnant,
    trying for a baby, have a baby, having a baby, have babies, have children, have kids, fall pregnant, falling pregnant,
    get a child, born pikin, have pikin, pikin, become a mother, becoming a mother, be a mum, be a mom, be a mother, motherhood, preggers, prego, preg,
    another baby, start a family, have a child, having a child, child of my own, baby of my own, expecting, expectant,
    want a baby, want children, want kids, able to have, carry a baby, born baby, born a child, bear a child,
    been trying for, we are trying, weve been trying, trying since, trying for months, trying for years, tryna conceive,
    trying to have, take in, taking in, take belle, bear children, get preg, pregnnt, pregant, give birth, my own child, my own children, my own baby,
    become parents, become a mum, childbearing, gravid, get carry`,
  infertile:
    "infertility, no child, barren, sterile, childless, never have children, cant have children, never have a baby, not have children, unable to have children, cannot conceive, infertlity",
  fertility:
    "fertile, fertility treatment, fertility drugs, fertility drug, fertility medicine, fertility pills, fertility clinic",
  miscarriage:
    "miscarry, miscarriages, miscarried, lose the baby, lost the baby, losing the baby, lost my baby, lost a pregnancy, lose a pregnancy, lose pregnancy, losing a pregnancy, lost pregnancy, losing pregnancies, pregnancy loss, belle comot, belle spoil, pregnancy spoil",
  gestational: `
    sugar in pregnancy, pregnancy sugar, diabetes in pregnancy, gestational diabetes, sugar when pregnant, gdm,
    pregnancy diabetes, diabetes while pregnant, diabetes when pregnant`,
  preeclampsia: "pre eclampsia, eclampsia, high bp in pregnancy, blood pressure in pregnancy",
  breastfeeding:
    "breast feed, breastfeed, breast milk, nursing my baby, lactation, breast feeding, milk supply, pumping, pump milk",
  hirsutism: `
    facial hair, extra hair, body hair, unwanted hair, beard, beards, moustache, mustache, sideburns, bia bia,
    chin hair, chin hairs, hair on my chin, hair on my face, hairs on my chin, hair on chin, hairy, whiskers,
    chest hair, hair on my chest, hair on my belly, hair on face, hair growing on, excess hair, too much hair, hair for my face, hair for face, hair for chin, hair for my chin,
    hirsute, goatee, stubble, facial hairs, hair on the face, hair everywhere, upper lip, hair on my stomach, hair on my back, hair on my nipple,
    hair on my nipples, hairs on, hair on my jaw, hair under my chin, hair on my body`,
  "hair removal":
    "remove hair, removing hair, get rid of hair, shave, shaving, wax, waxing, threading, plucking, pluck, tweeze, tweezing, laser, electrolysis, depilatory, hair remover, razor, epilate, bleach, sugaring, ipl",
  "hair loss": `
    hairloss, losing hair, losing my hair, hair falling, hair fall, hair thinning, hair is dropping, hair dropping,
    thinning hair, bald, balding, baldness, alopecia, receding, hair is falling, hair dey fall, lose hair, hair fell,
    hair is thinning, hair shedding, hair coming out, hair fall out, hair falls, thin hair, hair is breaking, hairline, scalp, scalp showing, bald spot, bald patch,
    hair comot, hair dey comot, hair dey cut, hair going, no more hair, falling hair, thin on top, hair is thin, hair on my head, hair on the head,
    hair getting thin, hair is going, my edges, patchy hair, hair shed, hair sheds, crown of my head, thinner hair`,
  acne: `
    pimple, pimples, breakout, breakouts, zits, spots on my face, oily skin, oily face, greasy skin, pimpls, face breaks out,
    blackheads, spots, zit, skin breaks out, break out, breaking out, breaks out, rashes on my face, bumps on my face, face is oily, bad skin, face full of bumps`,
  "dark patches": `
    dark patch, darkpatch, black neck, dark neck, acanthosis, acanthosis nigricans, dark skin patches, velvety, black patches, black patch,
    neck so dark, neck is dark, neck so black, neck is black, dark armpits, dark underarms, neck turned black, neck turn black, neck is darker,
    black armpit, black armpits, neck dey black, neck black, neck don black, dark around my neck, skin getting darker, dark knuckles, dark groin, dark lines on my neck, black line on my neck,
    darker skin, dark elbows, dark armpit, dark underarm, dark thighs, dark inner thighs, dark inner, dark ring, dirty neck, back of my neck, skin fold, skin folds`,
  "skin tags": "skin tag, small growths on my neck, little bumps of skin",
  weight: `
    overweight, fat, slim, slimming, kilos, plus size, bodyweight, heavier, kg, bigger,
    lose kg, belly fat, big tummy, big belle, body size, pounds, add weight, adding weight, fatter, lb, lbs,
    chubby, gained, putting on, put on weight, getting fat, lose belly, tummy fat, slim down, weigh, weight loss, losing weight, lose weight, weight gain, obese, obesity`,
  "weight loss":
    "lose weight, losing weight, slim down, shed weight, drop weight, lose kg, burn fat, reduce weight, cut weight, lose fat, lose belly fat, get slim, losing fat, lost weight, weight go down, get the weight off, drop the kilos",
  "weight gain":
    "gain weight, gaining weight, adding weight, add weight, put on weight, putting on weight, getting fat, getting fatter, get fat, piling on, dey fat",
  lean: `
    skinny, thin people, thin women, thin girl, thin person, i am thin, im thin, slender, thin pcos, slim pcos, lean pcos,
    not fat, underweight, not overweight, normal weight, slim girl, slim girls, slim women, am slim, im slim, i am slim, slim person, small body,
    flat tummy, flat stomach, flat belly, size 6, size 8, size 10`,
  bmi: "body mass index, body mass",
  depression: `
    depressed, sad, sadness, low mood, feel low, feel so low, so low, so down, low all the time, unhappy, feeling low,
    feel down, feeling down, crying, cry, hopeless, down all the time, no motivation,
    want to cry, heartbroken, miserable, lonely, worthless, tired of life, weep, no dey happy, feel blue, low spirits`,
  anxiety: `
    anxious, panic, panicking, nervousness, overthinking, overthink, worry a lot, worrying, worry, worried, fear,
    nervous all, stressed, stress, overwhelmed, panic attacks, dey fear`,
  mood: `
    mood swing, mood swings, moody, emotional, emotions, irritable, angry, temper, mental health, feelings, snap at people,
    mental`,
  tired: `
    tiredness, fatigue, fatigued, exhausted, exhaustion, no energy, weak all the time, energy, always tired,
    sleepy, low energy, drained, worn out, sluggish, dey weak, body weak, body dey weak`,
  sleep: `
    insomnia, cant sleep, sleeping, asleep, no fit sleep, rest at night,
    cant rest, trouble sleeping, wake up at night, awake, sleepless, sleeps`,
  apnea: "sleep apnea, apnoea, snore, snoring, stop breathing, snores",
  "eating disorder": `
    binge, bingeing, binge eating, overeat, overeating, eating disorders, bulimia, anorexia, purge,
    cant stop eating, eat too much, emotional eating, comfort eating, starving myself, make myself vomit,
    throw up after, out of control, secret eating`,
  craving:
    "cravings, crave, sweet tooth, always hungry, hungry all the time, sugar craving, sugar cravings",
  "body image": `
    ugly, hate my body, hate how i look, about my body, like my body, self esteem, confidence, ashamed, embarrassed, shame,
    less of a woman, laugh at my body, laugh at me, mock me, mocking, my looks, attractive, unattractive,
    dont feel sexy, feel like a man, feel sexy, feminine, self worth, look like a man, not feel like a woman`,
  sex: `
    libido, sex drive, intimacy, horny, in bed, lovemaking, sexual, sex life, intercourse, desire,
    painful sex`,
  pain: "painful, hurt, hurts, cramp, cramps, ache, aching, pains, paining, dey pain",
  tummy: "belly, stomach, abdomen, abdominal, lower abdomen, pelvic, waist",
  teenager: `
    teen, teens, teenage, adolescent, adolescents, young girl, young girls, puberty, teenagers,
    my daughter, under 18, secondary school, high school, underage, too young, first period`,
  hypertension: "high blood pressure, high bp, blood pressure, bp, hbp",
  heart: "cardiac, cardiovascular, heart attack, heart disease, stroke",
  cancer: "tumor, tumour, womb cancer, endometrial cancer, ovarian cancer",
  cyst: "cysts, water on ovary, follicle, follicles, cystic",
  symptom: "symptoms, sign, signs, warning signs, simptoms, symptons, symtoms, show say",
  diagnosis: `
    diagnose, diagnosed, diagnosing, find out if, get tested, get checked, confirm, confirmed,
    dignosed, dey check am, misdiagnosed, misdiagnosis, detect, detected, found out, test for pcos, tests for pcos, check for pcos, check if i have`,
  "self check": `
    do i have, could i have, how do i know, how will i know, how can i know, how i go take know, how i go know, know say i get, know if i have, tell if i have,
    think i have, might have, i suspect, have it, am i having`,
  cure: `
    curable, cured, heal, healed, go away, goes away, going away, reverse, reversed, reversible,
    forever, permanent, permanently, lifelong, life long, for life, get rid of pcos, disappear, rest of my life, rid of it, will it go, ever end, does it end, healing,
    recover, recovery, completely gone, get over, vanish, comot finish, finish am, grow out of, go finish`,
  treat: `
    treatment, treatments, treated, therapy, manage, managed, management, solution, remedies, remedy, options, treating,
    medicines for, drug for, drugs for, medication for, medicine for`,
  cause: `
    causes, caused, causing, reason, come from, comes from, brought, brings, bring about, trigger, triggers, responsible, why do i have, why do people get,
    why did i get, how come, how did i get, wetin dey cause, wetin cause, what brings, why me`,
  fault: "my fault, blame, did i do, something i did, deserve, i caused, own fault",
  hereditary: `
    genetic, genetics, inherit, inherited, genes, gene, run in the family, run in families, runs in the family, runs in families, family history, passed down,
    in my family, pass it on, pass it to, passed on, from my mother, my mother has it, my mum has it, my sister has it, inherits`,
  untreated: `
    not treated, dont treat, ignore it, ignore, leave it, if i do nothing, complication, complications,
    future problems, later in life, long run, lead to, leads to, consequences, long term, without treatment, dont do anything, no treat am`,
  natural: `
    naturally, home remedy, home remedies, without drugs, without medicine, without medication, without tablets,
    organic, lifestyle changes, lifestyle change, on my own, no drugs`,
  herb: `
    herbs, herbal, agbo, concoction, concoctions, bitters, traditional medicine, trado, native medicine, roots and leaves, herbalist, teas for pcos, leaf`,
  supplement:
    "supplements, vitamins, multivitamin, multivitamins, food supplement, food supplements",
  medicine:
    "medication, medications, medicines, drug, drugs, tablet, tablets, pills, meds, med, prescription",
  "side effect":
    "side effects, sideeffect, side efects, bad effects, does it do to the body, reactions, harm",
  specialist: `
    kind of doctor, type of doctor, which doctor, what doctor, sort of doctor, doctor for pcos, doctor treats, kind doctor,
    gynecologist, gynaecologist, gyne, gynae, endocrinologist, obgyn, ob gyn, dermatologist, who should i see, who do i see`,
  doctor: "doctors, clinician, gp, physician, dr, doc, provider, nurse, health worker",
  dietitian: "dietician, nutritionist, dietitians",
  consultation: `
    appointment, consult, speak with a doctor, speak to a doctor, talk to a doctor, book, booking,
    virtual visit, telehealth, video call, speak to a human, session, sessions, see one of your, meet a doctor, one on one`,
  phenotype: `
    phenotypes, four types, types of pcos, type of pcos, kinds of pcos, kind of pcos,
    4 types, type a, type b, type c, type d, pcos type, pcos types, phenotype a, phenotype b, phenotype c, phenotype d, which type`,
  "adrenal pcos":
    "adrenal type, insulin resistant pcos, post pill pcos, inflammatory pcos, pcos subtypes",
  quiz: "risk assessment, assessment, quiz score, risk score, my score, questionnaire, risk quiz, risk test",
  checklist: "ebook, pdf guide, program, programme, pcos program",
  donate:
    "donation, donating, donations, give money, support your, support you, help you grow, gift, contribute, giving",
  emergency: `
    urgent, ambulance, 911, 112, 999, need help now, a and e, casualty, emergency room, er, help me now, help immediately, rush to`,
  privacy: `
    private, my data, confidential, my information, my chats, my messages, secret, anonymous,
    store my, husband see, see what i type, who can see, who sees, parents see, read my chat,
    sell my, read what i, safe to write, what i write, what i type, share my, shared with, kept secret, personal information, my info, safe with you`,
  account: "profile, sign in, log in, login, sign up, register, signup, signin",
  delete: "erase, remove my account, wipe, clear my, delete my, get rid of my account",
  photo: "picture, image, snap, upload, attach, screenshot, pic, photos, pictures",
  robot: `
    bot, chatbot, ai, artificial intelligence, chatgpt, real person, real doctor,
    are you a doctor, human, automated, talking to a machine, a machine, real human,
    computer, virtual assistant, a person`,
  price:
    "cost, costs, how much is, how much does, pay, free, fee, charge, money, expensive, subscription, payment",
  exercise: `
    workout, work out, workouts, gym, fitness, training, physical activity, sport, moving, movement, active, exercising, train, exercises`,
  walk: "walking, trekking, trek, walks, stroll, steps",
  strength:
    "lift weights, weight lifting, weight training, weights, strength training, resistance training, dumbbells, lifting, squats",
  yoga: "pilates, stretching, stretch",
  cardio:
    "running, run, jogging, jog, hiit, aerobics, skipping, skipping rope, swimming, swim, cycling, dancing, dance, zumba, bicycle",
  checkup: `
    health check, health checks, what checks, check up, check ups, checkups, screening, tests every year,
    annual check, yearly, follow up, every year, regular checks`,
  "peer group": `
    support group, community, others with pcos, other women with, meet people, forum, whatsapp group, facebook group, women like me`,
  cope: "coping, deal with, live with, living with, handle",
  mother: "mum, mom, mama, mummy, mothers",
  partner:
    "husband, boyfriend, wife, spouse, my man, fiance, hubby, girlfriend, partners, fiancee, bobo, oga",
  tell: "explain to, talk to, say to, how to tell, break it to, let my, open up",
  wrong: "bad, poor, dangerous, harmful, unhealthy, unsafe, spoil, worsen, worse",
  okay: "ok, good, safe, allowed, fine, healthy, alright, good for me, permitted",
  eat: "eating, chop, ate, eats, take, consume, have for, food",
  drink: "drinking, drinks, sip, take",
  diet: `
    foods, meals, meal, nutrition, food list, meal plan, timetable, food timetable, eating plan, food plan, what to eat, what can i eat, what should i eat, what to chop, diets, menu`,
  breakfast: "morning food, morning meal, in the morning",
  snack: "snacks, small chops, nibble",
  "low carb":
    "keto, ketogenic, no carb, no carbs, low carbs, cut carbs, carbs, carbohydrate, carbohydrates, starch, starchy",
  "gi index": "glycemic, glycaemic, glycemic index, low gi, gi",
  fasting: "intermittent fasting, skip meals, skipping meals, ramadan, lent, fast, 16 8",
  dairy: "milk, cheese, yoghurt, yogurt, nono, lactose",
  gluten: "gluten free",
  soy: "soya, soybean, soybeans, soya beans, soy milk, tofu, awara",
  garri: "eba, gari, garry, cassava",
  fufu: "foo foo, akpu, swallow, swallows, semo, semolina, tuwo, wheat meal, poundo",
  yam: "pounded yam, iyan, yams, amala",
  plantain: "dodo, boli, plantains, unripe plantain",
  rice: "jollof, white rice, ofada, brown rice, basmati",
  bread: "agege bread, toast, white bread, wholemeal bread, loaf",
  noodles: "indomie, noodle, pasta, spaghetti, macaroni",
  beans: "ewa, akara, moi moi, moin moin, moimoi, lentils, chickpeas, legumes, bean",
  groundnut: "peanut, peanuts, groundnuts, nuts, cashew, almond, almonds, cashews, walnuts",
  potato: "potatoes, chips, fries, sweet potato, sweet potatoes, french fries, irish potato",
  "soft drink":
    "soft drinks, soda, coke, fanta, sprite, malt, malta, coca cola, mineral, minerals, pop, energy drink, fizzy drinks, pepsi, juice",
  alcohol: `wine, beer, spirits, liquor, alcoholic, stout, booze, vodka, tequila, whisky, whiskey, rum, brandy, hennessy, smirnoff,
    cocktail, cocktails, margarita, margaritas, champagne`,
  coffee: "caffeine, espresso, coffe, nescafe",
  "fried food": "fried, fry, puff puff, frying",
  sweets:
    "sugary, sweet things, sweet, cake, biscuit, biscuits, ice cream, chocolate, candy, cakes, dessert, cookies, desserts, chocolates",
  smoking: "smoke, cigarettes, cigarette, tobacco, vape, vaping, shisha",
  water: "drink water, h2o",
  fruit: "fruits",
  vegetable: "vegetables, veggies, greens, veg, ugu, efo",
  fish: "sardine, mackerel, titus, salmon, tuna",
  meat: "beef, chicken, suya, red meat, goat, turkey, ponmo",
  range:
    "normal, normal level, normal range, reference range, cutoff, cut off, good level, ideal level, supposed to be",
  high: "raised, elevated, too much, increased, above, up, excess",
  low: "below, reduced, decreased, deficient, deficiency, too little",
  result: "results, report, reading, value, number, figure",
  prepare:
    "preparation, get ready, getting ready, ready, preparing, before the test, before my test, before test, before a, before the scan",
  fast: "empty stomach, not eat, eat before, food before, fasted, without food, eat anything, starve, hungry",
  "which day":
    "what day, cycle day, day 3, day 2, day of my cycle, day of cycle, what time, when in my cycle, time of the month, day 21, best day, best time, when should i do, when to do",
  unit: "units, convert, conversion, mmol, mg dl, ng ml, nmol, ng dl, pmol, measured in",
  test: "tests, testing, lab tests, lab test, laboratory tests, laboratory test, laboratory, labs, blood work, bloodwork, investigations, blood tests, blood test, screen",
  severe: "unbearable, terrible, horrible, intense, awful, very bad, so bad, killing me",
  listen:
    "dismissed, dismisses, brushed me off, laughed, not take me seriously, takes me serious, take me serious, did not listen, wont listen, not believe, ignored me, told me to go",
  sister: "aunt, aunty, cousin, grandma, relative, relatives, siblings, brother",
  always: "all the time, every day, constantly, everyday, never stops",
  begin: "start, starting, first step, first steps, where do i begin",
  expert:
    "professional, professionals, practitioner, practitioners, experts, specialists, your doctors",
  condom: "condoms, protection, protect myself, safe sex",
  expect: "happens, happen, procedure, going to do, what to expect",
  difference: "different, differ, versus, vs, same as, compared, or just",
  "how many":
    "percentage, percent, one in, 1 in, 1 out of, number of women, statistics, prevalence, rate, out of 10, out of 100",
  worry: "scared, afraid, frightened, concerned, nervous, terrified, fear",
  secret: "hide, hiding, secretly, nobody knows",
  tease: "laugh, laughed, bully, bullied, mock, insult, insults, jokes, stare, comments, hurtful",
  muscle: "bulky, masculine, manly, like a man, muscular",
  sweeten: "sweetener, sweeteners, stevia, canderel, sugar free, sweetening, honey",
  burst: "rupture, ruptured, bursting",
  online: "internet, website, tiktok, instagram, facebook",
};
