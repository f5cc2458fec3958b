import { hostOf } from "@/lib/host";
import { useSettings } from "@/lib/use-settings";

import { Embed } from "./embed";

import { Unavailable } from "./unavailable";

const column = "mx-auto w-full max-w-[calc(var(--page)+2*var(--gutter))] px-(--gutter)";

/** The symptom checker that another service runs for the provider. */
export function SymptomChecker() {
  const { providerName, symptomCheckerFrameUrl: address } = useSettings();
  if (address === null) {
    return (
      <div className={column}>
        <Unavailable sentence="The symptom checker is not available yet. These parts work today." />
      </div>
    );
  }
  const host = hostOf(address);
  return (
    <>
      <div className={column}>
        <p className="mb-4 max-w-measure text-sm text-ink-2">
          {host === null
            ? "This copy of the site has no symptom checker yet, so the frame shows a sample page of our own."
            : `This symptom checker is run by ${host} for ${providerName}. What you enter goes there and is not kept in your account here.`}
        </p>
      </div>
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
