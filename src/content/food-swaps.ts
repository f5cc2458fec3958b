/** Where a swap or a food is at home. */
export const FOOD_COUNTRIES = ["nigeria", "us"] as const;

export type FoodCountry = (typeof FOOD_COUNTRIES)[number];

export const foodCountryNames: Readonly<Record<FoodCountry, string>> = {
  nigeria: "Food in Nigeria",
  us: "Food in the US",
};

type FoodSwap = {
  before: string;
  after: string;
  /** The words of the nutrition article that hold it. */
  said: string;
  /** Left out where it is at home in both countries. */
  country?: FoodCountry;
};

/** Swaps that keep the dish. */
export const foodSwaps: readonly FoodSwap[] = [
  {
    before: "A big swallow",
    after: "A smaller one, with more soup and protein",
    said: "A smaller swallow, with more soup and more protein.",
    country: "nigeria",
  },
  {
    before: "Rice at most meals",
    after: "Beans in more of your meals",
    said: "Beans in more of your meals.",
  },
  {
    before: "White rice",
    after: "Unripe plantain or ofada-type rice, in a modest portion",
    said: "Unripe plantain or ofada-type rice, in a modest portion.",
    country: "nigeria",
  },
  {
    before: "White rice",
    after: "Barley, lentils or pasta",
    said: "Barley, lentils or pasta where you would have white rice.",
    country: "us",
  },
  { before: "Juice", after: "Whole fruit", said: "Whole fruit where you would have juice." },
];

/** How fast sugar rises, in the words of the article's table. */
export const sugarSpeeds = ["Slowly", "In between", "Fast"] as const;

/** The shares of the plate, largest first. Source: American Diabetes Association, the plate method. */
export const plateShares = ["Half", "A quarter", "A quarter"] as const;
