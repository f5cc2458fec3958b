import { useRef, useState, type KeyboardEvent } from "react";

import { passages } from "@shared/knowledge/passages";

import { TextField } from "@/components/field";
import { Dialog, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import type { LazyDialogProps } from "@/components/use-lazy-component";

import { SearchResultList } from "./search-result-list";
import { createSiteSearch } from "./site-search";

const searchSite = createSiteSearch(passages);

/** Moves the focus between the field and the results with the arrow keys. */
function moveWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, li a")];
  const place = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[place + step];
  if (place === -1 || next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Finds pages, lab tests, articles and resources while she types; what she types stays here. */
export function SearchDialog({ onClose, onReturnFocus }: LazyDialogProps) {
  const [query, setQuery] = useState("");
  // Not deferred: the arrow she presses next moves among the results of all she has typed.
  const searched = query.trim();
  const isLeaving = useRef(false);

  function leave(): void {
    isLeaving.current = true;
    onClose();
  }

  return (
    <Dialog
      onClose={onClose}
      onReturnFocus={() => {
        if (!isLeaving.current) onReturnFocus();
      }}
      onKeyDown={moveWithArrows}
      className="flex h-dvh max-h-dvh! max-w-[560px]! flex-col max-[479px]:rounded-0! min-[480px]:h-[640px] min-[480px]:max-h-[90dvh]!"
    >
      <DialogTitle>Search</DialogTitle>
      <DialogDescription className="text-sm">
        Pages, lab tests, articles and resources. PCOS, PMOS and PCOD mean the same here.
      </DialogDescription>
      <TextField
        label="What are you looking for?"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <SearchResultList
        query={searched}
        groups={searched === "" ? [] : searchSite(searched)}
        onLeave={leave}
      />
    </Dialog>
  );
}
