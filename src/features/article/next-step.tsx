import { ButtonLink } from "@/components/button";
import { paths } from "@/lib/paths";

/** What to do with a question that the page leaves open, and where to go when it cannot wait. */
export function NextStep() {
  return (
    <div className="grid gap-3">
      <ButtonLink to={paths.chat}>Ask the companion</ButtonLink>
      <ButtonLink to={paths.urgentHelp} variant="outline">
        Get urgent help
      </ButtonLink>
    </div>
  );
}
