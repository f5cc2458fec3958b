import type { RefObject } from "react";

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
  typed: ProfileForm;
  onType: (changed: Partial<ProfileForm>) => void;
  /** What the server holds; null while editing, when nothing is compared with it. */
  saved: ProfileForm | null;
  email: string;
  firstField: RefObject<HTMLInputElement | null>;
};

/** The fields of the profile, to be filled in or only read. */
export function ProfileFields({ typed, onType, saved, email, firstField }: ProfileFieldsProps) {
  const isReadOnly = saved !== null;

  function field(name: keyof ProfileForm) {
    return {
      value: typed[name],
      readOnly: isReadOnly,
      hint: saved !== null && typed[name] !== saved[name] ? "Not saved yet" : undefined,
      onChange: (event: { target: { value: string } }) => onType({ [name]: event.target.value }),
    };
  }

  return (
    <div className="grid gap-6">
      <TextField
        {...field("fullName")}
        ref={firstField}
        label="Full Name"
        placeholder={isReadOnly ? notGiven : "Your name"}
        autoComplete="name"
      />
      <TextField {...field("dateOfBirth")} label="Date of Birth" type="date" autoComplete="bday" />
      <TextField
        {...field("phoneNumber")}
        label="Phone Number"
        type="tel"
        placeholder={isReadOnly ? notGiven : "+234 800 000 0000"}
        autoComplete="tel"
      />
      {isReadOnly ? (
        <TextField {...field("country")} label="Country" placeholder={notGiven} />
      ) : (
        <CountryField country={typed.country} onChoose={(country) => onType({ country })} />
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
