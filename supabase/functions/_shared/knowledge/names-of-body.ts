import type { NamesByMeaning } from "./names-by-meaning.ts";

/** What people say for body, mind and the events of a life, by what is meant. */
export const namesOfBody: NamesByMeaning = {
  period: `
    menses, menstruation, menstrual, monthly flow, time of the month, my flow, monthly,
    see my red, aunt flo, aunty flo, menstruate, my cycle, your cycle, menstrual cycle, cycles,
    my red, on my period, seeing blood, bleed every month, monthly visitor, mense, menstral`,
  irregular: "not regular, no regular, unpredictable, all over the place, irregularly",
  missed: `
    late, delayed, stopped, absent, skip, missing, disappeared, no period, not coming,
    no dey come, never come, didnt come, hasnt come, not come, gone, no come, not seen,
    havent seen, yet to see, without a period, dont have periods, no show, did not come,
    does not come, has not come, seized, ceased, refused to come, comes anyhow,
    every other month, times a year, only twice a year, once a year, few times a year,
    months without`,
  heavy: `
    flooding, heavily, profusely, too much blood, gushing, clots, non stop, wont stop, not stopping, bleeding for,
    bleed for, bleed too much, long period, soaking, change pad, changing pads, pad every`,
  ovulation: "ovulate, ovulating, fertile window, fertile days, release an egg, anovulation",
  womb: "uterus, uterine, endometrial, endometrium",
  menopause: `
    perimenopause, change of life, in my 40s, in your 40s, 40s, after 40, at 40, 50s, at 50,
    when i am old, get older, getting older, old age`,
  pregnant: `
    pregnancy, conceive, conceiving, conception, ttc, get belle, carry belle, belle,
    trying for a baby, have a baby, having a baby, have children, have kids, fall pregnant,
    get a child, born pikin, pikin, become a mother, be a mum, be a mother, motherhood, preggers,
    another baby, start a family, have a child, a child of my own, expecting,
    ovulation induction, want a baby, my baby be, will my baby, want children, want kids, a baby, able to have, born,
    been trying for, we are trying, trying since, trying for months, trying for years,
    trying to have, take in, take belle, bear children, get preg, pregnnt, pregant, preg,
    give birth, my own child, my own children, become parents`,
  infertility: "no child, infertile, barren, sterile, childless, fertility",
  miscarriage: "miscarry, lose the baby, lost the baby, losing the baby, lost my baby",
  ivf: "in vitro, test tube baby",
  preeclampsia: "pre eclampsia, eclampsia",
  contraception: `
    contraceptive, contraceptives, birth control, the pill, family planning, the coil, implant,
    on the pill, pill for, oral contraceptive, birth control pills, iud, depo, the shot`,
  hirsutism: `
    facial hair, extra hair, body hair, unwanted hair, beard, moustache, mustache, sideburns,
    chin hair, hair on my chin, hair on my face, hairs on my chin, hair on chin, hairy,
    chest hair, hair on my chest, hair on my belly, hair on face, hair growing on, excess hair,
    hirsute, beards, goatee, stubble, facial hairs, hair on the face, grow hair, growing hair,
    hair everywhere, upper lip, hair on my stomach, hair on my back, hair on my nipple, hairs on,
    remove hair, hair removal`,
  hairloss: `
    hair loss, losing hair, losing my hair, hair falling, hair fall, hair thinning,
    thinning hair, bald, balding, baldness, alopecia, receding, hair is falling, hair dey fall,
    hair is thinning, hair shedding, shedding, hair coming out, hair fall out, thin hair,
    hair cut, hair is breaking, hairline, scalp, scalp showing, bald spot, bald patch, hair comot, hair dey comot,
    hair dey cut, hair going, no more hair, falling hair, thin on top, hair is thin,
    hair getting thin, hair is going, my edges, patchy hair`,
  acne: `
    pimple, pimples, breakout, breakouts, zits, spots on my face, oily skin, oily face,
    blackheads, spots, zit, skin breaks out, break out, breaking out, rashes on my face,
    bumps on my face`,
  darkpatch: `
    dark patch, dark patches, black neck, dark neck, acanthosis, dark skin patches, velvety,
    neck so dark, neck is dark, neck so black, neck is black, dark armpits, dark underarms,
    black armpit, neck dey black, dark around my neck, skin getting darker, dark knuckles,
    darker skin, dark elbows, dark armpit, dark underarm, underarms, dark thighs, dark inner,
    dark ring, dirty neck, dark spots, dark skin`,
  weight: `
    overweight, obese, obesity, fat, slim, slimming, kilos, plus size, bodyweight, heavier,
    lose kg, belly fat, big tummy, big belle, body size, pounds, add weight, adding weight,
    chubby, gained, putting on, put on weight, getting fat, kg, lose belly, tummy fat, shed,
    slim down, weigh`,
  lean: `
    skinny, thin people, thin women, thin girl, thin person, i am thin, im thin, slender,
    not fat, underweight, not overweight, normal weight, slim girl, slim girls, slim women,
    small body`,
  bmi: "body mass index",
  depression: `
    depressed, sad, sadness, low mood, feel low, feel so low, so low, so down, how i feel, my feelings, feeling low, low all the time, unhappy,
    feel down, feeling down, crying, cry, hopeless, down all the time, no motivation,
    want to cry, heartbroken, miserable, giving up, lonely, worthless`,
  anxiety: `
    anxious, panic, panicking, nervousness, overthinking, worry a lot, worrying, fear,
    nervous all, stressed, stress, overwhelmed`,
  mood: `
    mood swing, mood swings, moody, emotional, emotions, irritable, angry, temper, mental health,
    mental`,
  tired: `
    tiredness, fatigue, fatigued, exhausted, exhaustion, no energy, weak all the time, energy,
    sleepy, low energy, drained, worn out, sluggish`,
  sleep: `
    insomnia, apnea, snore, snoring, cant sleep, sleeping, asleep, no fit sleep, rest at night,
    cant rest, trouble sleeping, wake up at night, awake, sleepless`,
  eatingdisorder: `
    binge, bingeing, overeat, overeating, eating disorder, bulimia, anorexia, purge,
    cant stop eating, eat too much, emotional eating, comfort eating, starve, starving myself,
    throw up after`,
  craving: "cravings, crave, sweet tooth, always hungry, hungry all the time",
  bodyimage: `
    body image, ugly, hate my body, about my body, my body hair, like my body, self esteem, confidence, ashamed, embarrassed,
    less of a woman, laugh at my body, laugh at me, mock me, my looks, attractive, unattractive,
    dont feel sexy, feel like a man, feel sexy, feminine, self worth, look like a man`,
  sex: `
    libido, sex drive, intimacy, horny, in bed, lovemaking, sexual, sex life, intercourse,
    painful sex`,
  pain: "painful, hurt, hurts, cramp, cramps, ache, aching",
  tummy: "belly, stomach, abdomen, abdominal, lower abdomen",
  teenager: `
    teen, teens, teenage, adolescent, girl, young girl, years old, yr old, year old, puberty,
    my daughter, under 18, secondary school, high school, underage, too young`,
  hypertension: "high blood pressure, high bp, blood pressure, bp",
  heart: "cardiac, cardiovascular",
  spotting: "between periods, brown discharge, staining",
  gestational: `
    sugar in pregnancy, pregnancy sugar, diabetes in pregnancy, gestational diabetes,
    pregnancy diabetes`,
  relationship: `
    marriage, my marriage, boyfriend, dating, in laws, mother in law, inlaws, support me`,
  backpain: "back hurts, back pain, back ache, backache",
};
