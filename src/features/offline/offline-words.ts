import { paths } from "@/lib/paths";

const MS_PER_DAY = 86_400_000;
const dayWords = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });

const typedStays = "What you type stays here.";

/** Pages that cannot do their work without the network; the chat says it beside its own field. */
const onlineOnly: Readonly<Record<string, string | null>> = {
  [paths.chat]: null,
  [paths.auth]: `Signing in and new accounts need the network. ${typedStays}`,
  [paths.resetPassword]: `A new password needs the network. ${typedStays}`,
  [paths.profile]: `Your profile needs the network to open and to save. ${typedStays}`,
  [paths.resources]: `The resources need the network: they are on other sites, and so is the sign-up. ${typedStays}`,
  [paths.survey]: "This form comes from another site and needs the network.",
  [paths.symptomChecker]: "This form comes from another site and needs the network.",
};

function startOfDay(moment: Date): number {
  return new Date(moment).setHours(0, 0, 0, 0);
}

/** When something was saved, as people say it: today, yesterday, or the day and how long ago it was. */
export function savedWords(savedAt: Date, now: Date): string {
  // Rounded, since a day on which the clocks change is not 24 hours long.
  const days = Math.round((startOfDay(now) - startOfDay(savedAt)) / MS_PER_DAY);
  if (days <= 0) return "today";
  if (days === 1) return "yesterday";
  return `on ${dayWords.format(savedAt)}, ${days} days ago`;
}

/** Why she reads a copy: no connection, or no answer although there is one. */
export type OfflineReason = "offline" | "unanswered";

type Situation = {
  reason: OfflineReason;
  path: string;
  /** When the site was kept on the device; null when it is not. */
  savedAt: Date | null;
  now: Date;
};

/** What she has to know about a page that is open without the network; null when the page says it itself. */
export function offlineSentence({ reason, path, savedAt, now }: Situation): string | null {
  const why = reason === "offline" ? "You are offline." : "The network does not answer.";
  const need = onlineOnly[path];
  if (need === null) return null;
  if (need !== undefined) return `${why} ${need}`;
  if (savedAt === null) return `${why} Other pages may not open until you are connected again.`;
  return `${why} What you read was saved on this device ${savedWords(savedAt, now)}.`;
}
