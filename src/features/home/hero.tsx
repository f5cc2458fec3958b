import { ArrowDown, Check } from "lucide-react";

import { ButtonLink } from "@/components/button";

import { HeroPatchwork } from "./hero-patchwork";
import { StartLink } from "./start-link";

const promises = [
  "Free. No account needed for the quiz, the articles and the lab guide.",
  "Sources and check dates shown on every health page",
] as const;

/** The first screen: what the site is, and the two ways on. */
export function Hero() {
  return (
    <section className="grid border-b border-line lg:grid-cols-[minmax(0,1fr)_min(45vw,40.5rem)]">
      <div className="self-center px-(--gutter) pt-10 pb-9 md:pt-14 lg:ps-[max(var(--gutter),calc((100vw-var(--page))/2))] lg:pe-10">
        <h1 tabIndex={-1} className="text-3xl tracking-[-0.022em] md:max-w-[19ch]">
          Your Comprehensive Solution for PCOS Management
        </h1>
        <p className="mt-5 max-w-[36em] text-lg text-ink-2">
          Help to reach an early diagnosis, a personalized treatment plan made with a clinician, and
          expert guidance from clinicians certified in Nigeria or the United States.
        </p>
        <div className="mt-7 flex flex-wrap gap-3.5">
          <StartLink size="lg" className="max-sm:w-full" />
          <ButtonLink to="#features" variant="outline" size="lg" className="max-sm:w-full">
            Learn More
            <ArrowDown aria-hidden="true" strokeWidth={1.75} className="ms-1 size-5" />
          </ButtonLink>
        </div>
        <ul className="mt-6 grid gap-2.5 text-sm text-ink-2">
          {promises.map((promise) => (
            <li key={promise} className="flex gap-3">
              <Check
                aria-hidden="true"
                strokeWidth={1.75}
                className="mt-px size-5 shrink-0 text-success"
              />
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <HeroPatchwork />
    </section>
  );
}
