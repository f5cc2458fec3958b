import { useEffect, useEffectEvent, useState } from "react";

export type DropZoneProps = { isDisabled: boolean; onFiles: (files: readonly File[]) => void };

function carriesFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes("Files") === true;
}

/** Takes files dropped anywhere on the page, and says so while they hover over it. */
export function DropZone({ isDisabled, onFiles }: DropZoneProps) {
  const [isOver, setOver] = useState(false);

  const drag = useEffectEvent((event: DragEvent) => {
    if (!carriesFiles(event)) return;
    // Otherwise the browser leaves the page and opens the file.
    event.preventDefault();
    if (event.dataTransfer !== null) event.dataTransfer.dropEffect = isDisabled ? "none" : "copy";
    setOver(!isDisabled);
  });
  const leave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setOver(false);
  });
  const drop = useEffectEvent((event: DragEvent) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setOver(false);
    if (!isDisabled) onFiles([...(event.dataTransfer?.files ?? [])]);
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("dragover", (event) => drag(event), { signal });
    window.addEventListener("dragleave", (event) => leave(event), { signal });
    window.addEventListener("drop", (event) => drop(event), { signal });
    return () => listening.abort();
  }, []);

  if (!isOver) return null;
  return (
    <div className="pointer-events-none fixed inset-2 z-40 grid place-items-center rounded-2 border-[3px] border-dashed border-primary bg-surface/90">
      <p className="text-xl font-semibold text-primary">Drop the file to attach it</p>
    </div>
  );
}
