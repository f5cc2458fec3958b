import type { Block } from "@/domain/article";

import { ArticleTable } from "./article-table";
import { ArticleWords, type SourceOrder } from "./article-words";

type BlockProps = { sources: SourceOrder; headingId: string };

function ArticleBlock({ block, sources, headingId }: BlockProps & { block: Block }) {
  if (block.type === "table") {
    return <ArticleTable table={block} sources={sources} headingId={headingId} />;
  }
  if (block.type === "paragraph") {
    return (
      <p>
        <ArticleWords run={block.children} sources={sources} />
      </p>
    );
  }
  const List = block.isOrdered ? "ol" : "ul";
  return (
    <List className={`grid gap-2 ps-6 ${block.isOrdered ? "list-decimal" : "list-disc"}`}>
      {block.items.map((item, place) => (
        <li key={`${place}-item`}>
          <ArticleWords run={item} sources={sources} />
        </li>
      ))}
    </List>
  );
}

/** Reviewed text as paragraphs, lists and tables under a heading; marks of sources become numbered links. */
export function ArticleBody({ blocks, ...props }: BlockProps & { blocks: readonly Block[] }) {
  return (
    <div className="grid max-w-measure gap-4">
      {blocks.map((block, place) => (
        <ArticleBlock key={`${place}-${block.type}`} block={block} {...props} />
      ))}
    </div>
  );
}
