/** Hands a text to the browser as a file for the downloads. */
export function downloadText(fileName: string, type: string, text: string): void {
  downloadFile(new File([text], fileName, { type }));
}

/** Hands a file to the browser for the downloads. */
export function downloadFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
