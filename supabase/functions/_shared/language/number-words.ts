const ONE_TO_TWENTY =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty";
const THIRD_TO_TENTH = "third fourth fifth sixth seventh eighth ninth tenth";

const IN_WORDS: ReadonlyMap<string, number> = new Map([
  ...counted(ONE_TO_TWENTY, 1),
  ...counted(THIRD_TO_TENTH, 3),
  ["thirty", 30],
  ["forty", 40],
  ["fifty", 50],
  ["sixty", 60],
  ["half", 0.5],
  ["few", 3],
  ["several", 4],
  ["dozen", 12],
]);

/** The number that a word stands for, in digits or letters; null when it is none. */
export function amountOf(word: string): number | null {
  if (!/^\d/.test(word)) return IN_WORDS.get(word) ?? null;
  const plain = word
    .replace(/\/.*/, "")
    .replaceAll(/,(?=\d{3}(?:\D|$))/g, "")
    .replace(",", ".");
  const amount = Number(plain);
  return Number.isNaN(amount) ? null : amount;
}

function counted(words: string, first: number): [string, number][] {
  return words.split(" ").map((word, index) => [word, index + first]);
}
