import type { Source } from "./source.ts";

/** Sources on movement and weight. */
export const movementSources: Readonly<Record<string, Source>> = {
  PATTEN20: {
    title: "Patten: Exercise in PCOS, a review, Frontiers in Physiology",
    year: 2020,
    url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC7358428",
    readAs: "abstract",
  },
  "CDC-ADD": {
    title: "US Centers for Disease Control and Prevention: Adding physical activity as an adult",
    year: null,
    url: "https://www.cdc.gov/physical-activity-basics/adding-adults/",
    readAs: null,
  },
  "CDC-ARTH": {
    title: "US Centers for Disease Control and Prevention: Arthritis and physical activity",
    year: null,
    url: "https://www.cdc.gov/arthritis/prevention/",
    readAs: null,
  },
  "CDC-HEAT": {
    title: "US Centers for Disease Control and Prevention: Heat and athletes",
    year: null,
    url: "https://www.cdc.gov/heat-health/risk-factors/heat-and-athletes.html",
    readAs: null,
  },
  "NHS-HOME": {
    title: "NHS Tayside: Exercises to try at home",
    year: null,
    url: "https://rightdecisions.scot.nhs.uk/",
    readAs: "a page named by its site only",
  },
  "COCHR-DYS": {
    title: "Armour: Exercise for painful periods, Cochrane review",
    year: 2019,
    url: "https://www.cochrane.org/CD004142/MENSTR_exercise-dysmenorrhoea",
    readAs: null,
  },
  YOGA20: {
    title: "Patel: Mindful yoga in PCOS, Journal of the American Osteopathic Association",
    year: 2020,
    url: "https://doi.org/10.7556/jaoa.2020.050",
    readAs: "abstract",
  },
  "US-PAG": {
    title: "Physical Activity Guidelines for Americans, second edition: pregnancy",
    year: 2018,
    url: "https://health.gov/paguidelines/second-edition/",
    readAs: "a copy of the pages on pregnancy",
  },
  "PN-NHS1": {
    title: "NHS Bristol: Exercise after a birth",
    year: null,
    url: "https://myjointhealthhub.bnssg.nhs.uk/?p=916",
    readAs: null,
  },
  CUTLER19: {
    title: "Cutler: Diet and activity in women with and without PCOS, Food Science and Nutrition",
    year: 2019,
    url: "https://pubmed.ncbi.nlm.nih.gov/31024716/",
    readAs: "abstract",
  },
  SCRAGG24: {
    title: "Scragg: Weight loss and PCOS, a review, Annals of Internal Medicine",
    year: 2024,
    url: "https://doi.org/10.7326/M23-3179",
    readAs: "abstract",
  },
  PH46: {
    title: "NICE guideline PH46: BMI in Black, Asian and other minority ethnic groups",
    year: 2013,
    url: "https://www.nice.org.uk/guidance/ph46/chapter/1-Recommendations",
    readAs: null,
  },
  "NICE-WHTR": {
    title: "NICE advice on the waist and on lower BMI limits, as The Independent reports it",
    year: 2022,
    url: "https://www.independent.co.uk/news/uk/home-news/waist-measurement-good-health-b2053810.html",
    readAs: null,
  },
  CALEY21: {
    title:
      "Caleyachetty: BMI and diabetes in England by background, Lancet Diabetes & Endocrinology",
    year: 2021,
    url: "https://doi.org/10.1016/S2213-8587(21)00088-7",
    readAs: "abstract",
  },
};
