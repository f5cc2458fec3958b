import { type UseFormReturn, useFormState, useWatch } from "react-hook-form";

import { Button } from "@/components/button";
import { SelectField } from "@/components/select-field";
import { TextField } from "@/components/field";
import { lazyModule } from "@/lib/lazy-module";
import { useToday } from "@/lib/use-today";

import type { ProfileForm } from "./profile-schema";

const countries = lazyModule(async () => (await import("./country-list")).CountryList);

/** The first that the database takes. */
const FIRST_BIRTHDAY = "1900-01-01";

type CountryFieldProps = { country: string; onChoose: (country: string) => void };

function CountryField({ country, onChoose }: CountryFieldProps) {
  return (
    <div className="grid gap-1">
      <SelectField
        label="Country"
        placeholder="Select your country"
        value={country}
        chosen={country || null}
        list={countries}
        onValueChange={onChoose}
      />
      {country !== "" && (
        <Button
          variant="link"
          size="sm"
          className="justify-self-start"
          onClick={() => onChoose("")}
        >
          Clear country
        </Button>
      )}
    </div>
  );
}

type ProfileFieldsProps = {
  form: UseFormReturn<ProfileForm, unknown, ProfileForm>;
  email: string;
};

/** The fields of the profile. */
export function ProfileFields({ form, email }: ProfileFieldsProps) {
  const { register, control, setValue } = form;
  const { errors } = useFormState({ control });
  const country = useWatch({ control, name: "country" });
  const today = useToday();

  return (
    <div className="grid gap-6">
      <TextField
        {...register("fullName")}
        error={errors.fullName?.message}
        label="Full Name"
        placeholder="Your name"
        autoComplete="name"
      />
      <TextField
        {...register("dateOfBirth")}
        label="Date of Birth"
        type="date"
        min={FIRST_BIRTHDAY}
        max={today ?? undefined}
        autoComplete="bday"
      />
      <TextField
        {...register("phoneNumber")}
        error={errors.phoneNumber?.message}
        label="Phone Number"
        type="tel"
        placeholder="+234 800 000 0000"
        autoComplete="tel"
      />
      <CountryField
        country={country}
        onChoose={(chosen) => setValue("country", chosen, { shouldDirty: true })}
      />
      <TextField
        label="Email Address"
        type="email"
        autoComplete="email"
        value={email}
        readOnlyReason="Email cannot be changed"
      />
    </div>
  );
}
