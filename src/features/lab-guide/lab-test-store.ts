import { labTestLoader } from "@/content/lab-test-texts";
import { lazyTexts } from "@/lib/lazy-module";

/** The text of a lab test by its id; null when there is none. */
export const labTestText = lazyTexts(labTestLoader);
