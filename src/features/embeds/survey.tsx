import { hostOf } from "@/lib/host";
import { useSettings } from "@/lib/use-settings";

import { Embed } from "./embed";

/** The community survey of the provider, which another service runs; our own page says when there is none yet. */
export function Survey() {
  const { brandName, providerName, surveyFrameUrl } = useSettings();
  const host = hostOf(surveyFrameUrl);
  return (
    <>
      {host !== null && (
        <p className="mb-4 max-w-measure text-sm text-ink-2">
          This form belongs to {providerName} and is run by {host}. What you write in it goes there
          and is not kept in your account here.
        </p>
      )}
      <Embed
        address={surveyFrameUrl}
        name="the survey"
        title="Community survey"
        welcome={`Welcome to the ${brandName} community survey, from ${providerName}.`}
        loading="Loading survey..."
        frameClassName="box-content h-[700px] rounded-2 border border-line overflow-hidden"
      />
    </>
  );
}
