import { AskLine } from "./ask-line";
import { DangerCard } from "./danger-card";
import { SafetyQuestion } from "./safety-question";
import type { Asking, DangerView } from "./danger-view";

export type DangerPartProps = {
  view: DangerView;
  country: string | null;
  onSafe: () => void;
  /** Has her question answered all the same; not given when it is answered already or cannot be. */
  onAnswer?: (() => void) | undefined;
  isBusy?: boolean;
};

function Ask({ asking, country }: { asking: Asking; country: string | null }) {
  const { report, help, said, answer } = asking;
  const { question, lead, isBeforeAnswer } = report.question;
  if (isBeforeAnswer) {
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
