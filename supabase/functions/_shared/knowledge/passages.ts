import { passagesSchema } from "./passage.ts";
import passagesData from "./passages.json" with { type: "json" };

/** Every passage of our reviewed guides. */
export const passages = passagesSchema.parse(passagesData);
