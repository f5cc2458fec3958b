import { type ReactNode, Suspense } from "react";

import { lazyComponent } from "@/lib/lazy-component";
import { symptomPanelTexts } from "@/content/symptoms";
import { SideColumn } from "./side-column";
import { SymptomPanel, type SymptomPanelProps } from "@/features/chat/symptom-panel/symptom-panel";

const sideSheet = lazyComponent(async () => (await import("./side-sheet")).SideSheet);

export type ChatSide = "history" | "symptoms";

export type ChatSidesProps = SymptomPanelProps & {
  /** Her messages by day, with search; null while nobody is signed in. */
  history: ReactNode;
  /** What is open on a narrow screen. */
  open: ChatSide | null;
  onOpen: (side: ChatSide | null) => void;
};

/** What stands beside the messages: columns on a wide screen, sheets on a narrow one. */
export function ChatSides({ history, open, onOpen, ...symptoms }: ChatSidesProps) {
  const { title } = symptomPanelTexts;
  return (
    <>
      {history !== null && (
        <SideColumn label="Your messages by day" side="start">
          {history}
        </SideColumn>
      )}
      <SideColumn label={title} side="end">
        <h2 className="px-5 pt-5 text-xl">{title}</h2>
        <SymptomPanel {...symptoms} />
      </SideColumn>
      {open !== null && (
        <Suspense fallback={null}>
          <sideSheet.Component
            title={open === "history" ? "History" : title}
            side={open === "history" ? "left" : "right"}
            onClose={() => onOpen(null)}
          >
            {open === "history" ? (
              history
            ) : (
              <SymptomPanel {...symptoms} onLeave={() => onOpen(null)} />
            )}
          </sideSheet.Component>
        </Suspense>
      )}
    </>
  );
}
