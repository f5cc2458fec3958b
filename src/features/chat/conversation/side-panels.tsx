import { type ReactNode, Suspense } from "react";

import { symptomPanelTexts } from "@/content/symptoms";
import { SymptomPanel, type SymptomPanelProps } from "@/features/chat/symptom-panel/symptom-panel";
import { cn } from "@/lib/cn";
import { lazyComponent } from "@/lib/lazy-component";

type SideColumnProps = { label: string; side: "start" | "end"; children: ReactNode };

const places = {
  start: "lg:start-0 lg:w-62 lg:border-e",
  end: "lg:end-0 lg:w-80 lg:border-s",
} as const;

/** Stands beside the messages where there is room for it; elsewhere a sheet shows the same. */
function SideColumn({ label, side, children }: SideColumnProps) {
  return (
    <aside
      aria-label={label}
      className={cn("hidden border-line bg-sunken lg:absolute lg:inset-y-0 lg:block", places[side])}
    >
      <div className="sticky top-(--header-height) flex h-[calc(100dvh-var(--header-height))] flex-col overflow-y-auto">
        {children}
      </div>
    </aside>
  );
}

const sideSheet = lazyComponent(async () => (await import("./side-sheet")).SideSheet);

export type ChatSide = "history" | "symptoms";

export type SidePanelsProps = SymptomPanelProps & {
  /** Her messages by day, with search; null while nobody is signed in. */
  history: ReactNode;
  /** What is open on a narrow screen. */
  open: ChatSide | null;
  onOpen: (side: ChatSide | null) => void;
};

/** What stands beside the messages: columns on a wide screen, sheets on a narrow one. */
export function SidePanels({ history, open, onOpen, ...symptoms }: SidePanelsProps) {
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
            {open === "history" ? history : <SymptomPanel {...symptoms} />}
          </sideSheet.Component>
        </Suspense>
      )}
    </>
  );
}
