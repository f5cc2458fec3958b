import { FileText, X } from "lucide-react";

import { BlobPicture } from "@/components/blob-picture";
import { Button } from "@/components/button";

import { sizeInWords } from "./attached-file";
import type { Attachment } from "./open-file";

export type AttachmentChipProps = {
  attachment: Attachment;
  isDisabled: boolean;
  onReview: () => void;
  onRemove: () => void;
};

/** What will go with the next message: its name, its size and what happens with it. */
export function AttachmentChip({
  attachment,
  isDisabled,
  onReview,
  onRemove,
}: AttachmentChipProps) {
  const { kind, name, file, plan, check } = attachment;
  const isPhoto = kind === "image" && file !== null;
  return (
    <section
      aria-label="Attached"
      className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-x-3 sm:flex sm:items-center"
    >
      <div className="flex max-w-full min-h-12 items-center gap-3 rounded-1 border-[1.5px] border-line-strong bg-surface ps-2">
        {isPhoto ? (
          <BlobPicture
            picture={file}
            alt=""
            className="size-9 shrink-0 rounded-1 bg-sunken object-cover"
          />
        ) : (
          <FileText aria-hidden="true" strokeWidth={1.75} className="ms-1 size-5 shrink-0" />
        )}
        <div className="min-w-0 py-1 text-sm leading-snug">
          <p className="flex gap-2">
            <span className="truncate font-semibold">{name}</span>
            {file !== null && <span className="shrink-0 text-ink-2">{sizeInWords(file.size)}</span>}
          </p>
          <p className="text-ink-2">{plan}</p>
        </div>
        <button
          type="button"
          aria-label={`Remove ${name}`}
          disabled={isDisabled}
          onClick={onRemove}
          className="grid size-11 shrink-0 place-items-center rounded-1 hover:bg-primary-soft disabled:text-ink-3"
        >
          <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </button>
      </div>
      {isPhoto && (
        <Button variant="link" size="sm" disabled={isDisabled} onClick={onReview}>
          {check === null ? "Read the text" : "Check the text again"}
        </Button>
      )}
    </section>
  );
}
