import { dayInWords } from "@/domain/day-in-words";
import { isDay } from "@/domain/whole-days";

import type { ProfileForm } from "./profile-schema";

const notGiven = "Not given";

type DetailProps = { name: string; value: string; note?: string | false | undefined };

function Detail({ name, value, note }: DetailProps) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-baseline gap-x-4 gap-y-0.5 border-t border-line py-3">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className={value === "" ? "text-ink-2" : "font-semibold"}>{value || notGiven}</dd>
      {note && <dd className="col-start-2 text-sm text-ink-2">{note}</dd>}
    </div>
  );
}

type ProfileDetailsProps = { typed: ProfileForm; saved: ProfileForm; email: string };

/** Her personal details to read; what she typed and has not saved is marked. */
export function ProfileDetails({ typed, saved, email }: ProfileDetailsProps) {
  const note = (name: keyof ProfileForm) => typed[name] !== saved[name] && "Not saved yet";
  const { fullName, dateOfBirth, phoneNumber, country } = typed;
  return (
    <dl className="min-w-0 border-b border-line [overflow-wrap:anywhere]">
      <Detail name="Full Name" value={fullName} note={note("fullName")} />
      <Detail
        name="Date of Birth"
        value={isDay(dateOfBirth) ? dayInWords(dateOfBirth) : dateOfBirth}
        note={note("dateOfBirth")}
      />
      <Detail name="Phone Number" value={phoneNumber} note={note("phoneNumber")} />
      <Detail name="Country" value={country} note={note("country")} />
      <Detail name="Email Address" value={email} note="Email cannot be changed" />
    </dl>
  );
}
