/** What is said when a record is filled from a file. */
export const importTexts = {
  lead: "The file is read on this device and sent nowhere. You see what is in it before anything is kept.",
  known: [
    "a copy of this record (.json)",
    "Clue: the archive you download there (.zip), or its measurements.json",
    "Flo: the .json file that its support sends you. Open its archive with the password first",
    "drip: the .csv file it exports",
    "a table of your own (.csv) with the columns start and end, one period in each row",
  ],
  problems: {
    unknown: "We do not know this file. Nothing was taken from it. The files we know:",
    too_large: "This file is too large: more than 20 MB, or more than 64 MB when unpacked.",
    locked:
      "This archive has a password. Open it on your device first, then choose the .json file in it.",
    damaged: "This archive is damaged and cannot be opened. Try to download it once more.",
  },
  allPeriods: "Are these all your periods?",
  allPeriodsHint:
    "Long times without a period then count as such. If not, those times stay open, and you are asked about each under Cycles.",
  olderNotes:
    "Notes of the last 7 days are checked for signs of danger, on this device. Older ones are not.",
  recentNotes: "A note of the last 7 days in this file speaks of something that may need help now.",
} as const;

/** The apps and files that are known, as they are named. */
export const formatNames = {
  copy: "A copy of your record",
  clue: "A file from Clue",
  flo: "A file from Flo",
  drip: "A file from drip",
  periods: "A table of periods",
} as const;

/** Why something is not taken over, after how many of it there are. */
export const droppedWords = {
  guess:
    "about when you could get pregnant, such as guesses and tests. Left out: this record does not guess.",
  span: "about birth control or a pregnancy, without its first and last day. Add it yourself under Medicines and times: it changes how cycles are counted.",
  future: "about days to come. Left out.",
  no_place: "about things that this record does not keep. Left out.",
} as const;

/** What can differ between her record and a file. */
export const conflictWords = {
  bleeding: "How much you bled",
  notes: "Notes",
  other: "Pain, mood and measures",
  results: "Results",
  spans: "Medicines and times",
  questions: "Questions for the doctor",
} as const;
