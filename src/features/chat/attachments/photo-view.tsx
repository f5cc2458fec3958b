import { ZoomIn, ZoomOut } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { BlobPicture } from "@/components/blob-picture";
import { Button } from "@/components/button";
import type { PhotoPoint } from "@/features/photo-reading/image/deskew";
import { cn } from "@/lib/cn";

export type PhotoViewProps = {
  photo: Blob;
  name: string;
  /** A line of the photo to show and to draw a frame around. */
  outline: readonly PhotoPoint[] | null;
};

/** Shows a photo to compare its text with, a strip of it on a phone, and larger when she wishes. */
export function PhotoView({ photo, name, outline }: PhotoViewProps) {
  const [isLarge, setLarge] = useState(false);
  const view = useRef<HTMLDivElement>(null);
  const Icon = isLarge ? ZoomOut : ZoomIn;
  const corners = outline?.map(({ x, y }) => `${x},${y}`).join(" ");

  useEffect(() => {
    const shown = view.current;
    if (!shown || !outline || outline.length === 0) return;
    const middle = outline.reduce((sum, { y }) => sum + y, 0) / outline.length;
    shown.scrollTop = middle * shown.scrollHeight - shown.clientHeight / 2;
    shown.scrollLeft = isLarge ? Math.min(...outline.map(({ x }) => x)) * shown.scrollWidth : 0;
  }, [outline, isLarge]);

  return (
    <div>
      <div
        ref={view}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        className="-mx-6 h-37 overflow-auto bg-sunken lg:mx-0 lg:h-auto lg:max-h-[60dvh]"
      >
        <div className={cn("relative", isLarge ? "w-[220%]" : "lg:mx-auto lg:w-fit")}>
          <BlobPicture
            picture={photo}
            alt={`Your photo ${name}`}
            className={cn("w-full", !isLarge && "lg:max-h-[60dvh] lg:w-auto")}
          />
          {corners && (
            <svg
              aria-hidden="true"
              viewBox="0 0 1 1"
              preserveAspectRatio="none"
              className="absolute inset-0 size-full fill-none"
            >
              <polygon
                points={corners}
                vectorEffect="non-scaling-stroke"
                className="stroke-on-primary stroke-[3.5px]"
              />
              <polygon
                points={corners}
                vectorEffect="non-scaling-stroke"
                className="stroke-primary stroke-[1.5px]"
              />
            </svg>
          )}
        </div>
      </div>
      <Button variant="link" size="sm" onClick={() => setLarge(!isLarge)}>
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
        {isLarge ? "Show it smaller" : "Show it larger"}
      </Button>
    </div>
  );
}
