import { Link } from "react-router-dom";

import type { Run } from "@/domain/article";

/** The tags of the sources in the order in which the list under the text counts them. */
export type SourceOrder = readonly string[];

const linkLook = "py-0.5 text-primary underline";

/** The place of a source in the list under the text. */
export function sourceAnchor(tag: string): string {
  return `source-${tag}`;
}

/** A run of reviewed words with its links and marks of sources. */
export function ArticleWords({ run, sources }: { run: Run; sources: SourceOrder }) {
  return run.map((node, index) => {
    const key = `${index}-${node.type}`;
    if (node.type === "text")
      // No space, and no new line, before the mark of a source.
      return run[index + 1]?.type === "cite" ? `${node.text.trimEnd()}\u2060` : node.text;
    if (node.type === "cite") return <Citation key={key} tag={node.source} sources={sources} />;
    const words = <ArticleWords run={node.children} sources={sources} />;
    if (node.type === "strong") return <strong key={key}>{words}</strong>;
    return node.href.startsWith("mailto:") ? (
      <a key={key} href={node.href} className={linkLook}>
        {words}
      </a>
    ) : (
      <Link key={key} to={node.href} className={linkLook}>
        {words}
      </Link>
    );
  });
}

function Citation({ tag, sources }: { tag: string; sources: SourceOrder }) {
  const number = sources.indexOf(tag) + 1;
  return (
    <Link
      to={`#${sourceAnchor(tag)}`}
      aria-label={`Source ${number}`}
      className="mx-0.5 inline-grid size-6 place-items-center rounded-1 bg-primary-soft text-xs font-semibold text-primary no-underline hover:underline"
    >
      {number}
    </Link>
  );
}
