import { cycleAndSkinSources } from "./cycle-and-skin-sources.ts";
import { labSources } from "./lab-sources.ts";
import { pregnancyAndTreatmentSources } from "./pregnancy-and-treatment-sources.ts";
import { foodSources } from "./food-sources.ts";
import { movementSources } from "./movement-sources.ts";
import type { Source } from "./source.ts";

/** Every source the reviewed texts may name, by its tag. */
export const sources: Readonly<Record<string, Source>> = {
  G2023: {
    title:
      "Recommendations from the 2023 International Evidence-based Guideline for PCOS, Human Reproduction",
    year: 2023,
    url: "https://doi.org/10.1093/humrep/dead156",
    readAs: "abstract, a professional summary and a public transcription of its recommendations",
  },
  G2018A: {
    title: "International PCOS guideline 2018: recommendations for adolescents",
    year: 2020,
    url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC7092491",
    readAs: "abstract",
  },
  G2018L: {
    title: "International PCOS guideline 2018: recommendations on lifestyle",
    year: 2019,
    url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6905185",
    readAs: "abstract and a professional summary",
  },
  "NICE-CKS": {
    title: "NICE Clinical Knowledge Summary: Polycystic ovary syndrome",
    year: 2025,
    url: "https://cks.nice.org.uk/topics/polycystic-ovary-syndrome/",
    readAs: "a professional summary",
  },
  PMOS: {
    title: "PCOS is now called PMOS: report of the consensus paper in The Lancet, 12 May 2026",
    year: 2026,
    url: "https://everydaywoman.app/pcos-is-now-called-pmos/",
    readAs: "reports of the paper",
  },
  PHENO: {
    title: "Joham and others: Polycystic ovary syndrome, The Lancet Diabetes & Endocrinology",
    year: 2022,
    url: "https://doi.org/10.1016/S2213-8587(22)00163-2",
    readAs: null,
  },
  OBGP: {
    title: "ObG Project: summary of the 2023 PCOS guideline",
    year: 2023,
    url: "https://www.obgproject.com/tag/pcos-diagnosis/",
    readAs: null,
  },
  APHRO: {
    title: "Dietz de Loos and others: APHRODITE study of AMH, Fertility and Sterility",
    year: 2021,
    url: "https://pure.eur.nl",
    readAs: "abstract",
  },
  "END-B": {
    title: "Endobible: Polycystic ovarian syndrome, investigation",
    year: null,
    url: "https://www.endobible.com/condition/polycystic-ovarian-syndrome/investigation",
    readAs: null,
  },
  ADA: {
    title: "American Diabetes Association: Standards of Care, diagnostic tables",
    year: 2025,
    url: "https://eguideline.guidelinecentral.com/i/302967/9",
    readAs: "tables as reprinted for professionals",
  },
  "ADA-WHO": {
    title:
      "American Diabetes Association: Standards of Care, comparison with World Health Organization limits",
    year: 2025,
    url: "https://eguideline.guidelinecentral.com/i/302967/9",
    readAs: "tables as reprinted for professionals",
  },
  RCOG33: {
    title: "RCOG Green-top Guideline 33: Long-term consequences of polycystic ovary syndrome",
    year: 2014,
    url: "https://www.nasgp.org.uk/resource/rcog-polycystic-ovarian-syndrome/",
    readAs: "a professional summary",
  },
  NIDDK: {
    title: "NIDDK: Sickle cell trait and other haemoglobin variants, and diabetes tests",
    year: null,
    url: "https://www.niddk.nih.gov/health-information/diagnostic-tests/sickle-cell-trait-hemoglobinopathies-diabetes",
    readAs: null,
  },
  CMAJ24: {
    title: "Dason and others: Diagnosis and management of polycystic ovarian syndrome, CMAJ",
    year: 2024,
    url: "https://www.cmaj.ca/content/196/3/E85",
    readAs: null,
  },
  "ES-CAH": {
    title: "Endocrine Society: Congenital adrenal hyperplasia, guideline pocket summary",
    year: null,
    url: "https://eguideline.guidelinecentral.com/i/302964",
    readAs: null,
  },
  NCAH: {
    title: "Review of non-classic congenital adrenal hyperplasia, Frontiers in Endocrinology",
    year: 2022,
    url: "https://frontiersin.org/articles/10.3389/fendo.2022.1048663/full",
    readAs: null,
  },
  TCONV: {
    title: "Labtests: testosterone unit converter",
    year: null,
    url: "https://labtests.co.in/unit-converter/testosterone",
    readAs: null,
  },
  FAI: {
    title: "Free androgen index: Gloucestershire and York hospital laboratories",
    year: null,
    url: "https://www.gloshospitals.nhs.uk",
    readAs: "laboratory handbooks, named by their sites only",
  },
  TSH: {
    title: "Reference ranges for TSH: Oxford, North Bristol and other hospital laboratories",
    year: null,
    url: "https://www.nbt.nhs.uk",
    readAs: "laboratory handbooks, named by their sites only",
  },
  "JCEM-HA": {
    title: "Hyperandrogenism after the menopause, Journal of Clinical Endocrinology & Metabolism",
    year: 2022,
    url: "https://doi.org/10.1210/clinem/dgac673",
    readAs: null,
  },
  "WHO-SEM": {
    title:
      "Campbell and others: Fertile men's semen data for the WHO manual, sixth edition, Andrology",
    year: 2021,
    url: "https://discovery.dundee.ac.uk/en/publications/distribution-of-semen-examination-results-2020-a-follow-up-of-dat",
    readAs: "abstract; volume and total count from a summary",
  },
  HSG: {
    title: "Hysterosalpingogram: leaflets of Cambridge and other NHS hospitals",
    year: null,
    url: "https://www.cuh.nhs.uk",
    readAs: "patient leaflets, named by their sites only",
  },
  "WHO-PA": {
    title: "World Health Organization: Guidelines on physical activity and sedentary behaviour",
    year: 2020,
    url: "https://www.who.int/publications/i/item/9789240015128",
    readAs: "reprints of its recommendations",
  },
  GI: {
    title: "Atkinson and others: International tables of glycemic index, Diabetes Care",
    year: 2008,
    url: "https://doi.org/10.2337/dc08-1239",
    readAs: "values as reprinted in two lists, with those of the tables of 2002",
  },
  "NG-GI1": {
    title:
      "Glycaemic index of Bambara nut, corn and yam dishes of south-eastern Nigeria, Pakistan Journal of Nutrition",
    year: 2019,
    url: "https://scialert.net/fulltext/?doi=pjn.2019.677.685",
    readAs: null,
  },
  "NG-GI2": {
    title: "You Must Get Healthy: Nigerian staple foods and their glycemic index",
    year: null,
    url: "https://youmustgethealthy.com/nigerian-staple-foods-glycemic-index/",
    readAs: null,
  },
  "NG-GI3": {
    title:
      "Glycemic index of single foods and mixed meals in south-western Nigeria, Journal of Food and Nutrition Sciences",
    year: 2022,
    url: "https://doi.org/10.11648/j.jfns.20221004.12",
    readAs: null,
  },
  "NG-GI4": {
    title: "Glycemic indices of pineapple, banana, jollof rice and wheat flour dough (Nigeria)",
    year: 2021,
    url: "https://www.researchgate.net/publication/355020237",
    readAs: null,
  },
  WOW: {
    title: "Wellbeing of Women: Polycystic ovary syndrome",
    year: null,
    url: "https://www.wellbeingofwomen.org.uk/your-health/polycystic-ovary-syndrome-pcos",
    readAs: null,
  },
  NHS: {
    title: "NHS: Polycystic ovary syndrome",
    year: null,
    url: "https://www.nhs.uk/conditions/polycystic-ovary-syndrome-pcos/",
    readAs: "a repost of its text",
  },
  "WHO-PCOS": {
    title: "World Health Organization: Polycystic ovary syndrome, fact sheet",
    year: null,
    url: "https://www.who.int/news-room/fact-sheets/detail/polycystic-ovary-syndrome",
    readAs: "a stored copy of the page",
  },
  GH2017: {
    title: "Gibson-Helm and others: Delayed diagnosis and lack of information in PCOS, JCEM",
    year: 2017,
    url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6283441",
    readAs: null,
  },
  NICE246: {
    title: "NICE guideline NG246: Overweight and obesity management",
    year: null,
    url: "https://www.nice.org.uk/guidance/ng246",
    readAs: null,
  },
  AEPCOS: {
    title: "Dokras and others: Depression and anxiety in PCOS, Fertility and Sterility",
    year: 2018,
    url: "https://www.fertstert.org",
    readAs: null,
  },
  MAYO: {
    title: "Mayo Clinic, questions and answers: Polycystic ovary syndrome and cancer risk",
    year: null,
    url: "https://tribunecontentagency.com/article/polycystic-ovary-syndrome-and-cancer-risk",
    readAs: null,
  },
  CLOT: {
    title: "True: Serious risks of hormonal contraception",
    year: null,
    url: "https://www.true.org.au/FAQs/are-there-serious-risks-of-using-nuvaring",
    readAs: null,
  },
  ISO: {
    title: "Isotretinoin warnings, Pregistry",
    year: null,
    url: "https://www.pregistry.com/report/?title=Claravis",
    readAs: null,
  },
  "NHS-MET": {
    title: "NHS advice on the side effects of metformin, with the page of the Irish HSE",
    year: null,
    url: "https://www2.hse.ie/medicines/metformin/side-effects-of-metformin",
    readAs: "the HSE page and a report of the NHS page",
  },
  LETRO: {
    title: "Tsiami and others: Letrozole compared with clomiphene, Hormones (Athens)",
    year: 2021,
    url: "https://pubmed.ncbi.nlm.nih.gov/?term=Tsiami+letrozole+clomiphene+Hormones",
    readAs: "abstract",
  },
  ...labSources,
  ...cycleAndSkinSources,
  ...pregnancyAndTreatmentSources,
  ...foodSources,
  ...movementSources,
};
