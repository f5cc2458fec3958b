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
  return (
    <nav
      aria-label="My record"
      className="mb-8 border-b border-line lg:mb-0 lg:border-b-0 print:hidden"
    >
      <ul className="flex flex-wrap gap-x-4 lg:grid">
        {screens
          .filter(({ screen }) => hasSettings || screen !== "settings")
          .map(({ screen, label }) => (
            <li key={screen}>
              <RecordLink
                place={{ recordScreen: screen }}
                aria-current={screen === open ? "page" : undefined}
                className={cn(
                  "-mb-px inline-flex min-h-12 items-center font-semibold text-ink-2 no-underline [--stroke-bottom:-2px] hover:text-ink",
                  screen === open && "hand-stroke text-ink",
                )}
              >
                {label}
              </RecordLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
