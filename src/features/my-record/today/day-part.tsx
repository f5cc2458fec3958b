import { ChevronDown, type LucideIcon } from "lucide-react";
import { type ReactNode, useState } from "react";

type DayPartProps = {
  Icon: LucideIcon;
  name: string;
  /** What is noted, in a few words; nothing where nothing is. */
  noted: string;
  /** Something of it is not saved: it is open when she comes. */
  isUnfinished?: boolean;
  children: ReactNode;
};

/** A row for one thing to note about a day; a record opens sooner without what it holds, so that is made when she first asks. */
export function DayPart({ Icon, name, noted, isUnfinished = false, children }: DayPartProps) {
  const [wasUnfinished] = useState(isUnfinished);
  const [wasOpened, setOpened] = useState(wasUnfinished);
  return (
    <details open={wasUnfinished} className="group border-b border-line">
      <summary
        className="flex min-h-13 list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden"
        onClick={() => setOpened(true)}
      >
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-primary" />
        <span className="shrink-0 font-semibold">{name}</span>
        {noted === "" ? (
          <span className="ms-auto text-sm font-semibold text-primary">Add</span>
        ) : (
          <span className="ms-auto line-clamp-2 min-w-0 text-end text-sm text-ink-2">{noted}</span>
        )}
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 shrink-0 text-ink-3 group-open:[transform:rotate(180deg)] print:hidden"
        />
      </summary>
      {wasOpened && <div className="pt-1 pb-6">{children}</div>}
    </details>
  );
}
