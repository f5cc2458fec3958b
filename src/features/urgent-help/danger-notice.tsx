import { useMemo } from "react";

import { checkForDanger } from "@shared/safety/check-for-danger";

import { DangerCard } from "./danger-card";

type DangerNoticeProps = { text: string; onSafe: () => void };

/** The card for what someone without an account tried to send; nothing when it tells of no danger. */
export function DangerNotice({ text, onSafe }: DangerNoticeProps) {
  const report = useMemo(() => checkForDanger(text), [text]);
  return report && <DangerCard report={report} country={null} onSafe={onSafe} />;
}
