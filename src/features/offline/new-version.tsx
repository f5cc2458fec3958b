import { useState } from "react";
import { useLocation } from "react-router-dom";

import { Button } from "@/components/button";
import { paths } from "@/lib/paths";

import { showNewVersion } from "./site-worker";

const fields = "main :is(input, textarea), [role=dialog] :is(input, textarea)";
const ticked: readonly string[] = ["checkbox", "radio"];

/** Whether the page has fields with something in them, which a reload would empty. */
function hasFilledFields(): boolean {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)].some(
    (field) =>
      field instanceof HTMLInputElement && ticked.includes(field.type)
        ? field.checked
        : field.value.trim() !== "",
  );
}

type Step = "offered" | "asked" | "later" | "loading";

/** Offers the newer version; reloads only when she says so, and once more when a form would be emptied. */
export function NewVersion() {
  const { pathname } = useLocation();
  const [step, setStep] = useState<Step>("offered");
  if (step === "later") return null;

  function reload(): void {
    // What is typed in the chat is kept in the tab.
    if (step === "offered" && pathname !== paths.chat && hasFilledFields()) {
      setStep("asked");
      return;
    }
    setStep("loading");
    void showNewVersion();
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-2">
      <p className="max-w-measure text-sm">
        {step === "asked"
          ? "A reload empties the fields on this page. Finish first, or reload now?"
          : "A new version is ready."}
      </p>
      <div className="flex gap-3">
        <Button size="sm" isBusy={step === "loading"} busyLabel="Loading..." onClick={reload}>
          Reload now
        </Button>
        <Button size="sm" variant="outline" onClick={() => setStep("later")}>
          Later
        </Button>
      </div>
    </div>
  );
}
