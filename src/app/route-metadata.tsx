import { Suspense, useEffect, useState } from "react";

import { lazyComponent } from "@/lib/lazy-component";

/** What the HTML of a page made at build time carries as long as that page is shown. */
const READY_MADE_PAGE = "script[data-page-code]";
/** What that HTML already says about the page. */
const READY_MADE = "[data-first-page]";

const pathMetadata = lazyComponent(async () => (await import("./path-metadata")).PathMetadata);

function isReadyMade(): boolean {
  return typeof document === "undefined" || document.querySelector(READY_MADE_PAGE) !== null;
}

function removeReadyMade(): void {
  for (const element of document.querySelectorAll(READY_MADE)) element.remove();
  document.querySelector(READY_MADE_PAGE)?.removeAttribute("data-page-code");
}

/** What search engines and previews learn about a page; in the HTML of the first page, and fetched for later ones. */
export function RouteMetadata({ path }: { path: string }) {
  const [isInHtml] = useState(isReadyMade);
  useEffect(() => (isInHtml ? removeReadyMade : undefined), [isInHtml]);
  if (isInHtml) return null;
  return (
    <Suspense>
      <pathMetadata.Component path={path} />
    </Suspense>
  );
}
