import type { DocumentationTable } from "@/lib/documentation/tables";
import { InlineMarkdown } from "./inline-markdown";

/** Below `sm` each row becomes a block whose cells name their column, so that nothing scrolls sideways. */
export function Table({ caption, columns, rows }: DocumentationTable) {
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-surface">
      <table className="docs-table block w-full text-left text-[0.9375rem] leading-6 sm:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only sm:not-sr-only sm:table-header-group">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block divide-y divide-line sm:table-row-group">
          {rows.map(([name = "", ...cells]) => (
            <tr key={name}>
              <th scope="row">
                <InlineMarkdown text={name} />
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-label={columns[index + 1]}>
                  <span>
                    <InlineMarkdown text={cell} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
