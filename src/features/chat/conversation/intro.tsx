import { Link } from "react-router-dom";

import { Motif } from "@/components/motif";
import { companionIntro } from "@/content/companion-intro";
import { paths } from "@/lib/paths";

type IntroListProps = { title: string; points: readonly string[] };

function IntroList({ title, points }: IntroListProps) {
  return (
    <div>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2 list-disc space-y-1 ps-6 text-ink-2">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

/** The chat before the first message: what it can and cannot do, and four questions to begin with. */
export function Intro({ onChoose }: { onChoose: (question: string) => void }) {
  return (
    <div className="grid gap-6 py-6">
      <div className="flex items-start gap-6">
        <div className="grid flex-1 gap-6 sm:grid-cols-2">
          <IntroList title="What it can do" points={companionIntro.can} />
          <IntroList title="What it cannot do" points={companionIntro.cannot} />
        </div>
        <Motif name="rings" isFilled className="size-24 shrink-0 text-primary max-md:hidden" />
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
      <div>
        <h2 className="text-lg">Questions to begin with</h2>
        <ul className="mt-3 grid gap-2 sm:grid-cols-2">
          {companionIntro.starters.map((question) => (
            <li key={question} className="grid">
              <button
                type="button"
                onClick={() => onChoose(question)}
                className="min-h-12 rounded-1 border-[1.5px] border-line-strong px-4 py-2 text-start hover:bg-primary-soft active:bg-primary-soft-2"
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
