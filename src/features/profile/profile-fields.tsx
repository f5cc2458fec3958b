import { useController, useWatch } from "react-hook-form";
import type { Control, UseFormRegister } from "react-hook-form";

import { Button } from "@/components/button";
import { SelectField } from "@/components/select-field";
import { TextField } from "@/components/text-field";
import { countries } from "@/content/countries";

import type { ProfileForm } from "./profile-schema";

const notGiven = "Not given";

const countryOptions = countries.map((country) => ({ value: country, label: country }));

type ProfileFieldsProps = {
  register: UseFormRegister<ProfileForm>;
  control: Control<ProfileForm>;
  /** What the server holds; null while editing, when nothing is compared with it. */
  saved: ProfileForm | null;
  email: string;
};

function CountryField({ control }: { control: Control<ProfileForm> }) {
  const { field } = useController({ control, name: "country" });
  return (
    <div className="grid gap-1">
      <SelectField
        label="Country"
        placeholder="Select your country"
        name="country"
        options={countryOptions}
        value={field.value}
        onValueChange={field.onChange}
      />
      {field.value !== "" && (
        <Button
          variant="link"
          size="sm"
          className="justify-self-start"
          onClick={() => field.onChange("")}
        >
          Clear country
        </Button>
      )}
    </div>
  );
}

/** The fields of the profile, to be filled in or only read. */
export function ProfileFields({ register, control, saved, email }: ProfileFieldsProps) {
  const typed = useWatch({ control });
  const isReadOnly = saved !== null;
  const difference = (name: keyof ProfileForm) =>
    saved !== null && typed[name] !== saved[name] ? "Not saved yet" : undefined;

  return (
    <div className="grid gap-6">
      <TextField
        label="Full Name"
        placeholder={isReadOnly ? notGiven : "Your name"}
        autoComplete="name"
        readOnly={isReadOnly}
        hint={difference("fullName")}
        {...register("fullName")}
      />
      <TextField
        label="Date of Birth"
        type="date"
        autoComplete="bday"
        readOnly={isReadOnly}
        hint={difference("dateOfBirth")}
        {...register("dateOfBirth")}
      />
      <TextField
        label="Phone Number"
        type="tel"
        placeholder={isReadOnly ? notGiven : "+234 800 000 0000"}
        autoComplete="tel"
        readOnly={isReadOnly}
        hint={difference("phoneNumber")}
        {...register("phoneNumber")}
      />
      {isReadOnly ? (
        <TextField
          label="Country"
          placeholder={notGiven}
          readOnly
          value={typed.country ?? ""}
          hint={difference("country")}
        />
      ) : (
        <CountryField control={control} />
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
