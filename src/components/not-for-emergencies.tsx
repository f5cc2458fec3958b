import { Link } from "react-router-dom";

import { cn } from "@/lib/cn";

/** Leads away from what can wait to where help is named. */
export function NotForEmergencies({ to, className }: { to: string; className?: string }) {
  return (
    <p className={cn("text-sm text-ink-2", className)}>
      Not for emergencies.{" "}
      <Link
        to={to}
        className="inline-flex min-h-11 items-center font-semibold text-danger-ink underline"
      >
        Get urgent help
      </Link>
    </p>
  );
}
