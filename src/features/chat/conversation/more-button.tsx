import { Ellipsis } from "lucide-react";

import { IconButton } from "@/components/icon-button";
import { useLazyComponent } from "@/components/use-lazy-component";
import { lazyModule } from "@/lib/lazy-module";

import type { TurnMenuItem } from "./turn-menu";

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
    <IconButton
      Icon={Ellipsis}
      label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => void fetchComponent()}
    />
  );
}
