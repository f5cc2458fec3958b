import { Menu } from "lucide-react";
import { useRef, useState } from "react";

import { useLazyComponent } from "@/components/use-lazy-component";
import { lazyModule } from "@/lib/lazy-module";

import { allPagesId } from "./site-links";

const menuDrawer = lazyModule(async () => (await import("./menu-drawer")).MenuDrawer);

/** Opens the menu of a small screen; the menu's code comes at the first touch. */
export function MenuButton() {
  const button = useRef<HTMLButtonElement>(null);
  const { Component: MenuDrawer, fetchComponent } = useLazyComponent("The menu", menuDrawer);
  const [isOpen, setIsOpen] = useState(false);

  async function open(): Promise<void> {
    if (await fetchComponent()) setIsOpen(true);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={menuDrawer.preload}
        onClick={() => void open()}
        className="needs-scripts grid size-11 place-items-center rounded-1 border-[1.5px] border-line-strong text-ink hover:bg-primary-soft"
      >
        <Menu aria-hidden="true" strokeWidth={1.75} className="size-6" />
      </button>
      <noscript>
        <a href={`#${allPagesId}`} className="inline-flex min-h-11 items-center text-primary">
          All pages
        </a>
      </noscript>
      {isOpen && MenuDrawer !== null && (
        <MenuDrawer
          onClose={() => setIsOpen(false)}
          onReturnFocus={() => button.current?.focus()}
        />
      )}
    </>
  );
}
