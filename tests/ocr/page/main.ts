import { readPhotoText } from "@/features/photo-reading/read-photo";
import type { PhotoText } from "@/features/photo-reading/photo-messages";

declare global {
  interface Window {
    /** Reads the photo at an address of this site as the product does. */
    readPhotoAt: (address: string) => Promise<Omit<PhotoText, "page"> & { seconds: number }>;
  }
}

window.readPhotoAt = async (address) => {
  const photo = await (await fetch(address)).blob();
  const start = performance.now();
  const { text, unsure, problem } = await readPhotoText(photo, {});
  return { text, unsure, problem, seconds: (performance.now() - start) / 1000 };
};
