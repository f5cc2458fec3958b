/** How many women have PCOS, as the World Health Organization puts it. */
export const howCommon = {
  inWords: "One in ten",
  sentence: "About 1 in 10 women have PCOS. Up to 7 in 10 of them do not know it yet.",
  source: {
    name: "WHO",
    url: "https://www.who.int/news-room/fact-sheets/detail/polycystic-ovary-syndrome",
  },
} as const;
