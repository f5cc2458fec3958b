import { useEffect } from "react";

/** What the browser shows and installs instead, by where the page names it. */
const PLAIN = {
  'link[rel="icon"]': "/icons/notes.svg",
  'link[rel="apple-touch-icon"]': "/icons/notes-180.png",
  'link[rel="manifest"]': "/notes.webmanifest",
} as const;

/** Gives the tab, and what is installed from it, a plain icon and a plain name. */
export function PlainHead() {
  useEffect(() => {
    const undo = Object.entries(PLAIN).map(([selector, address]) => {
      const link = document.querySelector<HTMLLinkElement>(selector);
      const before = link?.getAttribute("href") ?? null;
      link?.setAttribute("href", address);
      return () => {
        if (before !== null) link?.setAttribute("href", before);
      };
    });
    return () => {
      for (const putBack of undo) putBack();
    };
  }, []);
  return null;
}
