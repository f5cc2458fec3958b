import {
  minorText,
  noPatternText,
  patternTexts,
  symptomPanelTexts,
  symptoms,
} from "@/content/symptoms";
import { suggestPhenotype } from "@/domain/phenotype";
import { useSession, useSupabase } from "@/lib/session";

import { harmlessIdsIn } from "./symptom-message";
import { useIsMinor } from "./use-is-minor";

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
  const ticked = harmlessIdsIn(symptomPanelTexts.opening, symptoms, message);
  if (!user || ticked === null) return null;
  return <Pattern userId={user.id} ticked={ticked} />;
}
