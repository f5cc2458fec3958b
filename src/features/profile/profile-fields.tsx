import { type UseFormReturn, useWatch } from "react-hook-form";

import { Button } from "@/components/button";
import { SelectField } from "@/components/select-field";
import { TextField } from "@/components/text-field";
import { lazyModule } from "@/lib/lazy-module";

import type { ProfileForm } from "./profile-schema";

const notGiven = "Not given";

const countries = lazyModule(async () => (await import("./country-list")).CountryList);

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
  /** What the server holds; null while editing, when nothing is compared with it. */
  saved: ProfileForm | null;
  email: string;
};

/** The fields of the profile, to be filled in or only read. */
export function ProfileFields({ form, saved, email }: ProfileFieldsProps) {
  const { register, control, setValue } = form;
  const country = useWatch({ control, name: "country" });
  const isReadOnly = saved !== null;

  function look(name: keyof ProfileForm) {
    const isUnsaved = saved !== null && form.getValues(name) !== saved[name];
    return { readOnly: isReadOnly, hint: isUnsaved ? "Not saved yet" : undefined };
  }

  return (
    <div className="grid gap-6">
      <TextField
        {...look("fullName")}
        {...register("fullName")}
        label="Full Name"
        placeholder={isReadOnly ? notGiven : "Your name"}
        autoComplete="name"
      />
      <TextField
        {...look("dateOfBirth")}
        {...register("dateOfBirth")}
        label="Date of Birth"
        type="date"
        autoComplete="bday"
      />
      <TextField
        {...look("phoneNumber")}
        {...register("phoneNumber")}
        label="Phone Number"
        type="tel"
        placeholder={isReadOnly ? notGiven : "+234 800 000 0000"}
        autoComplete="tel"
      />
      {isReadOnly ? (
        <TextField {...look("country")} label="Country" placeholder={notGiven} value={country} />
      ) : (
        <CountryField
          country={country}
          onChoose={(chosen) => setValue("country", chosen, { shouldDirty: true })}
        />
      )}
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
