import { Menu } from "lucide-react";

import { useLazyDialog } from "@/components/use-lazy-component";
import { lazyModule } from "@/lib/lazy-module";

import { allPagesId } from "./site-links";

const menuDrawer = lazyModule(async () => (await import("./menu-drawer")).MenuDrawer);

/** Opens the menu of a small screen; the menu's code comes at the first touch. */
export function MenuButton() {
  const { button, isOpen, open, dialog } = useLazyDialog("The menu", menuDrawer);

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={menuDrawer.preload}
        onClick={open}
        className="needs-scripts grid size-11 place-items-center rounded-1 border-[1.5px] border-line-strong text-ink hover:bg-primary-soft"
      >
        <Menu aria-hidden="true" strokeWidth={1.75} className="size-6" />
      </button>
      <noscript>
        <a href={`#${allPagesId}`} className="inline-flex min-h-11 items-center text-primary">
          All pages
        </a>
      </noscript>
      {dialog}
    </>
  );
}
