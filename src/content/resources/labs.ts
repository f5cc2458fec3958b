import type { ResourceItem } from "./resource.ts";

export const labs: readonly ResourceItem[] = [
  {
    title: "Comprehensive PCOS Lab Tests",
    publisher: "This site",
    about: "Our own guide: what each test is for, how to prepare, and its units.",
    drawing: "drop",
    link: { kind: "lab-guide" },
    buttonText: "Read the guide",
  },
  {
    title: "How PCOS is found",
    publisher: "NHS",
    about: "The questions, checks and tests that a clinician may use.",
    drawing: "follicle",
    link: {
      kind: "site",
      url: "https://www.nhs.uk/conditions/polycystic-ovary-syndrome-pcos/",
    },
    buttonText: "Open",
  },
  {
    title: "Medical tests from A to Z",
    publisher: "MedlinePlus",
    about: "Short pages on hundreds of tests: why, how, and what to ask.",
    drawing: "seeds",
    link: { kind: "site", url: "https://medlineplus.gov/lab-tests/" },
    buttonText: "Open",
  },
  {
    title: "Sickle cell trait and sugar tests",
    publisher: "NIDDK",
    about: "Why HbA1c can mislead with sickle cell trait, and what to tell your clinic.",
    drawing: "cross",
    link: {
      kind: "site",
      url: "https://www.niddk.nih.gov/health-information/diagnostic-tests/sickle-cell-trait-hemoglobinopathies-diabetes",
    },
    buttonText: "Open",
  },
];
