import { bleedingWords, moodWords, painWords, spanWords } from "./my-record";
import { signName } from "./record-signs";

/** How the record is called in the files that people and programs read. */
export const exportWords = {
  bleeding: bleedingWords,
  pain: painWords,
  mood: moodWords,
  spans: spanWords,
  sign: signName,
} as const;

export const EXPORT_FORMATS = ["copy", "tables", "drip", "bundle", "calendar"] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What is said when she takes her record along. */
export const exportTexts = {
  title: "Take my record with me",
  lead: "The file is made on this device and sent nowhere. Who has the file can read it, so keep it in a safe place.",
  formats: {
    copy: {
      name: "A copy of everything",
      use: "To keep, or to open on another phone. It is the one that comes back whole.",
    },
    tables: {
      name: "Tables",
      use: "To look at or count in Excel or another program for tables.",
    },
    drip: {
      name: "For the app drip",
      use: "To go on in another app: your bleeding, cramps and tiredness.",
    },
    bundle: {
      name: "For a clinic’s computer",
      use: "For a clinic or an app that reads FHIR, the form that health systems share.",
    },
    calendar: {
      name: "For my calendar",
      use: "Your next appointments, and a reminder to look at your notes.",
    },
  },
  parts: {
    days: "My days: bleeding, pain, mood and signs",
    notes: "My notes on each day",
    results: "My results",
    spans: "Medicines and times",
  },
  nothing: "There is nothing to put in it. Tick something, or note something first.",
  calendar: {
    safe: "Others may see your calendar. So it gets no bleeding and no result, and it says only the titles you choose.",
    appointments: (count: number) =>
      count === 1 ? "1 appointment to come" : `${count} appointments to come`,
    appointmentTitle: "Appointment",
    reminder: "A reminder to look at my notes",
    reminderTitle: "Look at my notes",
    repeats: { once: "Once", weekly: "Every week", monthly: "Every month" },
  },
  saved: (fileName: string) => `Made: ${fileName}. It is with your downloads.`,
  /** The license of LOINC asks for these words. */
  loinc:
    "This material contains content from LOINC (http://loinc.org). LOINC is copyright © 1995-2024, Regenstrief Institute, Inc. and the Logical Observation Identifiers Names and Codes (LOINC) Committee and is available at no cost under the license at http://loinc.org/license. LOINC® is a registered United States trademark of Regenstrief Institute, Inc.",
  notChecked:
    "The codes in it were set by us from the names and units of your reports. No laboratory has checked them.",
} as const;
