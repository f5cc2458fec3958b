import type { ReactNode } from "react";

import { Logo } from "@/components/logo";

export type AnswerTurnProps = { status?: string | undefined; children: ReactNode };

/** What the assistant says: no bubble, so that it never looks like a reviewed text. */
export function AnswerTurn({ status, children }: AnswerTurnProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2">
      <Logo className="size-7 text-primary" />
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h3 className="font-body text-sm font-semibold tracking-normal text-ink-2">
          AI Health Assistant
        </h3>
        {status !== undefined && <span className="text-sm text-ink-3">{status}</span>}
      </div>
      <div className="col-span-full sm:col-start-2">{children}</div>
    </div>
  );
}
