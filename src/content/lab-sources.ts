import type { Source } from "./source.ts";

/** Sources on lab tests and scans. */
export const labSources: Readonly<Record<string, Source>> = {
  "OGTT-PREP": {
    title: "Glucose tolerance test: NHS Grampian, Epsom and QML Pathology",
    year: null,
    url: "https://qml.com.au",
    readAs: "hospital and laboratory instructions, named by their sites only",
  },
  "HBA1C-L": {
    title:
      "Therapeutic Guidelines (Australia), and English and others: When HbA1c misleads, Diabetologia",
    year: 2015,
    url: "https://doi.org/10.1007/s00125-015-3599-3",
    readAs: "with a repost of UK guidance",
  },
  "INS-LAB": {
    title: "Insulin reference ranges: Bath, North West London and Liverpool hospital laboratories",
    year: null,
    url: "https://www.nwlpathology.nhs.uk",
    readAs: "laboratory handbooks, named by their sites only",
  },
  "LIPID-NF": {
    title:
      "European Atherosclerosis Society: Fasting is not routinely required for a lipid profile",
    year: 2016,
    url: "https://doi.org/10.1093/eurheartj/ehw152",
    readAs: null,
  },
  "LIPID-R": {
    title:
      "MSD Manual: Desirable lipid levels in adults, with the list of the US heart institute (NHLBI)",
    year: null,
    url: "https://www.msdmanuals.com/home/multimedia/table/desirable-lipid-levels-in-adults",
    readAs: "tables",
  },
  BIOTIN: {
    title: "US Food and Drug Administration and NHS laboratories on biotin and blood tests",
    year: 2019,
    url: "https://www.drugs.com/fda/update-fda-warns-biotin-may-interfere-lab-tests-fda-safety-communication-14327.html",
    readAs: "a copy of the FDA notice, reports and laboratory handbooks",
  },
  VITD: {
    title: "Perales-Afán and others: Demand for vitamin D tests, Biochemia Medica",
    year: 2025,
    url: "https://www.biochemia-medica.com/en/journal/35/2/10.11613/BM.2025.020707",
    readAs: null,
  },
  ZIMM: {
    title: "Zimmerman and others: The pill and testosterone levels, Human Reproduction Update",
    year: 2014,
    url: "https://pubmed.ncbi.nlm.nih.gov/24082040/",
    readAs: "abstract",
  },
  "T-LAB": {
    title: "Testosterone ranges for women: North West London, Bath and Hong Kong laboratories",
    year: null,
    url: "https://www.nwlpathology.nhs.uk",
    readAs: "laboratory handbooks, named by their sites only",
  },
  DHEAS: {
    title: "DHEA-S and androstenedione ranges: Warde, Bath and other laboratories",
    year: null,
    url: "https://www.wardelab.com",
    readAs: "laboratory handbooks, named by their sites only",
  },
  PROG: {
    title: "GPnotebook: Progesterone and ovulation, with the advice of NICE",
    year: null,
    url: "https://gpnotebook.com/simplepage.cfm?ID=1765081143",
    readAs: null,
  },
  "FSH-LAB": {
    title: "FSH and LH: Bath, Exeter and Sheffield hospital laboratories",
    year: null,
    url: "https://www.exeterlaboratory.com",
    readAs: "laboratory handbooks, named by their sites only",
  },
  PRL: {
    title: "Prolactin: Kingston, Sussex, Synnovis and Bath hospital laboratories",
    year: null,
    url: "https://www.kingstonandrichmond.nhs.uk",
    readAs: "laboratory handbooks, named by their sites only",
  },
  "BMJ-BP": {
    title: "BMJ Best Practice: Polycystic ovary syndrome, investigations",
    year: null,
    url: "https://bestpractice.bmj.com/topics/en-gb/141/investigations",
    readAs: "a copy of the page",
  },
  ACOG773: {
    title:
      "American College of Obstetricians and Gynecologists: Committee Opinion 773, AMH in women not seeking fertility care",
    year: 2019,
    url: "https://www.acog.org/clinical/clinical-guidance/committee-opinion/articles/2019/04/the-use-of-antimullerian-hormone-in-women-not-seeking-fertility-care",
    readAs: "abstract",
  },
  "AMH-COC": {
    title: "Hormonal contraception and AMH, Reproductive BioMedicine Online",
    year: 2019,
    url: "https://doi.org/10.1016/j.rbmo.2019.10.004",
    readAs: "abstract",
  },
  "OHP-LAB": {
    title: "17-OH progesterone: Worcestershire and Gloucestershire hospital laboratories",
    year: null,
    url: "https://www.gloshospitals.nhs.uk",
    readAs: "laboratory handbooks, named by their sites only",
  },
  TVS: {
    title: "Pelvic ultrasound: leaflets of London hospitals",
    year: null,
    url: "https://www.guysandstthomas.nhs.uk",
    readAs: "patient leaflets, named by their sites only",
  },
  "FS-PCOM": {
    title:
      "Dewailly: How follicles are counted in polycystic ovaries, Fertility and Sterility Dialog",
    year: null,
    url: "https://www.fertstertdialog.com/posts/counting-follicles-to-define-polycystic-ovary-morphology-should-we-change-the-way-we-do-it",
    readAs: "abstract",
  },
  "RCOG-PI": {
    title: "Royal College of Obstetricians and Gynaecologists: patient leaflet on PCOS",
    year: 2015,
    url: "https://www.rcog.org.uk/en/patients/patient-leaflets/polycystic-ovary-syndrome-pcos-what-it-means-for-your-long-term-health/",
    readAs: "reposts of the leaflet",
  },
  MORO22: {
    title: "Moro and others: Ovaries of healthy women on ultrasound",
    year: 2022,
    url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC9938076",
    readAs: null,
  },
  "LIVER-US": {
    title: "Liver ultrasound: instructions of three clinics",
    year: null,
    url: "https://www.hcahealthcare.co.uk",
    readAs: "patient instructions, named by their sites only",
  },
  "NHS-SEM": {
    title: "Semen analysis: NHS laboratories of Bristol and Walsall",
    year: null,
    url: "https://www.walsallhealthcare.nhs.uk",
    readAs: "laboratory instructions, named by their sites only",
  },
};
