import type { ResourceItem } from "./resource.ts";

export const healthMonitors: readonly ResourceItem[] = [
  {
    title: "Blood sugar meters for the home",
    publisher: "US Food and Drug Administration",
    about: "How meters work, what can make a reading wrong, and how to use one safely.",
    drawing: "drop",
    link: {
      kind: "site",
      url: "https://www.fda.gov/medical-devices/in-vitro-diagnostics/blood-glucose-monitoring-devices",
    },
    buttonText: "Open",
  },
  {
    title: "Taking your blood pressure at home",
    publisher: "American Heart Association",
    about: "How to sit, when to measure, and how to keep a record for your clinician.",
    drawing: "wave",
    link: { kind: "site", url: "https://www.heart.org/en/health-topics/high-blood-pressure" },
    buttonText: "Open",
  },
  {
    title: "Blood pressure monitors that were checked",
    publisher: "STRIDE BP",
    about: "A list of devices that were tested against a standard.",
    drawing: "rings",
    link: { kind: "site", url: "https://www.stridebp.org/" },
    buttonText: "Open",
  },
  {
    title: "PCOS app and tools",
    publisher: "Monash University",
    about: "A question list for your visit and an app from the team behind the world guideline.",
    drawing: "cycle",
    link: { kind: "site", url: "https://www.monash.edu/medicine/mchri/pcos" },
    buttonText: "Open",
  },
];
