const IN_WORDS: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
  },
  ...{ eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60 },
  ...{ third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10 },
  ...{ several: 4, few: 3, dozen: 12, half: 0.5 },
};

/** The number that a word stands for, in digits or letters; null when it is none. */
export function amountOf(word: string): number | null {
  if (/^\d/.test(word)) {
    const plain = word
      .replace(/\/.*/, "")
      .replace(/,(?=\d{3}(?:\D|$))/g, "")
      .replace(",", ".");
    const amount = Number(plain);
    return Number.isNaN(amount) ? null : amount;
  }
  return IN_WORDS[word] ?? null;
}
