import { Search } from "lucide-react";

import { useLazyDialog } from "@/components/use-lazy-component";
import { lazyModule } from "@/lib/lazy-module";

const search = lazyModule(async () => (await import("./search-dialog")).SearchDialog);

/** Opens the search of the whole site; its code and index come at the first touch and then stay. */
export function SearchButton() {
  const { button, isOpen, open, dialog } = useLazyDialog("The search", search);

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={search.preload}
        onFocus={search.preload}
        onClick={open}
        className="needs-scripts grid size-11 shrink-0 place-items-center rounded-1 text-ink hover:bg-primary-soft"
      >
        <Search aria-hidden="true" strokeWidth={1.75} className="size-6" />
      </button>
      {dialog}
    </>
  );
}
