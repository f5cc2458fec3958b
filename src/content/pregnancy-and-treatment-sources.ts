import type { Source } from "./source.ts";

/** Sources on pregnancy, treatments, mood and long-term health. */
export const pregnancyAndTreatmentSources: Readonly<Record<string, Source>> = {
  PERSSON: {
    title: "Persson and others: Women with PCOS who had a child, Human Reproduction",
    year: 2019,
    url: "https://doi.org/10.1093/humrep/dez159",
    readAs: "abstract",
  },
  "ASRM-INF": {
    title: "ASRM and ACOG: When to look for a cause of infertility",
    year: null,
    url: "https://www.obgproject.com/tag/fertility/",
    readAs: "a professional summary",
  },
  "NHS-INF": {
    title: "NHS: Infertility",
    year: null,
    url: "https://www.nhs.uk/conditions/infertility/",
    readAs: "a repost of its text",
  },
  "NHS-PT": {
    title: "NHS: Doing a pregnancy test",
    year: null,
    url: "https://www.nhs.uk/pregnancy/trying-for-a-baby/doing-a-pregnancy-test/",
    readAs: "a repost of its text",
  },
  "NHS-LOW": {
    title: "NHS and HSE: Clinical depression, diagnosis",
    year: null,
    url: "https://www2.hse.ie/conditions/mental-health/clinical-depression/clinical-depression-diagnosis.html",
    readAs: null,
  },
  BK24: {
    title: "Bahri Khomami and others: PCOS and the course of pregnancy, Nature Communications",
    year: 2024,
    url: "https://doi.org/10.1038/s41467-024-49749-1",
    readAs: "abstract",
  },
  ABA: {
    title: "Australian Breastfeeding Association: PCOS and breastfeeding",
    year: null,
    url: "https://www.breastfeeding.asn.au/bfinfo/polycystic-ovarian-syndrome-and-breastfeeding",
    readAs: null,
  },
  GIRUM: {
    title:
      "Girum and Wasie: Return of fertility after stopping contraception, Contraception and Reproductive Medicine",
    year: 2018,
    url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6055351",
    readAs: null,
  },
  NAFDAC: {
    title: "NAFDAC: Public alerts on falsified Ozempic (014/2023 and 01/2024)",
    year: 2024,
    url: "https://nafdac.gov.ng/public-alert-no-01-2024-alert-on-falsely-labelled-ozempic-semaglutide-1-mg-solution-for-injection-pens/",
    readAs: null,
  },
  "NAFDAC-H": {
    title: "NAFDAC on herbal mixtures, reported by Punch",
    year: null,
    url: "https://punchng.com/high-toxic-content-of-herbal-medicine-damages-kidney-liver-nafdac/",
    readAs: "a press report",
  },
  SUPP: {
    title: "Arentz and others: Nutritional supplements and herbs for PCOS, a review",
    year: 2017,
    url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC5702141",
    readAs: null,
  },
  SPEAR: {
    title: "Grant: Spearmint herbal tea in PCOS, Phytotherapy Research",
    year: 2010,
    url: "https://pubmed.ncbi.nlm.nih.gov/19585478/",
    readAs: "abstract",
  },
  BERB: {
    title: "MotherToBaby: Berberine, fact sheet",
    year: null,
    url: "https://mothertobaby.org/fact-sheets/berberine",
    readAs: null,
  },
  MOODMA: {
    title:
      "The prevalence of anxiety and depression of different severity in women with PCOS: a meta-analysis",
    year: null,
    url: "https://discovery.researcher.life/article/the-prevalence-of-anxiety-and-depression-of-different-severity-in-women-with-polycystic-ovary-syndrome-a-metaanalysis/cf1a476faabf3e209e9091d1a1a83205",
    readAs: "abstract",
  },
  AASM: {
    title: "American Academy of Sleep Medicine: Adult sleep duration",
    year: 2015,
    url: "https://aasm.org/advocacy/position-statements/adult-sleep-duration-health-advisory/",
    readAs: null,
  },
  ED24: {
    title: "Cooney: Eating disorders in PCOS, Journal of Clinical Endocrinology & Metabolism",
    year: 2024,
    url: "https://doi.org/10.1210/clinem/dgae462",
    readAs: "abstract and reports",
  },
  "ALSWH-D": {
    title:
      "Joham and others: PCOS and diabetes in young women (Australian Longitudinal Study), JCEM",
    year: 2014,
    url: "https://hdl.handle.net/2440/82924",
    readAs: "abstract",
  },
  CVD24: {
    title:
      "Tay and others: PCOS and diseases of heart and vessels, Journal of the American Heart Association",
    year: 2024,
    url: "https://doi.org/10.1161/JAHA.123.033572",
    readAs: null,
  },
  JOHN23: {
    title: "Johnson and others: PCOS and endometrial cancer, Oncology Letters",
    year: 2023,
    url: "https://doi.org/10.3892/ol.2023.13754",
    readAs: "abstract",
  },
  "MHRA-GLP": {
    title: "MHRA: Weight injections and contraception, reported by the Pharmaceutical Journal",
    year: 2025,
    url: "https://pharmaceutical-journal.com/article/news/mhra-urges-women-taking-weight-loss-drugs-urged-to-use-effective-contraception",
    readAs: "a press report",
  },
};
