const SHORTEST = 4;
const SHORTEST_STEM = 3;
const ENDINGS = /(?:ies|ing|eys?|ys|es|ly|s|e|y)$|(?<before>[^e])ed$/;
/** Words whose ending is not one. */
const WHOLE_WORDS: ReadonlySet<string> = new Set([
  "skinny",
  "hairy",
  "only",
  "thing",
  "nothing",
  "bring",
]);

/** Forms of words that share no ending with the word itself. */
const irregularForms: ReadonlyMap<string, string> = new Map(
  (
    "bled:bleed lost:lose ate:eat eaten:eat grew:grow grown:grow slept:sleep fell:fall fallen:fall drank:drink drunk:drink " +
    "worse:worst thinner:thin thinning:thin heavier:heavy darker:dark kilos:kilo written:write wrote:write paid:pay " +
    "forgotten:forget forgot:forget took:take taken:take felt:feel went:go gone:go said:say told:tell thought:think " +
    "began:begin begun:begin came:come got:get gave:give given:give saw:see seen:see woke:wake woken:wake stood:stand " +
    "children:child women:woman feet:foot"
  )
    .split(" ")
    .map((pair): [string, string] => {
      const [form = "", word = ""] = pair.split(":");
      return [form, word];
    }),
);

/** A word without the endings that change little about its meaning, so that "scans", "scanning" and "scan" meet. */
export function stem(word: string): string {
  const present = irregularForms.get(word);
  if (present !== undefined) return stem(present);
  if (word.length < SHORTEST || WHOLE_WORDS.has(word) || /\d|ss$|us$/.test(word)) return word;
  const cut = word.replace(ENDINGS, "$<before>");
  return cut.length >= SHORTEST_STEM ? cut.replace(/([bdgklmnprt])\1$/, "$1") : word;
}
