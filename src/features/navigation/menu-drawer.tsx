import { House, type LucideIcon, MessageSquareText, Siren } from "lucide-react";
import { useRef } from "react";
import { Link, useLocation } from "react-router-dom";

import { ButtonLink } from "@/components/button";
import { Sheet } from "@/components/ui/sheet";
import type { LazyDialogProps } from "@/components/use-lazy-component";
import { pageTitles, paths } from "@/lib/paths";

import { DrawerAccount } from "./drawer-account";
import { LinkName } from "./link-name";
import { menuGroups } from "./menu-links";
import { isCurrentLink } from "./site-links";

type RowProps = { to: string; label: string; Icon: LucideIcon; onLeave: () => void };

function MenuRow({ to, label, Icon, onLeave }: RowProps) {
  const { pathname } = useLocation();
  return (
    <li>
      <Link
        to={to}
        onClick={onLeave}
        aria-current={isCurrentLink(to, pathname) ? "page" : undefined}
        className="flex min-h-11 items-center gap-3.5 border-s-4 border-transparent ps-4 pe-4 text-ink no-underline hover:bg-primary-soft aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold"
      >
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0 text-primary" />
        <LinkName to={to} label={label} />
      </Link>
    </li>
  );
}

/** The menu of a small screen, from the right edge: all pages in groups, her account and urgent help always in view. */
export function MenuDrawer({ onClose, onReturnFocus }: LazyDialogProps) {
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
      foot={
        <>
          <DrawerAccount onLeave={leave} />
          <Link
            to={paths.urgentHelp}
            onClick={leave}
            className="flex min-h-[52px] items-center gap-3.5 bg-danger-soft ps-5 pe-4 pb-[env(safe-area-inset-bottom)] font-semibold text-danger-ink no-underline hover:underline"
          >
            <Siren aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
            {pageTitles.urgentHelp}
          </Link>
        </>
      }
    >
      <nav aria-label="Menu" className="pb-3">
        <div className="px-4 pt-3 pb-2">
          <ButtonLink
            to={paths.chat}
            onClick={leave}
            className="w-full justify-start! px-3! text-start!"
          >
            <MessageSquareText aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
            {pageTitles.chat}
          </ButtonLink>
        </div>
        <ul>
          <MenuRow to={paths.home} label={pageTitles.home} Icon={House} onLeave={leave} />
        </ul>
        {menuGroups.map(({ title, links }) => (
          <section key={title} aria-label={title}>
            <h3 className="ps-5 pt-3 pb-1 font-body text-sm leading-snug font-semibold tracking-normal text-ink-2">
              {title}
            </h3>
            <ul>
              {links.map((link) => (
                <MenuRow key={link.to} {...link} onLeave={leave} />
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </Sheet>
  );
}
