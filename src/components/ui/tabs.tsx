import * as RadixTabs from "@radix-ui/react-tabs";
import { type ComponentProps, createContext, useContext, useState } from "react";

import { useIsHydrated } from "@/components/use-is-hydrated";
import { cn } from "@/lib/cn";

type Choice = { value: string; choose: (value: string) => void };

const ChoiceContext = createContext<Choice>({ value: "", choose: () => undefined });

export type TabsProps = Omit<ComponentProps<"div">, "onChange" | "dir"> & {
  /** The open tab, when the caller keeps it. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
};

/** Several panels in one place; the tab of the open one is chosen. */
export function Tabs({ value, defaultValue = "", onValueChange, ...rest }: TabsProps) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const shown = value ?? ownValue;

  function choose(next: string): void {
    setOwnValue(next);
    onValueChange?.(next);
  }

  return (
    <ChoiceContext value={{ value: shown, choose }}>
      <RadixTabs.Root {...rest} value={shown} onValueChange={choose} />
    </ChoiceContext>
  );
}

/** The row of tabs above their panels. */
export function TabsList({ className, ...rest }: ComponentProps<"div">) {
  return (
    <RadixTabs.List
      {...rest}
      // Our headers forbid the style attributes that Radix would write into the prerendered page.
      style={{ outline: undefined }}
      className={cn("flex flex-wrap gap-x-8 border-b border-line outline-none", className)}
    />
  );
}

type TabsTriggerProps = ComponentProps<"button"> & { value: string };

/** One tab; the chosen one carries the hand-drawn stroke. */
export function TabsTrigger({ value, className, ...rest }: TabsTriggerProps) {
  const choice = useContext(ChoiceContext);
  return (
    <RadixTabs.Trigger
      {...rest}
      value={value}
      // A press that came before the page was hydrated is repeated as a click alone.
      onClick={() => {
        if (choice.value !== value) choice.choose(value);
      }}
      className={cn(
        "-mb-px min-h-12 font-semibold text-ink-2 [--stroke-bottom:-2px] hover:text-ink data-[state=active]:hand-stroke data-[state=active]:text-ink",
        className,
      )}
    />
  );
}

type TabsContentProps = ComponentProps<"div"> & {
  value: string;
  /** It stands in the prerendered page too, where it is read without scripts. */
  isPrerendered?: boolean;
};

/** What a tab shows. */
export function TabsContent({
  value,
  isPrerendered = false,
  className,
  children,
  ...rest
}: TabsContentProps) {
  const isOpen = useContext(ChoiceContext).value === value;
  const isHydrated = useIsHydrated();
  return (
    <RadixTabs.Content asChild value={value} {...(isPrerendered && { forceMount: true })}>
      <div
        {...rest}
        hidden={!isOpen && (isHydrated || !isPrerendered)}
        style={{ animationDuration: undefined }}
        className={cn("pt-8", isPrerendered && "data-[state=inactive]:hidden", className)}
      >
        {(isOpen || isPrerendered) && children}
      </div>
    </RadixTabs.Content>
  );
}
