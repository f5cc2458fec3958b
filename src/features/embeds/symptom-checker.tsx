import { hostOf } from "@/lib/host";
import { useSettings } from "@/lib/use-settings";

import { Embed } from "./embed";

const column = "mx-auto w-full max-w-[calc(var(--page)+2*var(--gutter))] px-(--gutter)";

/** The symptom checker that another service runs for the provider, or our own list of symptoms where there is none. */
export function SymptomChecker() {
  const { providerName, symptomCheckerFrameUrl: address } = useSettings();
  const host = hostOf(address);
  return (
    <>
      {host !== null && (
        <div className={column}>
          <p className="mb-4 max-w-measure text-sm text-ink-2">
            This symptom checker is run by {host} for {providerName}. What you enter goes there and
            is not kept in your account here.
          </p>
        </div>
      )}
      <Embed
        address={address}
        name="the symptom checker"
        title="Symptom checker"
        loading="Loading symptom checker..."
        frameClassName="box-content h-[900px] border-y border-line"
        textClassName={column}
      />
    </>
  );
}
