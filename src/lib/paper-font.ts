import { type PaperFont, readFont } from "@/domain/paper-page/true-type";

import { lazyModule } from "./lazy-module";
import address from "./paper-font.ttf?url";

/** The name of the font in style sheets. */
const FAMILY = "Paper";

/** The font of pages that are printed or saved, ready to be measured and drawn with. */
export const paperFont = lazyModule(async (): Promise<PaperFont> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error("The font did not come.");
  const bytes = await response.arrayBuffer();
  if ("FontFace" in globalThis) document.fonts.add(await new FontFace(FAMILY, bytes).load());
  return readFont(new Uint8Array(bytes));
});
