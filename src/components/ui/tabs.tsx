import * as Primitive from "@radix-ui/react-tabs";
import type { ComponentProps } from "react";

import { cn } from "@/lib/cn";

export const Tabs = Primitive.Root;

/** The row of tabs above their panels. */
export function TabsList({ className, ...rest }: ComponentProps<typeof Primitive.List>) {
  return <Primitive.List {...rest} className={cn("flex gap-9 border-b border-line", className)} />;
}

/** One tab; the chosen one carries the hand-drawn stroke. */
export function TabsTrigger({ className, ...rest }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      {...rest}
      className={cn(
        "-mb-px min-h-12 font-semibold text-ink-2 [--stroke-bottom:-2px] hover:text-ink data-[state=active]:hand-stroke data-[state=active]:text-ink",
        className,
      )}
    />
  );
}

/** What a tab shows. */
export function TabsContent({ className, ...rest }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content {...rest} className={cn("pt-8", className)} />;
}
