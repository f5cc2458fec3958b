import { useState } from "react";

import { BlobPicture } from "@/components/blob-picture";
import { Button } from "@/components/button";
import { cn } from "@/lib/cn";

/** Shows a photo to compare its text with, a strip of it on a phone, and larger when she wishes. */
export function PhotoView({ photo, name }: { photo: Blob; name: string }) {
  const [isLarge, setLarge] = useState(false);
  return (
    <div>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        className="h-37 overflow-auto bg-sunken lg:h-auto lg:max-h-[60dvh]"
      >
        <BlobPicture
          picture={photo}
          alt={`Your photo ${name}`}
          className={cn(
            isLarge ? "w-[220%] max-w-none" : "w-full lg:mx-auto lg:max-h-[60dvh] lg:w-auto",
          )}
        />
      </div>
      <Button variant="link" size="sm" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
        Show it larger
      </Button>
    </div>
  );
}
