import type { ResourceItem } from "./resource.ts";

export const fertilityResources: readonly ResourceItem[] = [
  {
    title: "Facts about fertility",
    publisher: "American Society for Reproductive Medicine",
    about: "Fact sheets and short videos for patients, with pages on PCOS.",
    drawing: "follicle",
    link: { kind: "site", url: "https://www.reproductivefacts.org/" },
    buttonText: "Open",
  },
  {
    title: "Infertility",
    publisher: "World Health Organization",
    about: "What it is, how many people meet it, and why care matters for both partners.",
    drawing: "pair",
    link: { kind: "site", url: "https://www.who.int/news-room/fact-sheets/detail/infertility" },
    buttonText: "Open",
  },
  {
    title: "Leaflets for patients",
    publisher: "Royal College of Obstetricians and Gynaecologists",
    about: "Short leaflets on PCOS, periods and pregnancy.",
    drawing: "moons",
    link: { kind: "site", url: "https://www.rcog.org.uk/for-the-public/" },
    buttonText: "Open",
  },
  {
    title: "Answers for patients",
    publisher: "American College of Obstetricians and Gynecologists",
    about: "Questions and answers on periods, PCOS and trying for a baby.",
    drawing: "cycle",
    link: { kind: "site", url: "https://www.acog.org/womens-health" },
    buttonText: "Open",
  },
  {
    title: "Your Fertility",
    publisher: "Fertility Coalition, Australia",
    about: "Plain pages on timing, age and PCOS, for women and for men.",
    drawing: "seeds",
    link: { kind: "site", url: "https://www.yourfertility.org.au/" },
    buttonText: "Open",
  },
];

export const fertilityCenters: readonly ResourceItem[] = [
  {
    title: "Fertility centers in Nigeria",
    publisher: "Association for Fertility and Reproductive Health",
    about: "The body of people who work in fertility care in Nigeria.",
    drawing: "arches",
    link: { kind: "site", url: "https://afrhnigeria.org/" },
    buttonText: "Open",
  },
  {
    title: "Gynaecologists in Nigeria",
    publisher: "Society of Gynaecology and Obstetrics of Nigeria",
    about: "The society of the country's women's doctors. A good place to ask who is near you.",
    drawing: "follicle",
    link: { kind: "site", url: "https://sogon.org/" },
    buttonText: "Open",
  },
  {
    title: "Clinics in the United States",
    publisher: "Society for Assisted Reproductive Technology",
    about: "Find a member clinic and read the results it has reported.",
    drawing: "rings",
    link: { kind: "site", url: "https://www.sart.org/" },
    buttonText: "Open",
  },
  {
    title: "Licensed clinics in the United Kingdom",
    publisher: "Human Fertilisation and Embryology Authority",
    about: "Search by place, and compare clinics that the regulator has inspected.",
    drawing: "cross",
    link: { kind: "site", url: "https://www.hfea.gov.uk/choose-a-clinic/" },
    buttonText: "Open",
  },
];
