import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";

import { AccountSlot } from "./account-slot";
import { BrandLink } from "./brand-link";
import { MenuButton } from "./menu-button";
import { isCurrentLink, mainLinks } from "./site-links";

/** The six links of the top bar; the current one carries the hand-drawn stroke. */
function MainNavigation() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main">
      <ul className="flex justify-between gap-x-4 lg:justify-start lg:gap-x-6 nav:gap-x-4 min-[1280px]:gap-x-5">
        {mainLinks.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isCurrentLink(to, pathname) ? "page" : undefined}
              className="inline-flex min-h-11 items-center text-sm whitespace-nowrap nav:leading-tight nav:whitespace-normal text-ink-2 no-underline hover:text-ink aria-[current=page]:hand-stroke aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The bar at the top of every page; what is handed in stands beside the account. From the left come brand and links,
 * from the right the rest, so that the account gets its width out of the room between and moves nothing. Where letters are set wide apart, the
 * names of the links take a second line before the account has to.
 */
export function SiteHeader({ children }: { children?: ReactNode }) {
  return (
    <header className="fixed inset-x-0 top-0 z-30 border-b border-line bg-paper">
      <div className="mx-auto flex h-[63px] max-w-[calc(var(--page)+2*var(--gutter))] items-center justify-between gap-x-6 px-(--gutter) md:h-[115px] md:flex-wrap md:content-center nav:h-[71px] nav:flex-nowrap nav:gap-x-4 min-[1280px]:gap-x-5">
        <div className="text-ink nav:shrink-0 [&_svg]:text-primary">
          <BrandLink markClassName="size-[34px]" />
        </div>
        <div className="hidden md:order-last md:block md:w-full nav:order-none nav:me-auto nav:w-auto">
          <MainNavigation />
        </div>
        <div className="flex min-w-0 items-center gap-2 nav:max-w-73 nav:shrink-0 nav:grow nav:basis-52">
          <div className="hidden min-w-0 md:block">
            <AccountSlot />
          </div>
          {children}
          <div className="md:hidden">
            <MenuButton />
          </div>
        </div>
      </div>
    </header>
  );
}
