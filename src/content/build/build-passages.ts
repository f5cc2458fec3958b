import { writeFileSync } from "node:fs";

import { passagesFile, readPassages } from "./passages.ts";

const target = new URL(
  "../../../supabase/functions/_shared/knowledge/passages.json",
  import.meta.url,
);
writeFileSync(target, passagesFile(readPassages()));
