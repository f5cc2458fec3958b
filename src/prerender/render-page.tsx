import { StrictMode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";

import { App } from "@/app/app";
import { PathMetadata } from "@/app/path-metadata";
import { pageSources, preloadPage } from "@/app/route-pages";

import { sessionMark } from "./session-mark";

export type RenderedPage = {
  /** The line of script that comes before the first paint; empty for most pages. */
  mark: string;
  /** What is said about the page in the head of its HTML, beyond what its markup begins with. */
  head: string;
  markup: string;
  /** The source files of the page; none where only its shell is rendered. */
  sources: readonly string[];
};

/** Renders the whole page at an address where no browser is; throws when any part of it does. */
export async function renderPage(address: string): Promise<RenderedPage> {
  await preloadPage(address);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={address}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // Otherwise a long page is parted into pieces that an inline script, which our headers forbid, puts together.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  const head = renderToStaticMarkup(<PathMetadata path={address} />).replaceAll(
    /<(?:meta|link) /g,
    "$&data-first-page ",
  );
  return {
    mark: sessionMark(address),
    head,
    markup: await new Response(prelude).text(),
    sources: pageSources(address),
  };
}
