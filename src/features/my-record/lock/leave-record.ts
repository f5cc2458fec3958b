import * as z from "zod/mini";

import { SAFE_PLACE } from "@/components/quick-exit";
import { paths } from "@/lib/paths";
import { readText, removeText, writeText } from "@/lib/storage";

/** Where the tab keeps at which place of its history she first opened the record. */
const FIRST_ENTRY = "first-entry";
/** How long a step back in the history may take before she leaves without it. */
const STEP_MS = 120;

const historySchema = z.object({ idx: z.int().check(z.gte(0)) });

/** At which place of the tab's history she is, as the router counts it. */
function entry(): number | null {
  const parsed = historySchema.safeParse(history.state);
  return parsed.success ? parsed.data.idx : null;
}

function firstEntry(): number | null {
  const text = readText("tab", FIRST_ENTRY);
  return text === null ? null : Number(text);
}

/** Remembers where in the tab's history the record begins. */
export function rememberEntry(): void {
  const here = entry();
  const first = firstEntry();
  if (here !== null && (first === null || here < first)) {
    writeText("tab", FIRST_ENTRY, String(here));
  }
}

/** Hides everything that is on the screen at once. */
export function blankPage(): void {
  document.documentElement.dataset["blank"] ??= "";
}

/** Shows what was hidden, unless she is leaving. */
export function showPage(): void {
  if (document.documentElement.dataset["blank"] === "") {
    delete document.documentElement.dataset["blank"];
  }
}

function go(): void {
  removeText("tab", FIRST_ENTRY);
  // The home page stands in the history where the record was, and what came after it goes.
  history.replaceState(null, "", paths.home);
  location.assign(SAFE_PLACE);
}

/** Leaves for a weather page; the screen is empty at once, and no step back or forward leads to the record. */
export function leaveRecord(): void {
  document.documentElement.dataset["blank"] = "leaving";
  document.title = "Weather";
  // A browser that kept the empty page in memory would bring it back empty.
  addEventListener("pageshow", () => location.reload());
  const here = entry();
  const first = firstEntry();
  if (here === null || first === null || first >= here) {
    go();
    return;
  }
  const waiting = setTimeout(go, STEP_MS);
  addEventListener(
    "popstate",
    () => {
      clearTimeout(waiting);
      go();
    },
    { once: true },
  );
  history.go(first - here);
}
