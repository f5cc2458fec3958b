import type { ProfileForm } from "./profile-schema";

const unreachable =
  "We could not reach the network. Check your connection and save again. Your changes are still here.";

/** For a date of which only a part was typed, which would be taken for none. */
export const INCOMPLETE_DATE = "Enter a full date of birth: day, month and year.";

/** What the database says, in words for the person who reads it. */
const sentences: Readonly<Record<string, string>> = {
  first_name_too_long: "Use a name of at most 120 letters.",
  phone_number_too_long: "Use a phone number of at most 32 characters.",
  date_of_birth_out_of_range: "Enter a date of birth between 1900 and today.",
  country_unknown: "Choose a country from the list.",
  unauthenticated: "Your time here has run out. Sign in again, then save.",
  PGRST116: "We could not find your profile. Sign out, sign in again, then save once more.",
  PGRST301: "Your time here has run out. Sign in again, then save.",
  "22001": "One of the texts is too long. Shorten it, then save again.",
  "22007": INCOMPLETE_DATE,
  "22008": "Enter a date of birth that exists.",
  "22P05": "One of the texts holds a sign we cannot store. Type it again.",
  "23514": "One of the answers cannot be stored. Check them, then save again.",
  "42501": "Your time here has run out. Sign in again, then save.",
};

/** Told when the answer of the server could not be had at all. */
export class NoAnswerError extends Error {
  override readonly name = "NoAnswerError";

  constructor() {
    super(unreachable);
  }
}

/** The fields that a refusal is about, where it names one. */
const fields: Readonly<Record<string, keyof ProfileForm>> = {
  first_name_too_long: "fullName",
  phone_number_too_long: "phoneNumber",
};

export type SaveFailure = {
  /** Our sentence, or what the service said where we have none. */
  sentence: string;
  /** Our sentence and what the service said. */
  message: string;
  field: keyof ProfileForm | undefined;
};

/** What a refused save says, and where. */
export function saveFailure({ code, message }: { code: string; message: string }): SaveFailure {
  const sentence = sentences[message] ?? sentences[code];
  return {
    sentence: sentence ?? message,
    message: sentence === undefined ? message : `${sentence} The service said: ${message}`,
    field: fields[message],
  };
}
