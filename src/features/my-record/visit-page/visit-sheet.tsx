import type { LaidOutPage, Lines, PageBlock, PageTable } from "@/domain/paper-page/page-layout";
import { cn } from "@/lib/cn";

function TextLines({ lines }: { lines: Lines }) {
  return lines.map((line, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the lines of one text keep their order
    <span key={at} className="paper-line">{`${line} `}</span>
  ));
}

function Table({ head, rows, widths }: PageTable<Lines>) {
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return (
    <table>
      <colgroup>
        {widths.map((width, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the columns of one table keep their order
          <col key={at} width={`${(width / whole) * 100}%`} />
        ))}
      </colgroup>
      {head !== null && (
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell.join(" ")} scope="col">
                <TextLines lines={cell} />
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, rowAt) => (
          // oxlint-disable-next-line react/no-array-index-key -- the rows of one table keep their order
          <tr key={rowAt}>
            {row.map((cell, at) => {
              const Cell = at === 0 && head !== null ? "th" : "td";
              return (
                <Cell
                  // oxlint-disable-next-line react/no-array-index-key -- the cells of one row keep their order
                  key={at}
                  scope={Cell === "th" ? "row" : undefined}
                  data-label={at > 0 && cell.length > 0 ? head?.[at]?.join(" ") : undefined}
                >
                  <TextLines lines={cell} />
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Block({ block }: { block: PageBlock<Lines> }) {
  if (block.kind === "table") return <Table {...block} />;
  return (
    <p className={cn(block.kind === "label" && "paper-label")}>
      <TextLines lines={block.text} />
    </p>
  );
}

/** The page as it will be, as a sheet of paper. */
export function VisitSheet({ page, className }: { page: LaidOutPage; className?: string }) {
  return (
    <article data-theme="light" className={cn("paper-sheet bg-surface text-ink", className)}>
      <h2>{page.title}</h2>
      <p>
        <TextLines lines={page.byline} />
      </p>
      {page.sections.map(({ name, title, blocks }) => (
        <section key={name}>
          <h3>{title}</h3>
          {blocks.map((block, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the blocks of a section keep their order
            <Block key={at} block={block} />
          ))}
        </section>
      ))}
      <p className="paper-foot">
        <TextLines lines={page.foot} />
      </p>
    </article>
  );
}
