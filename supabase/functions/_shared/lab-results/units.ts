/** A stroke may be read as a letter, or not at all. */
const STROKE = "(?: ?\\/ ?|[il1|])?";

/** A unit as reports write it, however its letters are cased and spaced. */
const UNIT_FORMS = [
  "(?:x ?)?10 ?(?:\\^|\\*|e)? ?\\d{1,2} ?\\/ ?[µμu]?l",
  "10[³⁶⁹] ?\\/ ?[µμu]?l",
  "m[li] ?\\/ ?min(?:ute)?(?: ?\\/ ?1[.,]73 ?m ?[2²]?)?",
  `[mµμu][il1tu]{1,3}${STROKE}m[l1]`,
  "mmol ?\\/ ?mol(?! ?\\/)",
  `(?:[mµμu]|mc)?[il1|]?u${STROKE}m?l`,
  "(?:[mµμu]|mc)?[il1|]?u ?\\/ ?(?:m|d)?[l1|]",
  `(?:[mµμunp]|mc)g${STROKE}[md]l`,
  "(?:[mµμunp]|mc)?g ?\\/ ?(?:[md]?l|g)",
  `[mµμunp]mol${STROKE}l`,
  "[mµμunp]mol ?\\/ ?(?:l|d)",
  "m?eq ?\\/ ?l",
  "mm ?\\/ ?(?:1st )?h(?:r|our)?",
  "(?:million|thousand|cells|mill) ?(?:\\/|per) ?(?:[mµμu]l|cumm|mm3|ml)",
  "[mµμn]g ?%",
  "%",
  "fl",
];
/** Units as people type them in a hurry; on a report they would be too easily mistaken. */
const TYPED_FORMS = [
  "[mn]g ?(?:per )?d[l]",
  "ng ?(?:per )?ml",
  "(?:mmol|nmol|pmol|umol)(?: ?(?:per )?l)?",
  "m?iu ?(?:per )?(?:ml|l)",
  "mg",
];

const EDGE = "(?![\\p{L}\\d])";

export const reportUnit = new RegExp(`(?:${UNIT_FORMS.join("|")})${EDGE}`, "iu");
export const typedUnit = new RegExp(
  `(?:${[...UNIT_FORMS, ...TYPED_FORMS].join("|")})${EDGE}`,
  "iu",
);

const SPELLED: Readonly<Record<string, string>> = {
  mmol: "mmol/l",
  nmol: "nmol/l",
  pmol: "pmol/l",
  umol: "umol/l",
  mg: "mg/dl",
  mgdl: "mg/dl",
  ngdl: "ng/dl",
  ngml: "ng/ml",
  mmoll: "mmol/l",
  nmoll: "nmol/l",
  pmoll: "pmol/l",
  umoll: "umol/l",
  miuml: "miu/ml",
  miul: "miu/l",
  iul: "iu/l",
  iuml: "iu/ml",
  "mg%": "mg/dl",
  "ng%": "ng/dl",
};

const LOST_STROKE =
  /^(?:([mµμu]?[il1|]?u)[il1|]?(m?l)|((?:[mµμunp]|mc)g)[il1|]?([md]l)|([mµμunp]mol)[il1|]?(l))$/i;

/** One spelling for each unit, to compare units by. */
export function unitKey(unit: string): string {
  const plain = unit
    .toLowerCase()
    .replace(/\s|per/g, "")
    .replace(/[µμ]/g, "u")
    .replace(/^mcg/, "ug")
    .replace(LOST_STROKE, "$1$3$5/$2$4$6")
    .replace(/^([mu]?)[l1|]u\//, "$1iu/")
    .replace(/\/[1|]$/, "/l")
    .replace(/^(ml\/min).*/, "$1");
  return SPELLED[plain] ?? plain;
}

/** The unit as it is written, with a small "l" in the place of a capital "I" put right. */
export function writtenUnit(unit: string): string {
  return unit
    .replace(/\s+/g, unit.includes("1st") ? " " : "")
    .replace(LOST_STROKE, "$1$3$5/$2$4$6")
    .replace(/^([mµμu]?)[l1|]U(?=\/)/, "$1IU")
    .replace(/^([mµμu])(?!iu\/ml)[il1tu]{1,3}\/m[l1]$/i, "$1IU/mL")
    .replace(/\/[1|]$/, "/L");
}
