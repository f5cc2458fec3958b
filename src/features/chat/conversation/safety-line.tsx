import { Link } from "react-router-dom";

import { paths } from "@/lib/paths";

/** What the assistant is not for, always in view. */
export function SafetyLine() {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 border-b border-line bg-surface px-(--gutter) py-2 text-center text-sm text-ink-2">
      Not for emergencies, and not a diagnosis.{" "}
      <Link
        to={paths.urgentHelp}
        className="-my-2 inline-flex min-h-11 items-center font-semibold text-danger-ink underline hover:decoration-2"
      >
        Get urgent help
      </Link>
    </p>
  );
}
