import { FOOD_COUNTRIES, foodCountryNames, type FoodCountry } from "@/content/food-swaps";

type CountrySwitchProps = { country: FoodCountry; onChoose: (country: FoodCountry) => void };

/** Which country's foods the page shows. */
export function CountrySwitch({ country, onChoose }: CountrySwitchProps) {
  return (
    <fieldset className="grid grid-cols-2 rounded-1 border-[1.5px] border-primary noscript:hidden print:hidden">
      <legend className="sr-only">Whose food to show</legend>
      {FOOD_COUNTRIES.map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={country === id}
          onClick={() => onChoose(id)}
          className="min-h-11 px-2 text-sm font-semibold aria-pressed:bg-primary aria-pressed:text-on-primary"
        >
          {foodCountryNames[id]}
        </button>
      ))}
    </fieldset>
  );
}
