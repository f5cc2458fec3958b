import { Search } from "lucide-react";
import { useRef, useState } from "react";

import { useLazyComponent } from "@/components/use-lazy-component";
import { lazyModule } from "@/lib/lazy-module";

const dialog = lazyModule(async () => (await import("./search-dialog")).SearchDialog);

/** Opens the search of the whole site; its code and index come at the first touch and then stay. */
export function SearchButton() {
  const button = useRef<HTMLButtonElement>(null);
  const { Component: SearchDialog, fetchComponent } = useLazyComponent("The search", dialog);
  const [isOpen, setIsOpen] = useState(false);

  async function open(): Promise<void> {
    if (await fetchComponent()) setIsOpen(true);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={dialog.preload}
        onFocus={dialog.preload}
        onClick={() => void open()}
        className="needs-scripts grid size-11 shrink-0 place-items-center rounded-1 text-ink hover:bg-primary-soft"
      >
        <Search aria-hidden="true" strokeWidth={1.75} className="size-6" />
      </button>
      {isOpen && SearchDialog !== null && (
        <SearchDialog
          onClose={() => setIsOpen(false)}
          onReturnFocus={() => button.current?.focus()}
        />
      )}
    </>
  );
}
