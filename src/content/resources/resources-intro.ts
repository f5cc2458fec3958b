/** The words around the resources. */
export const resourcesIntro = {
  title: "Resources",
  lead: "Videos, lab tests and places to find care for PCOS (now also called PMOS). Pick a category to begin.",
  articles: "Our own articles are open to everyone.",
  articlesLink: "Read the articles",
  waiting: "Tell us your name and email once, and the resources open here.",
  gets: [
    "Videos on PCOS, food and lab reports",
    "A guide to lab tests and scans",
    "Places to find care, clinics and coaches",
  ],
} as const;
