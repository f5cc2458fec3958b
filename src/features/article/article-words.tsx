import { Fragment } from "react";
import { Link } from "react-router-dom";

import type { Inline, Run } from "@/domain/article";

/** The tags of the sources in the order in which the list under the text counts them. */
export type SourceOrder = readonly string[];

const linkLook = "py-0.5 text-primary underline";

/** The place of a source in the list under the text. */
export function sourceAnchor(tag: string): string {
  return `source-${tag}`;
}

/** Words up to the last one, and the last one, which the mark of a source must not leave. */
const LAST_WORD = /^(.*\s)?(\S*\s*)$/su;

/** A run of reviewed words with its links and marks of sources. */
export function ArticleWords({ run, sources }: { run: Run; sources: SourceOrder }) {
  return groups(run).map((group, index) => {
    const key = `${index}-${group[0]?.type}`;
    const marks = group.filter((node) => node.type === "cite");
    if (marks.length === 0) return <Words key={key} group={group} sources={sources} />;
    const words = group[0]?.type === "text" ? group[0].text.trimEnd() : "";
    const [, before = "", last = ""] = LAST_WORD.exec(words) ?? [];
    return (
      <Fragment key={key}>
        {before}
        <span className="whitespace-nowrap">
          {last}
          {/* A mark after a link or bold words has no word of its own here: the joiner holds it to them. */}
          {last === "" && "\u2060"}
          {marks.map(({ source }) => (
            <Citation key={source} tag={source} sources={sources} />
          ))}
        </span>
      </Fragment>
    );
  });
}

/** Each text with the marks of sources that follow it; every other part by itself. */
function groups(run: Run): Inline[][] {
  const result: Inline[][] = [];
  for (const node of run) {
    const group = result.at(-1);
    const isOpen = group?.[0]?.type === "text" || group?.[0]?.type === "cite";
    const isGlue =
      node.type === "text" && node.text.trim() === "" && group?.at(-1)?.type === "cite";
    if (isGlue) continue;
    if (node.type === "cite" && isOpen) group?.push(node);
    else result.push([node]);
  }
  return result;
}

function Words({ group, sources }: { group: readonly Inline[]; sources: SourceOrder }) {
  return group.map((node, index) => {
    const key = `${index}-${node.type}`;
    if (node.type === "text") return node.text;
    if (node.type === "cite") return null;
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
