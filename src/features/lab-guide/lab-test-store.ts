import { labTestLoader } from "@/content/lab-test-texts";
import { fetchedOnce } from "@/lib/fetched-once";

/** The texts of the lab tests: fetched ahead, and read to be drawn. */
export const { load: loadLabTest, read: readLabTest } = fetchedOnce(labTestLoader);
