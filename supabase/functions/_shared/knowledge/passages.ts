import type { Passage } from "./passage.ts";
import passagesData from "./passages.json" with { type: "json" };

/** Every passage of our reviewed guides; a test reads the file with its schema. */
export const passages: readonly Passage[] = passagesData;
