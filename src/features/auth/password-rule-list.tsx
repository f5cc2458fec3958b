import { Check, Circle } from "lucide-react";

import { passwordRules } from "./auth-schema";

/** The rules for a new password, each ticked as soon as what is typed meets it. */
export function PasswordRuleList({ password }: { password: string }) {
  return (
    <ul aria-label="Your password needs" className="grid gap-1 text-sm">
      {passwordRules.map(({ hint, isMet }) => {
        const isDone = isMet(password);
        const Icon = isDone ? Check : Circle;
        return (
          <li
            key={hint}
            className={`flex items-center gap-2 ${isDone ? "text-success-ink" : "text-ink-2"}`}
          >
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
            {hint}
            {isDone && <span className="sr-only">, done</span>}
          </li>
        );
      })}
    </ul>
  );
}
