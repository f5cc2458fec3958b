import { join } from "node:path";

import { functionNames } from "../supabase/local/function-names.ts";

/** The edge functions that go online. */
export const edgeFunctions = functionNames(join(import.meta.dirname, "../supabase/functions"));
