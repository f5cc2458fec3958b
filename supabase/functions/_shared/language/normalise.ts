const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const APOSTROPHE = /(\p{L})['\u2018\u2019\u02bc\u00b4`](?=\p{L})/gu;
const LAUGHTER = /[\u{1f602}\u{1f923}\u{1f606}\u{1f605}\u{1f61c}\u{1f61d}\u{1f92a}]/gu;
/** Letters that look like one of ours in another alphabet, each before the one it stands for. */
const LOOK_ALIKES = pairs("аa еe оo рp сc хx уy іi ѕs ıi øo łl");
const SIGNS_FOR_LETTERS = pairs("0o 1i 3e 4a 5s 7t @a $s !i");

/** Lower-case letters without accents, apostrophes or anything that cannot be seen. */
export function normalise(text: string): string {
  return text
    .replace(LAUGHTER, " lol ")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(INVISIBLE, "")
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => LOOK_ALIKES.get(letter) ?? letter)
    .replace(APOSTROPHE, "$1")
    .replace(/([a-z])[*](?=[a-z])/g, "$1");
}

/** A word with its disguise taken off, as in "su1cide" or "d!e"; the word itself when it wears none. */
export function undisguised(word: string): string {
  return /^[a-z]+[0134578@$!]+[a-z]+$|^[a-z]+[0134578@$!]+[a-z]+[0134578@$!]+[a-z]*$/.test(word)
    ? word.replace(/[0134578@$!]/g, (sign) => SIGNS_FOR_LETTERS.get(sign) ?? sign)
    : word;
}

function pairs(written: string): ReadonlyMap<string, string> {
  return new Map(written.split(" ").map((pair) => [pair.slice(0, 1), pair.slice(1)]));
}
