import { useCurrentInView } from "@/components/use-current-in-view";
import { RecordLink } from "@/features/my-record/open-record/record-link";
import type { RecordScreen } from "@/features/my-record/open-record/record-place";
import { cn } from "@/lib/cn";

const screens: readonly { screen: RecordScreen; label: string }[] = [
  { screen: "today", label: "Today" },
  { screen: "days", label: "Days" },
  { screen: "cycles", label: "Cycles" },
  { screen: "labs", label: "Labs" },
  { screen: "spans", label: "Medicines and times" },
  { screen: "visit", label: "Visit" },
  { screen: "settings", label: "Settings" },
];

/** A part that is no part of its own belongs to the one that leads to it. */
const partOf: Partial<Record<RecordScreen, RecordScreen>> = {
  slip: "labs",
  lock: "settings",
  import: "settings",
  export: "settings",
};

type RecordNavigationProps = { current: RecordScreen; hasSettings: boolean };

/** The parts of the record, the open one marked; what is not kept has no settings. */
export function RecordNavigation({ current, hasSettings }: RecordNavigationProps) {
  const open = partOf[current] ?? current;
  const row = useCurrentInView(open);
  return (
    <nav
      aria-label="My record"
      className="relative -mx-(--gutter) mb-6 border-b border-line bg-surface lg:mx-0 lg:mb-0 lg:border-b-0 lg:bg-transparent print:hidden"
    >
      <ul
        ref={row}
        className="relative -mb-px flex gap-x-6 overflow-x-auto ps-(--gutter) pe-14 [scrollbar-width:none] max-md:[mask-image:linear-gradient(to_right,transparent,#000_var(--gutter),#000_calc(100%-56px),transparent)] lg:m-0 lg:grid lg:overflow-visible lg:p-0"
      >
        {screens
          .filter(({ screen }) => hasSettings || screen !== "settings")
          .map(({ screen, label }) => {
            const isOpen = screen === open;
            return (
              <li key={screen} className="shrink-0">
                <RecordLink
                  place={{ recordScreen: screen }}
                  data-name={screen}
                  aria-current={isOpen ? "page" : undefined}
                  className={cn(
                    "inline-flex min-h-12 items-center whitespace-nowrap no-underline [--stroke-bottom:0px] hover:text-ink focus-visible:-outline-offset-3",
                    isOpen ? "hand-stroke font-semibold text-ink" : "text-ink-2",
                  )}
                >
                  <span
                    className={cn(!isOpen && "keeps-width after:font-semibold")}
                    data-other-label={label}
                  >
                    {label}
                  </span>
                </RecordLink>
              </li>
            );
          })}
      </ul>
    </nav>
  );
}
