import { Button } from "@/components/button";

import { DangerCard } from "./danger-card";
import type { Asking, DangerView } from "./danger-view";
import { FoldedAsk } from "./folded-ask";
import { SafetyQuestion } from "./safety-question";

type AskLineProps = {
  question: string;
  isFolded: boolean;
  onYes: () => void;
  onNo: () => void;
  onUndo: () => void;
};

/** Asks with an answer whether a sign is there; a question, so it is quiet. */
function AskLine({ question, isFolded, onYes, onNo, onUndo }: AskLineProps) {
  if (isFolded) return <FoldedAsk sentence="You said no." question={question} onUndo={onUndo} />;
  return (
    <div className="grid gap-3 border-y border-line py-4 print:hidden">
      <p className="font-semibold">{question}</p>
      <div className="flex gap-2">
        <Button
          variant="secondary"
          size="sm"
          onClick={onYes}
          className="flex-[1.8] border-primary! px-2! whitespace-nowrap"
        >
          Yes, what should I do?
        </Button>
        <Button variant="outline" size="sm" onClick={onNo} className="flex-1 px-2!">
          No
        </Button>
      </div>
    </div>
  );
}

export type DangerPartProps = {
  view: DangerView;
  country: string | null;
  onSafe: () => void;
  /** Has her question answered all the same; not given when it is answered already or cannot be. */
  onAnswer?: (() => void) | undefined;
  isBusy?: boolean;
};

function Ask({ asking, country }: { asking: Asking; country: string | null }) {
  const { report, line, help, said, answer } = asking;
  const { question, lead } = line;
  if (report.isBeforeAnswer) {
    return (
      <SafetyQuestion
        lead={lead}
        question={question}
        help={help}
        country={country}
        isFolded={said === "no"}
        onSafe={() => answer("no")}
        onUndo={() => answer(null)}
      />
    );
  }
  if (said === "yes") {
    return <DangerCard report={help} country={country} onSafe={() => answer("no")} takesFocus />;
  }
  return (
    <AskLine
      question={question}
      isFolded={said === "no"}
      onYes={() => answer("yes")}
      onNo={() => answer("no")}
      onUndo={() => answer(null)}
    />
  );
}

/** What her newest words call for: the card of a danger, or a question about a sign that may be meant. */
export function DangerPart({ view, country, ...actions }: DangerPartProps) {
  if (view.kind === "ask") return <Ask asking={view.asking} country={country} />;
  return <DangerCard report={view.report} country={country} {...actions} />;
}
