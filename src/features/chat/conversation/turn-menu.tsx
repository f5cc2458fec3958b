import { Ellipsis, type LucideIcon } from "lucide-react";

import { IconButton } from "@/components/icon-button";
import * as Menu from "@radix-ui/react-dropdown-menu";

/** One thing that can be done with a turn. */
export type TurnMenuItem = {
  label: string;
  Icon: LucideIcon;
  onSelect: () => void;
  isDisabled?: boolean;
};

export type TurnMenuProps = { label: string; items: readonly TurnMenuItem[] };

const row =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-1 px-3 text-md text-ink outline-none data-disabled:text-ink-3 data-highlighted:bg-primary-soft";

/** What else can be done with a turn, open from the start because a press has just asked for it. */
export function TurnMenu({ label, items }: TurnMenuProps) {
  return (
    <Menu.Root defaultOpen modal={false}>
      <Menu.Trigger asChild>
        <IconButton Icon={Ellipsis} label={label} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          align="end"
          sideOffset={4}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            // What was chosen may have led the focus elsewhere.
            if (document.activeElement !== document.body) event.preventDefault();
          }}
          className="menu-panel z-50 max-w-80 min-w-52 rounded-2 border border-line bg-surface p-1.5 text-ink shadow-2"
        >
          {items.map(({ label: words, Icon, onSelect, isDisabled = false }) => (
            <Menu.Item key={words} disabled={isDisabled} className={row} onSelect={onSelect}>
              <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-ink-3" />
              {words}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
