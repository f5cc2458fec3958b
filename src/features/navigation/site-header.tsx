import type { ReactNode } from "react";

import { AccountSlot } from "./account-slot";
import { BrandLink } from "./brand-link";
import { MainNavigation } from "./main-navigation";
import { MenuButton } from "./menu-button";

/**
 * The bar at the top of every page; what is handed in stands beside the account. From the left come brand and links,
 * from the right the rest, so that the account gets its width out of the room between and moves nothing.
 */
export function SiteHeader({ children }: { children?: ReactNode }) {
  return (
    <header className="fixed inset-x-0 top-0 z-30 border-b border-line bg-paper">
      <div className="mx-auto flex h-[63px] max-w-[calc(var(--page)+2*var(--gutter))] items-center justify-between gap-x-6 px-(--gutter) md:h-[115px] md:flex-wrap md:content-center nav:h-[71px] nav:flex-nowrap nav:gap-x-4 min-[1280px]:gap-x-5">
        <div className="text-ink [&_svg]:text-primary">
          <BrandLink markClassName="size-[34px]" />
        </div>
        <div className="hidden md:order-last md:block md:w-full nav:order-none nav:me-auto nav:w-auto">
          <MainNavigation />
        </div>
        <div className="flex min-w-0 items-center gap-2">
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
