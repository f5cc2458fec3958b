import { Search } from "lucide-react";
import { useRef, useState, type ComponentType } from "react";

import { useToast } from "@/components/toast";

import type { SearchDialogProps } from "./search-dialog";

const loadDialog = () => import("./search-dialog");

function startLoading(): void {
  // Only a head start: a press tries again and reports.
  loadDialog().catch(() => undefined);
}

/** Opens the search of the whole site; its code and index come at the first touch and then stay. */
export function SearchButton() {
  const { toast } = useToast();
  const button = useRef<HTMLButtonElement>(null);
  const [SearchDialog, setSearchDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  async function open(): Promise<void> {
    try {
      const loaded = await loadDialog();
      setSearchDialog(() => loaded.SearchDialog);
      setIsOpen(true);
    } catch {
      const description = "Your connection may have dropped. Check it, then try again.";
      toast({ title: "The search did not load", description, variant: "destructive" });
    }
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={startLoading}
        onFocus={startLoading}
        onClick={() => void open()}
        className="grid size-11 shrink-0 place-items-center rounded-1 text-ink hover:bg-primary-soft md:-me-2.5"
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
