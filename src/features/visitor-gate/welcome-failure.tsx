import { Button } from "@/components/button";
import { Note } from "@/components/note";
import { paths } from "@/lib/paths";

/** Shown when the questions before the resources could not be fetched. */
export function WelcomeFailure() {
  return (
    <div className="fixed inset-x-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-50 mx-auto max-w-[440px] shadow-3">
      <Note tone="danger" role="alert" title="The resources did not open">
        <p>Your connection may have dropped. Check it, then try again.</p>
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          onClick={() => window.location.assign(paths.resources)}
        >
          Try again
        </Button>
      </Note>
    </div>
  );
}
