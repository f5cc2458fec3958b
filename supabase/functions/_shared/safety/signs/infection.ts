/** Signs of infection in the pelvis or in the blood. */
export const infection = {
  hasFever: ["@feverish", "body ~ (hot|fire|burn*|shake|shaking)"],
  hasHighFever: ["(burning up|rigors|teeth chattering|shaking|uncontrollabl* shiver*)"],
  hasFoulDischarge: [
    "(smell*|foul|stink*|rotten|green|pus|yellow|dirty|funny) ~~ (discharge|fluid|water|liquid|blood|lochia|vagina|down there|private part|wound|it)",
    "(discharge|fluid|water|liquid|lochia|vagina|down there|wound|scar) ~~ (smell*|foul|stink*|rotten|green|pus|yellow)",
  ],
  namesDischarge: ["discharge", "(pus|lochia)"],
  pelvisHurts: [
    "(@belly|private part|vagina|down there|waist|lower back|inside) ~~ @pain",
    "@pain ~~ (@belly|private part|vagina|down there|waist|lower back|inside)",
    "cramps",
  ],
  looksSeptic: [
    "@confused",
    "(heart|pulse) ~ @fast",
    "faint",
    "(clammy|cold hands|cant stand|very weak|too weak|so weak)",
    "@unbearable",
    "(severe|terrible|serious) ~ pain",
    "pain ~ (severe|terrible|worse|too much|unbearable)",
    "@breathless",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
