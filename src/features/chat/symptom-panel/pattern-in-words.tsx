import { useQuery } from "@tanstack/react-query";

import { minorText, noPatternText, patternTexts, symptoms } from "@/content/symptoms";
import { isUnder18 } from "@/domain/age";
import { suggestPhenotype } from "@/domain/phenotype";
import { profileQuery } from "@/lib/profile";
import { useSession, useSupabase } from "@/lib/session";
import type { Client } from "@/lib/supabase";
import { useToday } from "@/lib/use-today";

import { harmlessIdsIn } from "./symptom-message";

/** Whether her saved profile says that she is under 18; null until that is known. */
function useIsMinor(client: Client, userId: string): boolean | null {
  const today = useToday();
  const { data: profile } = useQuery(profileQuery(client, userId));
  if (profile === undefined || today === null) return null;
  return isUnder18(profile?.date_of_birth ?? null, today);
}

type PatternProps = { userId: string; ticked: ReadonlySet<string> };

function Pattern({ userId, ticked }: PatternProps) {
  const isMinor = useIsMinor(useSupabase(), userId);
  if (isMinor === null) return null;
  const phenotype = suggestPhenotype(ticked);
  const patternText = phenotype === null ? noPatternText : patternTexts[phenotype];
  const { title, hedge } = isMinor ? minorText : patternText;
  return (
    <section aria-label={title} className="rounded-2 border border-line bg-surface p-4 text-sm">
      <p className="text-base font-semibold">{title}</p>
      <p className="mt-1 text-ink-2">{hedge}</p>
    </section>
  );
}

/** What the symptoms in a message may point to, found on her own device, with what it does not mean; nothing for any other message. */
export function PatternInWords({ message }: { message: string }) {
  const { user } = useSession();
  const ticked = harmlessIdsIn(symptoms, message);
  if (!user || ticked === null) return null;
  return <Pattern userId={user.id} ticked={ticked} />;
}
