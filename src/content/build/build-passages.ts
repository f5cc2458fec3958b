import { writeFileSync } from "node:fs";

import { readLabTests } from "./lab-tests.ts";
import { labTestPassages, passagesFile } from "./passages.ts";

const target = new URL(
  "../../../supabase/functions/_shared/knowledge/passages.json",
  import.meta.url,
);
writeFileSync(target, passagesFile(labTestPassages(readLabTests())));
