import { Link } from "react-router-dom";

import { cn } from "@/lib/cn";
import { paths } from "@/lib/paths";
import { useRecordName } from "@/lib/record-name";

type KeepValueLinkProps = { question: string; what: string; className?: string };

/** Leads from the lab tests to her own results on this device. */
export function KeepValueLink({ question, what, className }: KeepValueLinkProps) {
  const name = useRecordName();
  return (
    <p className={cn("print:hidden", className)}>
      {question}{" "}
      <Link
        to={paths.myRecord}
        state={{ recordScreen: "labs" }}
        className="inline-flex min-h-11 items-center font-semibold text-primary underline"
      >
        {`Keep ${what} in ${name}`}
      </Link>
    </p>
  );
}
