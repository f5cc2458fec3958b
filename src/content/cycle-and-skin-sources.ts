import type { Source } from "./source.ts";

/** Sources on periods, skin and hair, and on what PCOS is. */
export const cycleAndSkinSources: Readonly<Record<string, Source>> = {
  "NIDIRECT-AN": {
    title: "nidirect: Acanthosis nigricans",
    year: null,
    url: "https://www.nidirect.gov.uk/conditions/acanthosis-nigricans",
    readAs: null,
  },
  RISAL19: {
    title:
      "Risal and others: Prenatal androgen exposure and transgenerational susceptibility to PCOS, Nature Medicine",
    year: 2019,
    url: "https://doi.org/10.1038/s41591-019-0666-1",
    readAs: "abstract and a press report",
  },
  BALEN: {
    title: "Adam Balen: Polycystic ovary syndrome",
    year: null,
    url: "https://www.adambalen.com/pcos",
    readAs: null,
  },
  BARRY14: {
    title:
      "Barry and others: Risk of endometrial, ovarian and breast cancer in PCOS, Human Reproduction Update",
    year: 2014,
    url: "https://academic.oup.com/humupd/article/20/5/748/2952619",
    readAs: "abstract",
  },
  "NHS-TX": {
    title: "NHS: Polycystic ovary syndrome, treatment",
    year: null,
    url: "https://www.nhs.uk/conditions/polycystic-ovary-syndrome-pcos/treatment/",
    readAs: "reposts of its text",
  },
  "GP-PCOS": {
    title: "St Triduana's Medical Practice: Polycystic ovaries and PCOS",
    year: null,
    url: "https://sttriduanas.co.uk/polycystic-ovaries-pcos",
    readAs: "with the page of a second practice",
  },
  OPK: {
    title: "Verywell Health: Using ovulation test kits when you have PCOS",
    year: null,
    url: "https://www.verywellhealth.com/ovulation-kit-tips-for-pcos-patients-2616458",
    readAs: "consumer and clinic pages only",
  },
  YLAND: {
    title: "Yland and others: Contraceptive methods and the return of fertility, BMJ",
    year: 2020,
    url: "https://doi.org/10.1136/bmj.m3966",
    readAs: "abstract and a press report",
  },
  "BAD-HIR": {
    title: "British Association of Dermatologists: Hirsutism",
    year: null,
    url: "https://www.bad.org.uk/patient-information-leaflets/hirsutism",
    readAs: null,
  },
  "BAD-FPHL": {
    title: "British Association of Dermatologists: Female pattern hair loss",
    year: null,
    url: "https://www.skinhealthinfo.org.uk",
    readAs: "a page named by its site only",
  },
  LASER: {
    title: "Laser hair removal in darker skin, American Journal of Clinical Dermatology",
    year: 2018,
    url: "https://doi.org/10.1007/s40257-017-0316-7",
    readAs: "with a professional report on test spots",
  },
  "LASER-PCOS": {
    title: "Study of laser hair removal in PCOS",
    year: null,
    url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC11134484",
    readAs: null,
  },
  "AFP-HIR": {
    title: "Matheson and others: Hirsutism in women, American Family Physician",
    year: 2019,
    url: "https://www.unboundmedicine.com/medline/citation/31361105/Hirsutism_in_Women_",
    readAs: "abstract",
  },
  "NICE-ACNE": {
    title: "NICE guideline NG198: Acne vulgaris",
    year: 2021,
    url: "https://www.nice.org.uk/guidance/ng198",
    readAs: "a professional summary",
  },
  "BNSSG-RET": {
    title: "NHS Bristol, North Somerset and South Gloucestershire: advice on acne",
    year: null,
    url: "https://remedy.bnssg.icb.nhs.uk",
    readAs: "a page named by its site only",
  },
  "NHS-SPI": {
    title: "NHS and British Association of Dermatologists: advice on spironolactone for acne",
    year: null,
    url: "https://www.healthandme.com/health-wellness/spironolactone-is-popular-for-acne-but-experts-say-it-is-not-risk-free-article-153467752",
    readAs: "a press report",
  },
  IMS23: {
    title: "International Menopause Society: PCOS around and after the menopause",
    year: 2023,
    url: "https://www.imsociety.org/2023/12/22/polycystic-ovary-syndrome-in-peri-and-postmenopausal-women-what-is-the-evidence/",
    readAs: null,
  },
};
