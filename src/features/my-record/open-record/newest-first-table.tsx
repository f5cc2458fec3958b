import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";

import { Button } from "@/components/button";
import { cn } from "@/lib/cn";

/** So many rows are shown until she asks for all. */
const SHOWN = 12;

type NewestFirstTableProps = {
  caption: string;
  head: ReactNode;
  /** What the rows are, such as "cycles". */
  what: string;
  /** The newest first. */
  rows: readonly ReactNode[];
  className?: string;
};

/** A table of years: the newest rows, and all of them on a press; on paper it is whole. */
export function NewestFirstTable({ caption, head, what, rows, className }: NewestFirstTableProps) {
  const [isWhole, setWhole] = useState(false);
  const olderId = useId();
  const older = rows.slice(SHOWN);
  return (
    <>
      <table className={cn("w-full text-sm", className)}>
        <caption className="sr-only">{caption}</caption>
        <thead>{head}</thead>
        <tbody>{rows.slice(0, SHOWN)}</tbody>
        {older.length > 0 && (
          <tbody id={olderId} className={cn(!isWhole && "hidden print:table-row-group")}>
            {older}
          </tbody>
        )}
      </table>
      {older.length > 0 && (
        <Button
          variant="outline"
          aria-expanded={isWhole}
          aria-controls={olderId}
          className="mt-4 print:hidden"
          onClick={() => setWhole(!isWhole)}
        >
          {`Show all ${rows.length} ${what}`}
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className={cn("size-5 shrink-0", isWhole && "[transform:rotate(180deg)]")}
          />
        </Button>
      )}
    </>
  );
}
