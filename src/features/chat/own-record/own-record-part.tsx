import { NotebookPen } from "lucide-react";
import { Suspense } from "react";

import { Note } from "@/components/note";
import { Tool } from "@/features/chat/attachments/attach-buttons";
import { lazyComponent } from "@/lib/lazy-component";

import type { ChosenLinesProps } from "./chosen-lines";
import type { OwnRecord } from "./use-own-record";

const chosenLines = lazyComponent(async () => (await import("./chosen-lines")).ChosenLines);

type OwnRecordToolProps = { ownRecord: OwnRecord; isDisabled: boolean };

/** The button that brings in lines of her record, where one is kept; nothing goes along before it is pressed. */
export function OwnRecordTool({ ownRecord, isDisabled }: OwnRecordToolProps) {
  if (!ownRecord.isHere) return null;
  return (
    <Tool
      label="Use my record for this question"
      Icon={NotebookPen}
      isDisabled={isDisabled}
      isPressed={ownRecord.note !== null}
      onPress={ownRecord.toggle}
    />
  );
}

/** What of her record goes with the next question, above the field. */
export function OwnRecordLines(props: ChosenLinesProps) {
  const { lines, problem } = props.ownRecord;
  return (
    <>
      {problem !== null && <Note tone="warning">{problem}</Note>}
      {lines.length > 0 && (
        <Suspense fallback={null}>
          <chosenLines.Component {...props} />
        </Suspense>
      )}
    </>
  );
}
