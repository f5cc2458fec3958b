import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type DataRowProps = {
  title: string;
  Icon: LucideIcon;
  /** What she can do with it: at the right where there is room. */
  action?: ReactNode;
  /** What it is, and how the action went. */
  children: ReactNode;
};

/** One thing that is stored about her, and what she can do with it. */
export function DataRow({ title, Icon, action, children }: DataRowProps) {
  return (
    <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 border-t border-line py-4 sm:grid-cols-[1.25rem_minmax(0,1fr)_auto]">
      <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 text-primary" />
      <div className="grid justify-items-start text-sm text-ink-2">
        <h3 className="mb-1 font-body text-md font-semibold tracking-normal text-ink">{title}</h3>
        {children}
      </div>
      <div className="col-start-2 sm:col-start-3 sm:-mt-2.5">{action}</div>
    </div>
  );
}
