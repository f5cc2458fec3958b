import { Button } from "@/components/button";
import { Note } from "@/components/note";

/** In place of the messages when they could not be fetched. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Note tone="warning" role="alert" className="my-6">
      <p>Your messages could not be loaded. They are still in your account.</p>
      <Button variant="outline" size="sm" className="mt-2" onClick={onRetry}>
        Try again
      </Button>
    </Note>
  );
}
