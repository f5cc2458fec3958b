/** Fetches a file of our own site, telling how many of its bytes have come. */
export async function fetchFile(address: string, onBytes: (count: number) => void): Promise<void> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address} did not come.`);
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onBytes(part.value.length);
  }
}
