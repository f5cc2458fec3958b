import { useState } from "react";

import { BlobPicture } from "@/components/blob-picture";
import { Button } from "@/components/button";
import { cn } from "@/lib/cn";

/** Shows a photo to compare its text with, and larger when she wishes. */
export function PhotoView({ photo, name }: { photo: Blob; name: string }) {
  const [isLarge, setLarge] = useState(false);
  return (
    <div>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={isLarge ? 0 : undefined}
        className="max-h-[34dvh] overflow-auto bg-sunken lg:max-h-[60dvh]"
      >
        <BlobPicture
          picture={photo}
          alt={`Your photo ${name}`}
          className={cn(
            isLarge ? "w-[220%] max-w-none" : "mx-auto max-h-[34dvh] max-w-full lg:max-h-[60dvh]",
          )}
        />
      </div>
      <Button variant="link" size="sm" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
        Show it larger
      </Button>
    </div>
  );
}
