import { Ellipsis } from "lucide-react";
import type { ComponentProps } from "react";

import { IconButton } from "@/components/icon-button";

export type MoreTriggerProps = Omit<ComponentProps<typeof IconButton>, "Icon">;

/** The three dots beside a turn. */
export function MoreTrigger(props: MoreTriggerProps) {
  return <IconButton {...props} Icon={Ellipsis} />;
}
