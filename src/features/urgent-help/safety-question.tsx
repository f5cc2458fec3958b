import { Phone } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router-dom";

import { adviceOf } from "@shared/safety/advice";
import type { StopReport } from "@shared/safety/danger-outcome";
import { Button } from "@/components/button";
import { QuickExit } from "@/components/quick-exit";
import { scrollProgrammatically } from "@/lib/programmatic-scroll";
import { paths } from "@/lib/paths";

import { CallList } from "./call-list";
import { FoldedAsk } from "./folded-ask";

export type SafetyQuestionProps = {
  /** Warm words before the question. */
  lead: string | undefined;
  question: string;
  /** Whom to call if she is not safe. */
  help: StopReport;
  country: string | null;
  isFolded: boolean;
  onSafe: () => void;
  onUndo: () => void;
};

/** Asks before an answer whether she is safe, where an ordinary answer alone would be cruel. */
export function SafetyQuestion({ lead, question, help, ...more }: SafetyQuestionProps) {
  const { country, isFolded, onSafe, onUndo } = more;
  const { todo, tell } = adviceOf(help);
  const [isOpen, setOpen] = useState(false);
  const linesId = useId();
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isFolded) scrollProgrammatically(() => card.current?.scrollIntoView({ block: "nearest" }));
  }, [isFolded]);
  if (isFolded) {
    return <FoldedAsk sentence="You said you are safe." question={question} onUndo={onUndo} />;
  }
  return (
    <section
      ref={card}
      aria-labelledby={titleId}
      className="@container scroll-mt-[calc(var(--chat-top)+1rem)] scroll-mb-[calc(var(--header-height)+5rem)] grid gap-4 rounded-2 border-[1.5px] border-primary bg-surface p-4 sm:p-5 print:hidden"
    >
      <div role="alert" className="grid gap-1">
        <h3 id={titleId} className="text-lg sm:text-xl">
          {lead !== undefined && <span className="block">{lead} </span>}
          {question}
        </h3>
        <p className="text-ink-2">You do not have to be sure. You can talk to someone now.</p>
      </div>
      <Button aria-expanded={isOpen} aria-controls={linesId} onClick={() => setOpen(!isOpen)}>
        <Phone aria-hidden="true" strokeWidth={1.75} className="size-5" />
        Talk to someone now
      </Button>
      <div id={linesId} hidden={!isOpen} className="grid gap-4">
        <CallList country={country} wanted={help.lines} />
        <p>{todo}</p>
        <p className="text-sm text-ink-2">
          {tell}{" "}
          <Link to={paths.urgentHelp} className="inline-block py-1 text-primary underline">
            All signs and numbers
          </Link>
        </p>
      </div>
      <Button variant="outline" onClick={onSafe}>
        I am safe. Answer me here.
      </Button>
      {help.offersQuickExit && <QuickExit />}
    </section>
  );
}
