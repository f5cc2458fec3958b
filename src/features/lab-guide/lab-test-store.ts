import { labTestLoader } from "@/content/lab-test-texts";
import { fetchedOnce } from "@/lib/fetched-once";

/** Fetches a lab test's text once; null when there is no such test. */
export const loadLabTest = fetchedOnce(labTestLoader);
