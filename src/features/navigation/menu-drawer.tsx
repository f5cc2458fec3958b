import { useRef } from "react";
import { Link, useLocation } from "react-router-dom";

import { Sheet } from "@/components/ui/sheet";

import { DrawerAccount } from "./drawer-account";
import { isCurrentLink, mainLinks } from "./site-links";

export type MenuDrawerProps = {
  onClose: () => void;
  /** Brings the focus back to what opened the menu. */
  onReturnFocus: () => void;
};

/** The menu of a small screen, from the right edge. */
export function MenuDrawer({ onClose, onReturnFocus }: MenuDrawerProps) {
  const { pathname } = useLocation();
  const isLeaving = useRef(false);

  function leave(): void {
    isLeaving.current = true;
    onClose();
  }

  return (
    <Sheet
      title="Menu"
      side="right"
      onClose={onClose}
      onReturnFocus={() => {
        if (!isLeaving.current) onReturnFocus();
      }}
    >
      <nav aria-label="Menu">
        <ul>
          {mainLinks.map(({ to, label, Icon }) => (
            <li key={to}>
              <Link
                to={to}
                onClick={leave}
                aria-current={isCurrentLink(to, pathname) ? "page" : undefined}
                className="flex min-h-[52px] items-center gap-3.5 border-s-4 border-transparent ps-4 pe-4 text-ink no-underline hover:bg-primary-soft aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold"
              >
                <Icon
                  aria-hidden="true"
                  strokeWidth={1.75}
                  className="size-5 shrink-0 text-primary"
                />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <DrawerAccount onLeave={leave} />
    </Sheet>
  );
}
