import type { Block, Inline, Run, Section } from "./article";

/** What stands in a text where it says "{contact}", by the name of the placeholder. */
export type Fillings = Readonly<Record<string, Run>>;

const PLACEHOLDER = /\{([a-z]+)\}/;

/** Fills the placeholders of some sections; throws at a placeholder that nobody knows. */
export function fillPlaceholders(sections: readonly Section[], fillings: Fillings): Section[] {
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => fillBlock(block, fillings)),
  }));
}

function fillBlock(block: Block, fillings: Fillings): Block {
  const fill = (run: Run) => fillRun(run, fillings);
  if (block.type === "paragraph") return { ...block, children: fill(block.children) };
  if (block.type === "list") return { ...block, items: block.items.map(fill) };
  return { ...block, head: block.head.map(fill), rows: block.rows.map((row) => row.map(fill)) };
}

function fillRun(run: Run, fillings: Fillings): Inline[] {
  return run.flatMap((inline): Run => {
    if (inline.type === "cite") return [inline];
    if (inline.type === "text") return fillText(inline.text, fillings);
    return [{ ...inline, children: fillRun(inline.children, fillings) }];
  });
}

function fillText(text: string, fillings: Fillings): Inline[] {
  return text.split(PLACEHOLDER).flatMap((part, index): Run => {
    if (index % 2 === 0) return part === "" ? [] : [{ type: "text", text: part }];
    const filling = fillings[part];
    if (filling === undefined) throw new Error(`Nobody knows what to write for {${part}}.`);
    return filling;
  });
}
