import { Link } from "react-router-dom";

import type { Block, Inline } from "@/domain/article";

/** The place of a source in the list under the text. */
export function sourceAnchor(tag: string): string {
  return `source-${tag}`;
}

type SourceOrder = readonly string[];

function Words({ nodes, sources }: { nodes: readonly Inline[]; sources: SourceOrder }) {
  return nodes.map((node, index) => {
    const key = `${index}-${node.type}`;
    if (node.type === "text") return node.text;
    if (node.type === "cite") return <Citation key={key} tag={node.source} sources={sources} />;
    const children = <Words nodes={node.children} sources={sources} />;
    if (node.type === "strong") return <strong key={key}>{children}</strong>;
    return (
      <Link key={key} to={node.href} className="py-0.5 text-primary underline">
        {children}
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
      className="inline-grid size-6 place-items-center rounded-1 bg-primary-soft text-xs font-semibold text-primary no-underline hover:underline"
    >
      {number}
    </Link>
  );
}

/** Reviewed text as paragraphs and lists; marks of sources become numbered links. */
export function ArticleBody({
  blocks,
  sources,
}: {
  blocks: readonly Block[];
  sources: SourceOrder;
}) {
  return (
    <div className="grid max-w-measure gap-4">
      {blocks.map((block, index) => {
        const key = `${index}-${block.type}`;
        if (block.type === "paragraph") {
          return (
            <p key={key}>
              <Words nodes={block.children} sources={sources} />
            </p>
          );
        }
        const List = block.isOrdered ? "ol" : "ul";
        return (
          <List
            key={key}
            className={`grid gap-2 ps-6 ${block.isOrdered ? "list-decimal" : "list-disc"}`}
          >
            {block.items.map((item, place) => (
              <li key={`${place}-item`}>
                <Words nodes={item} sources={sources} />
              </li>
            ))}
          </List>
        );
      })}
    </div>
  );
}
