import {
  createContext,
  useContext,
  useId,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from "react";

import { cn } from "@/lib/cn";

type Choice = { value: string; choose: (value: string) => void; id: string };

const ChoiceContext = createContext<Choice | null>(null);

function useChoice(): Choice {
  const choice = useContext(ChoiceContext);
  if (choice === null) throw new Error("The parts of tabs stand inside <Tabs>.");
  return choice;
}

export type TabsProps = Omit<ComponentProps<"div">, "onChange"> & {
  /** The open tab, when the caller keeps it. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
};

/** Several panels in one place; the tab of the open one is chosen. */
export function Tabs({ value, defaultValue = "", onValueChange, ...rest }: TabsProps) {
  const id = useId();
  const [ownValue, setOwnValue] = useState(defaultValue);
  const shown = value ?? ownValue;

  function choose(next: string): void {
    if (next === shown) return;
    setOwnValue(next);
    onValueChange?.(next);
  }

  return (
    <ChoiceContext value={{ value: shown, choose, id }}>
      <div {...rest} />
    </ChoiceContext>
  );
}

/** The place that a key leads to in a row of that length; null for a key that leads nowhere. */
function nextPlace(key: string, place: number, length: number): number | null {
  if (key === "ArrowRight") return (place + 1) % length;
  if (key === "ArrowLeft") return (place + length - 1) % length;
  if (key === "Home") return 0;
  return key === "End" ? length - 1 : null;
}

function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const place = tabs.findIndex((tab) => tab === event.target);
  const next = nextPlace(event.key, place, tabs.length);
  if (place < 0 || next === null) return;
  event.preventDefault();
  tabs[next]?.focus();
}

/** The row of tabs above their panels. */
export function TabsList({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      {...rest}
      role="tablist"
      tabIndex={-1}
      onKeyDown={moveAlong}
      className={cn("flex gap-9 border-b border-line outline-none", className)}
    />
  );
}

/** One tab; the chosen one carries the hand-drawn stroke. */
export function TabsTrigger({
  value,
  className,
  ...rest
}: ComponentProps<"button"> & { value: string }) {
  const choice = useChoice();
  const isChosen = choice.value === value;
  return (
    <button
      {...rest}
      type="button"
      role="tab"
      id={`${choice.id}tab-${value}`}
      aria-selected={isChosen}
      aria-controls={`${choice.id}panel-${value}`}
      data-state={isChosen ? "active" : "inactive"}
      tabIndex={isChosen ? 0 : -1}
      onClick={() => choice.choose(value)}
      onFocus={() => choice.choose(value)}
      className={cn(
        "-mb-px min-h-12 font-semibold text-ink-2 [--stroke-bottom:-2px] hover:text-ink data-[state=active]:hand-stroke data-[state=active]:text-ink",
        className,
      )}
    />
  );
}

/** What a tab shows. */
export function TabsContent({
  value,
  className,
  children,
  ...rest
}: ComponentProps<"div"> & { value: string }) {
  const choice = useChoice();
  const isShown = choice.value === value;
  return (
    <div
      {...rest}
      role="tabpanel"
      id={`${choice.id}panel-${value}`}
      aria-labelledby={`${choice.id}tab-${value}`}
      hidden={!isShown}
      tabIndex={0}
      className={cn("pt-8", className)}
    >
      {isShown && children}
    </div>
  );
}
