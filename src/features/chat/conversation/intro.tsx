import { ChevronDown } from "lucide-react";
import { Link } from "react-router-dom";

import { Motif } from "@/components/motif";
import { companionIntro } from "@/content/companion-intro";
import { QuestionList } from "@/features/chat/answer/question-list";
import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";

type IntroListProps = { title: string; points: readonly string[] };

function IntroList({ title, points }: IntroListProps) {
  return (
    <div>
      <h3 className="font-body text-md font-semibold tracking-normal">{title}</h3>
      <ul className="mt-1 list-disc space-y-1 ps-6 text-ink-2">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

export type IntroProps = {
  /** Asks one of the questions to begin with. */
  onAsk: (question: string) => void;
  /** It is not known yet who is here, and she may have messages of her own. */
  isTentative?: boolean;
};

/** The chat before the first message: four questions to begin with, and what it can and cannot do. */
export function Intro({ onAsk, isTentative = false }: IntroProps) {
  return (
    <div
      className={cn(
        "mx-auto grid max-w-[560px] justify-items-stretch pt-6 pb-4 [@media(height<700px)]:pt-3",
        isTentative && "unless-account-kept",
      )}
    >
      <Motif
        name="rings"
        isFilled
        className="size-27 justify-self-center text-primary [@media(height<700px)]:size-18"
      />
      <h2 className="mx-auto mt-4 max-w-[13em] text-center text-[1.5625rem] leading-tight">
        Ask about PCOS in your own words.
      </h2>
      <QuestionList
        label="Questions to begin with"
        questions={companionIntro.starters}
        onAsk={onAsk}
        className="mt-5 [&_button]:min-h-13"
      />
      <details className="group/fold mt-4 border-t border-line">
        <summary className="flex min-h-12 items-center justify-between font-semibold marker:content-none [&::-webkit-details-marker]:hidden">
          What I can and cannot do
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className="size-5 shrink-0 text-primary group-open/fold:[transform:rotate(180deg)]"
          />
        </summary>
        <div className="grid gap-4 pb-4">
          <p className="text-ink-2">{companionIntro.lead}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            <IntroList title="What it can do" points={companionIntro.can} />
            <IntroList title="What it cannot do" points={companionIntro.cannot} />
          </div>
          <p className="border-s-[3px] border-danger ps-4">
            {companionIntro.emergency}{" "}
            <Link
              to={paths.urgentHelp}
              className="font-semibold whitespace-nowrap text-danger-ink underline"
            >
              More numbers
            </Link>
          </p>
        </div>
      </details>
    </div>
  );
}
