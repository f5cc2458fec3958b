import { hostOf } from "@/lib/host";
import { useSettings } from "@/lib/use-settings";

import { Embed } from "./embed";

import { Unavailable } from "./unavailable";

/** The community survey of the provider, which another service runs. */
export function Survey() {
  const { brandName, providerName, surveyFrameUrl } = useSettings();
  if (surveyFrameUrl === null) {
    return <Unavailable sentence="The community survey is not available yet." />;
  }
  const host = hostOf(surveyFrameUrl);
  return (
    <>
      <p className="mb-4 max-w-measure text-sm text-ink-2">
        {host === null
          ? "This copy of the site has no survey yet, so the frame shows a sample page of our own."
          : `This form belongs to ${providerName} and is run by ${host}. What you write in it goes there and is not kept in your account here.`}
      </p>
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
