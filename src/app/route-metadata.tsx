import { Suspense, useEffect, useState } from "react";

import { lazyComponent } from "@/lib/lazy-component";

/** What the HTML of a page made at build time carries as long as that page is shown. */
const PRERENDERED_PAGE = "script[data-page-code]";
/** What that HTML already says about the page. */
const PRERENDERED = "[data-first-page]";

const pathMetadata = lazyComponent(async () => (await import("./path-metadata")).PathMetadata);

function isPrerendered(): boolean {
  return typeof document === "undefined" || document.querySelector(PRERENDERED_PAGE) !== null;
}

function removePrerendered(): void {
  for (const element of document.querySelectorAll(PRERENDERED)) element.remove();
  document.querySelector(PRERENDERED_PAGE)?.removeAttribute("data-page-code");
}

/** What search engines and previews learn about a page; in the HTML of the first page, and fetched for later ones. */
export function RouteMetadata({ path }: { path: string }) {
  const [isInHtml] = useState(isPrerendered);
  useEffect(() => (isInHtml ? removePrerendered : undefined), [isInHtml]);
  if (isInHtml) return null;
  return (
    <Suspense>
      <pathMetadata.Component path={path} />
    </Suspense>
  );
}
