import type { RefObject } from "react";

const PICKER_ENDINGS = ".pdf,.png,.jpg,.jpeg,.txt";

export type FilePickerProps = {
  picker: RefObject<HTMLInputElement | null>;
  isDisabled: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Opens the device's own choice of files; shown by the buttons that call on it. */
export function FilePicker({ picker, isDisabled, onFiles }: FilePickerProps) {
  return (
    <input
      ref={picker}
      type="file"
      accept={PICKER_ENDINGS}
      hidden
      tabIndex={-1}
      aria-label="File to attach"
      disabled={isDisabled}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        // The same file may be picked again after it was removed.
        event.target.value = "";
        onFiles(files);
      }}
    />
  );
}
