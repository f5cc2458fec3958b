import { attachedText, typedWords } from "../contracts/message-parts.ts";

/** How a message begins that the symptom list wrote. */
const SYMPTOM_LIST = /^my symptoms:\n- /i;
const LIST_LINE = /^- [^:\n]*(?::\s*(?<answer>.*))?$/;
const ANSWERED_NO = /\b(?:no|not)\b/i;
const TEST =
  /\b(?:tsh|t3|t4|ft[34]|lh|fsh|prl|prolactin|testosterone|shbg|dhea\S*|amh|mullerian|estradiol|oestradiol|e2|progesterone|cortisol|hydroxyprogesterone|17[ -]?ohp?|glucose|fbs|fpg|rbs|ogtt|hba1c|a1c|insulin|homa\S*|cholesterol|hdl|ldl|vldl|triglycerides?|alt|ast|alp|bilirubin|albumin|protein|creatinine|urea|sodium|potassium|chloride|bicarbonate|calcium|ferritin|iron|b12|folate|vitamin d|25[ -]?oh\S*|haemoglobin|hemoglobin|hb|hgb|pcv|hct|haematocrit|hematocrit|wbc|rbc|platelets?|plt|mcv|mch|mchc|rdw|neutrophils?|lymphocytes?|monocytes?|eosinophils?|basophils?|esr|crp|androstenedione|androgen index|fai|hormone|hormon)\b/i;
const UNIT =
  /(?:m?i?u|[µμu]iu|mmol|nmol|pmol|[µμu]mol|mg|ng|pg|[µμu]g|mcg|g|meq|10\^?\d+|cells)\s?\/\s?(?:d?l|ml|mol|[µμu]?l|hr?|g)\b|%|\bfl\b/i;
const RANGE = /\d\s?(?:-|–|to)\s?\d|[<>≤≥]\s?\d|\bref\b|\brange\b/i;
/** A form says less in a row. */
const MOST_WORDS = 14;
/** Words that stand in sentences, hardly ever on a laboratory's form. */
const PROSE =
  /\b(?:i|im|i'm|ive|my|me|mine|we|he|she|her|his|they|you|am|was|were|do|does|did|feel|feels|felt|have|had|been|can|could|please|pls|abeg|dey|wan|na|wetin|what|why|how|should|want|because|but|and then|help)\b/i;
/** So many lines of a report make what stands between them part of it. */
const LINES_OF_A_REPORT = 2;

export type MessageParts = {
  /** What she wrote herself. */
  own: string;
  /** Text of reports and files, in which only numbers may decide. */
  reports: string;
};

/** Tells her own words from the text of photos, files, pasted reports and the symptom list. */
export function partsOf(message: string): MessageParts {
  const typed = typedWords(message);
  const lines = (SYMPTOM_LIST.test(typed) ? answersInList(typed) : typed).split("\n");
  const areRows = lines.map(isReportRow);
  const isReport = areRows.filter(Boolean).length >= LINES_OF_A_REPORT;
  const isOwn = (line: string, index: number) =>
    areRows[index] !== true && (!isReport || PROSE.test(line));
  return {
    own: lines.filter(isOwn).join("\n"),
    reports: [...lines.filter((line, index) => !isOwn(line, index)), attachedText(message)].join(
      "\n",
    ),
  };
}

/** Of a ticked symptom only a yes to its question is hers. */
function answersInList(typed: string): string {
  const [, ...lines] = typed.split("\n");
  return lines
    .flatMap((line) => {
      const listed = LIST_LINE.exec(line);
      if (listed === null) return [line];
      const answer = listed.groups?.["answer"] ?? "";
      return ANSWERED_NO.test(answer) ? [] : [answer];
    })
    .join("\n");
}

/** Whether a line holds a test's name, a number and a unit or range, and no sentence. */
function isReportRow(line: string): boolean {
  if (!/\d/.test(line) || !TEST.test(line) || PROSE.test(line)) return false;
  const words = line.match(/[a-z]{2,}/gi) ?? [];
  return words.length <= MOST_WORDS && (UNIT.test(line) || RANGE.test(line));
}
