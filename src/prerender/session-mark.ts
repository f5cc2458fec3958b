import { paths } from "@/lib/paths";
import { sessionStorageKey } from "@/lib/storage";

/** Pages that have more to show in their own text to a woman who is signed in. */
const CHANGING: ReadonlySet<string> = new Set([paths.home, paths.chat, paths.resources]);

const mark = `<script>try{if(localStorage["${sessionStorageKey}"])document.documentElement.dataset.account="kept"}catch(e){}</script>`;

/** What says before the first paint that somebody is signed in on this device, on the pages that would move otherwise. */
export function sessionMark(address: string): string {
  return CHANGING.has(address) ? mark : "";
}
