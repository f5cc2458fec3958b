import { useLazyComponent } from "@/components/use-lazy-component";
import { lazyModule } from "@/lib/lazy-module";

import { MoreTrigger } from "./more-trigger";
import type { TurnMenuItem } from "./turn-menu-item";

const turnMenu = lazyModule(async () => (await import("./turn-menu")).TurnMenu);

export type MoreButtonProps = {
  what: "question" | "answer";
  items: readonly TurnMenuItem[];
};

/** Three dots that open what else can be done with a turn; the menu itself comes with the first press. */
export function MoreButton({ what, items }: MoreButtonProps) {
  const { Component: TurnMenu, fetchComponent } = useLazyComponent("The menu", turnMenu);
  const label = `More about this ${what}`;
  if (TurnMenu !== null) return <TurnMenu label={label} items={items} />;
  return (
    <MoreTrigger
      label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => void fetchComponent()}
    />
  );
}
