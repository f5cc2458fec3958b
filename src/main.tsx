import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";

import { App } from "@/app/app";
import { preloadPage } from "@/app/route-pages";
import { recordFields } from "@/lib/input-replay";
import { focusPressedButtons } from "@/lib/pressed-button";
import "@/styles/app.css";

const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

/** Takes over the page's markup when it was made at build time, and draws it otherwise. */
export async function startSite(): Promise<void> {
  focusPressedButtons();
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no element with the id root.");
  if (!root.hasChildNodes()) {
    // A page that fails to load is reported by its own error boundary.
    await preloadPage(location.pathname).catch(() => undefined);
    createRoot(root).render(site);
    return;
  }
  await preloadPage(location.pathname);
  recordFields(root);
  hydrateRoot(root, site);
}
