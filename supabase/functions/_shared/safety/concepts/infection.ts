/** Signs of infection in the pelvis or in the blood. */
export const infection = {
  hasFever: ["@feverish", "body ~ (hot|fire|burn*|shake|shaking)"],
  hasHighFever: [
    "(high|very high|raging|bad|terrible|serious|spiking|hot) (fever|temperature|temp)",
    "(burning up|rigors|teeth chattering|shaking|uncontrollabl* shiver*)",
  ],
  hasFoulDischarge: [
    "(smell*|foul|stink*|stank|fishy|rotten|offensive|odour|odor|green|greenish|pus|yellow|dirty|funny) ~~ (discharge|fluid|water|liquid|blood|lochia|vagina|down there|private part|wound|it)",
    "(discharge|fluid|water|liquid|lochia|vagina|down there|wound|incision|scar) ~~ (smell*|foul|stink*|stank|fishy|rotten|odour|odor|green|pus|yellow|offensive|funny smell|like rotten)",
    "(pus|dead animal|rotten meat|rotten fish|smelling badly)",
  ],
  namesDischarge: ["discharge", "(pus|lochia)"],
  pelvisHurts: [
    "(@belly|private part|vagina|down there|waist|lower back|inside) ~~ @pain",
    "@pain ~~ (@belly|private part|vagina|down there|waist|lower back|inside)",
    "cramps",
  ],
  looksSeptic: [
    "@confused",
    "(fast|rapid|quick) ~ (breath*|heart*)",
    "(heart|pulse) ~ @fast",
    "faint",
    "(cold and clammy|clammy|cold hands|freezing hands|cant stand|very weak|too weak|so weak)",
    "@unbearable",
    "(severe|terrible|agonising|agonizing|serious) ~ pain",
    "pain ~ (severe|terrible|worse|too much|unbearable)",
    "@breathless",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
