import { downloadFile } from "./download";

/** Whether the device can hand a file of this kind to an app that she picks. */
export function canShareFile(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}

/** Hands a file to an app that she picks; to the downloads where that fails. */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (cause) {
    const isHerChoice = cause instanceof DOMException && cause.name === "AbortError";
    if (!isHerChoice) downloadFile(file);
  }
}
