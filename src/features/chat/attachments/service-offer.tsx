import { Button } from "@/components/button";

/** Lets her choose, each time, to have the photo read by the AI service; says who receives it. */
export function ServiceOffer({ onSend }: { onSend: () => void }) {
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-4">
      <Button variant="outline" size="sm" onClick={onSend}>
        More accurate: sends the photo to our AI service
      </Button>
      <p className="text-sm text-ink-2">
        Anthropic, in the United States, then receives this photo. We take out the place and time
        that your phone wrote into it, and we do not keep it. Names and numbers on the paper are
        still in the picture.
      </p>
    </div>
  );
}
