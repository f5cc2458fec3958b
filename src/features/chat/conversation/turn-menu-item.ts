import type { LucideIcon } from "lucide-react";

/** One thing that can be done with a turn. */
export type TurnMenuItem = {
  label: string;
  Icon: LucideIcon;
  onSelect: () => void;
  isDisabled?: boolean;
};
