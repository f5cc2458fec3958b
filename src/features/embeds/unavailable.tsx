import { ButtonLink } from "@/components/button";
import { paths } from "@/lib/paths";

/** Says that a part of another service is not there yet, and what works instead. */
export function Unavailable({ sentence }: { sentence: string }) {
  return (
    <div className="grid gap-6">
      <p className="text-lg">{sentence}</p>
      <div className="flex flex-wrap gap-4">
        <ButtonLink to={paths.riskAssessment}>Take the Risk Assessment</ButtonLink>
        <ButtonLink to={paths.chat} variant="outline">
          Ask the AI Health Assistant
        </ButtonLink>
      </div>
    </div>
  );
}
