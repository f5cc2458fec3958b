import { Menu } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";

const loadDrawer = () => import("./menu-drawer");
const MenuDrawer = lazy(async () => ({ default: (await loadDrawer()).MenuDrawer }));

/** Opens the menu of a small screen; the menu's code comes at the first touch. */
export function MenuButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);

  function open(): void {
    setIsAsked(true);
    setIsOpen(true);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={() => void loadDrawer()}
        onClick={open}
        className="grid size-11 place-items-center rounded-1 border-[1.5px] border-line-strong text-ink hover:bg-primary-soft"
      >
        <Menu aria-hidden="true" strokeWidth={1.75} className="size-6" />
      </button>
      {isAsked && (
        <Suspense>
          <MenuDrawer
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            onReturnFocus={() => button.current?.focus()}
          />
        </Suspense>
      )}
    </>
  );
}
