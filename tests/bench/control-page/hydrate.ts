import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";

import { ControlPage } from "./control-page.ts";

/** Takes over the markup that was made at build time. */
export function hydrate(): void {
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no element with the id root.");
  hydrateRoot(root, createElement(BrowserRouter, null, createElement(ControlPage)));
}
