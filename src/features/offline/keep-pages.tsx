import { useEffect, useState } from "react";

import { Button } from "@/components/button";

import { isKept } from "./site-worker";

/** Keeps the site because she asked for it; done when all of it is there, and fails when a file is missing. */
async function keepNow(): Promise<void> {
  const { installing } = await navigator.serviceWorker.register("/sw.js");
  if (installing === null) return;
  await new Promise<void>((resolve, reject) => {
    installing.addEventListener("statechange", () => {
      if (installing.state === "activated") resolve();
      if (installing.state === "redundant") reject(new Error("The site could not be kept."));
    });
  });
}

type Step = "unknown" | "offered" | "keeping" | "kept" | "failed";

const words: Readonly<Record<Exclude<Step, "unknown">, string>> = {
  offered:
    "Your device saves data, so the site is not kept on it. Keep it to read the guides and lab tests, and to use the quiz and the BMI Calculator, without a network. It takes at most 0.7 MB.",
  keeping: "The guides are on their way to this device.",
  kept: "The guides are kept on this device and open without a network.",
  failed: "That did not work. Check your connection, then try again.",
};

/** Keeps the site on a device that saves data, when she asks for it. */
export function KeepPages() {
  const [step, setStep] = useState<Step>("unknown");

  useEffect(() => {
    void isKept().then((isThere) => setStep(isThere ? "kept" : "offered"));
  }, []);

  function keep(): void {
    setStep("keeping");
    keepNow().then(
      () => setStep("kept"),
      () => setStep("failed"),
    );
  }

  if (step === "unknown") return null;
  return (
    <section aria-label="Reading without a network" className="mt-10 grid gap-3 print:hidden">
      <p aria-live="polite" className="max-w-measure text-sm text-ink-2">
        {words[step]}
      </p>
      {step !== "kept" && (
        <Button
          variant="outline"
          className="justify-self-start"
          isBusy={step === "keeping"}
          busyLabel="Keeping them..."
          onClick={keep}
        >
          Keep the guides here
        </Button>
      )}
    </section>
  );
}
