import { FOOD_COUNTRIES, type FoodCountry } from "@/content/food-swaps";
import { useDeviceText } from "@/lib/use-device-text";

/** The country whose foods she wants to see, remembered on this device; Nigeria at first. */
export function useFoodCountry(): [FoodCountry, (country: FoodCountry) => void] {
  const [kept, keep] = useDeviceText("food_country");
  return [FOOD_COUNTRIES.find((id) => id === kept) ?? FOOD_COUNTRIES[0], keep];
}
