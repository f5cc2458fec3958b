import { type FieldListProps, SelectList } from "@/components/select-list";
import { countries } from "@/content/countries";

const options = countries.map((country) => ({ value: country, label: country }));

/** Every country, to choose hers. */
export function CountryList(props: FieldListProps) {
  return <SelectList {...props} options={options} />;
}
