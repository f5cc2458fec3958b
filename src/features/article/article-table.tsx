import { inlineText, type Block } from "@/domain/article";

import { ArticleWords, type SourceOrder } from "./article-words";

type Table = Extract<Block, { type: "table" }>;

const cellLook = "block py-1 sm:table-cell sm:py-3 sm:pe-5 sm:align-top sm:last:pe-0";

/** A table whose rows are named by their first cell; on a phone each row becomes a short list. */
export function ArticleTable({
  table,
  sources,
  headingId,
}: {
  table: Table;
  sources: SourceOrder;
  headingId: string;
}) {
  return (
    <table aria-labelledby={headingId} className="my-2 block w-full text-sm sm:table">
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr className="border-b-2 border-ink">
          {table.head.map((cell, place) => (
            <th
              key={`${place}-head`}
              scope="col"
              className="py-2 pe-5 text-start align-bottom font-semibold first:w-[22%] last:pe-0"
            >
              <ArticleWords run={cell} sources={sources} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block border-t-2 border-ink sm:table-row-group sm:border-t-0">
        {table.rows.map(([name = [], ...cells], place) => (
          <tr
            key={`${place}-row`}
            className="block break-inside-avoid border-b border-line py-3 sm:table-row sm:py-0"
          >
            <th scope="row" className={`${cellLook} text-start font-semibold`}>
              <ArticleWords run={name} sources={sources} />
            </th>
            {cells.map((cell, column) => (
              <td key={`${column}-cell`} className={cellLook}>
                <span className="font-semibold text-ink-2 sm:hidden">
                  {inlineText(table.head[column + 1] ?? [])}:{" "}
                </span>
                <ArticleWords run={cell} sources={sources} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
