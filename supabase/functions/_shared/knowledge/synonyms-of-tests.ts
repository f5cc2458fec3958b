import type { SynonymList } from "./synonym-list.ts";

/** Other names of the condition, the lab tests, the scans and the medicines. */
export const synonymsOfTests: SynonymList = {
  pcos: `
    pmos, pcod, polycystic ovary, polycystic ovaries, poly cystic, polycystic, polycystic ovarian,
    polyendocrine metabolic ovarian syndrome, stein leventhal`,
  fpg: `
    fbs, fbg, fasting plasma glucose, fasting blood glucose, fasting glucose,
    fasting blood sugar, fasting sugar, morning sugar, sugar test on empty stomach`,
  ogtt: `
    gtt, oral glucose tolerance, glucose tolerance, sugar drink, glucose drink, sweet drink test,
    two hour sugar, 2 hour sugar, 75 g`,
  hba1c: `a1c, hemoglobin a1c, glycated hemoglobin, glycosylated hemoglobin, hb a1c, three month sugar,
    3 month sugar, 3 months sugar, average sugar, sugar average`,
  homa: "homa ir, insulin resistance, fasting insulin, insulin test, insulin level, insulin levels, insulin resistant",
  lipid: `cholesterol, triglyceride, triglycerides, ldl, hdl, blood fats, blood fat, fats in my blood,
    fats in the blood, lipids, lipid panel, lipid profile`,
  alt: `ast, lft, lfts, sgpt, sgot, liver enzyme, liver enzymes, liver function, liver test, liver blood test,
    liver panel`,
  creatinine: `egfr, kidney function, renal function, kidney test, kidney tests, e u cr, eucr, eu cr, kidney,
    electrolytes, urea`,
  tsh: "thyroid, thyroxine, ft4, free t4, t4, thyroid function, tft, tfts",
  "25ohd": "vitamin d, vit d, 25 oh d, 25 oh, 25 hydroxyvitamin d, sunshine vitamin",
  testosterone: `fai, free androgen index, shbg, male hormone, male hormones, androgen, androgens,
    male type hormone, male type hormones, testo, free testosterone, total testosterone`,
  dheas: "dhea s, dhea, dehydroepiandrosterone, androstenedione, adrenal hormone",
  lh: "luteinizing hormone, lh fsh, lh to fsh",
  fsh: "follicle stimulating hormone, lh fsh, lh to fsh",
  estradiol: "e2, estrogen, oestrogen, oestradiol",
  prolactin: "prl, milk hormone, breast milk hormone",
  amh: `anti mullerian hormone, anti mullerian, antimullerian, egg count, ovarian reserve, egg reserve,
    how many eggs, number of eggs, eggs i have left, eggs left`,
  "17ohp": `cah, 17 oh progesterone, 17 ohp, 17 hydroxyprogesterone, 17 hydroxy progesterone,
    congenital adrenal hyperplasia, 17oh progesterone`,
  tvs: `tvus, internal scan, vaginal scan, probe, transvaginal, inside scan, scan from below,
    scan through the vagina, scan through vagina, scan inside, scan down there, scan they put inside, trans vaginal, tv scan`,
  tas: `transabdominal, abdominal scan, tummy scan, full bladder scan, belly scan, scan on my belly, scan on top,
    scan with gel on my tummy, full bladder, trans abdominal, abdominal ultrasound`,
  scan: "ultrasound, sonography, sonogram, scanning, scans, uss",
  elastography: "fibroscan, liver scan, liver ultrasound, fatty liver scan",
  "fatty liver": "fat in the liver, fat in my liver, fat on the liver, liver fat, masld, nafld",
  pituitary:
    "brain scan, head scan, brain mri, head mri, mri of the brain, mri of my brain, mri of my head",
  mri: "magnetic resonance, mr scan",
  ct: "cat scan, ct scan",
  hsg: `hysterosalpingogram, hysterosalpingography, tube test, tubal patency, dye test, tube x ray,
    x ray of my tubes, x ray of the womb, womb x ray, blocked tubes, tubes are open, tubes are blocked, check my tubes, tubes blocked,
    tube, tubes, fallopian, fallopian tubes, hycosy`,
  semen: `sperm, sfa, seminal fluid, semen analysis, sperm test, sperm count, husbands test, test for my husband,
    seminal analysis, spermogram, spunk, man test`,
  glucose: "sugar, blood sugar, sugar level, sugar levels",
  diabetes:
    "diabetic, prediabetes, prediabetic, pre diabetes, pre diabetic, sugar disease, sugar sickness, type 2, type two, t2d, t2dm",
  metformin: "glucophage, metfomin, metformine, metformins, glycomet, diabetmin",
  spironolactone:
    "aldactone, spiro, anti androgen, antiandrogen, anti androgens, antiandrogens, androgen blocker, androgen blockers",
  letrozole: "femara, letroz",
  clomiphene: "clomid, clomifene, clomiphen",
  inositol: "myo inositol, myoinositol, ovasitol, d chiro, inofolic, myo",
  glp1: `
    glp 1, ozempic, wegovy, mounjaro, semaglutide, tirzepatide, zepbound, saxenda, liraglutide, weight loss injection,
    weight loss injections, weight loss jab, weight loss jabs, weight loss shot, weight loss shots, injection for weight, jab for weight, slimming injection, weight injection`,
  bariatric:
    "bariatric surgery, weight loss surgery, gastric sleeve, gastric bypass, stomach surgery, stomach stapling, sleeve surgery",
  ocp: `
    the pill, birth control pill, birth control pills, contraceptive pill, contraceptive pills, combined pill,
    oral contraceptive, oral contraceptives, bcp, bc pill, diane, yasmin, yaz, cocp, ocp, ocps, hormone pill, hormonal pill, on pill`,
  contraception: `
    contraceptive, contraceptives, birth control, family planning, the pill, contraceptive pill`,
  iud: "coil, mirena, hormonal coil, iucd, ius, hormonal iud",
  progestin:
    "provera, primolut, norethisterone, medroxyprogesterone, progesterone tablets, progestogen, progesterone, bring down my period, bring on a period, bring on my period, to bring my period, tablets to see my period",
  eflornithine: "vaniqa, facial hair cream, hair cream",
  minoxidil: "rogaine, regaine",
  isotretinoin: "accutane, roaccutane",
  "ovarian drilling":
    "drilling, ovary surgery, laparoscopic drilling, surgery on my ovaries, lod, surgery on the ovaries",
  ivf: "in vitro, test tube baby, ivf treatment",
  iui: "insemination, artificial insemination",
};
