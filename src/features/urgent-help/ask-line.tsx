import { Button } from "@/components/button";

import { FoldedAsk } from "./folded-ask";

export type AskLineProps = {
  question: string;
  isFolded: boolean;
  onYes: () => void;
  onNo: () => void;
  onUndo: () => void;
};

/** Asks with an answer whether a sign is there; a question, so it is quiet. */
export function AskLine({ question, isFolded, onYes, onNo, onUndo }: AskLineProps) {
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
