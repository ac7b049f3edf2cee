import { cx } from "@/components/ui/cx";
import { localize } from "@/lib/site/current-language";
import type { Translated } from "@/lib/site/language";
import type { LegalTable } from "@/lib/site/legal-table";

/**
 * A table that keeps its words at any width: below `sm` each row becomes a block whose cells carry their column's
 * name, instead of a strip that has to be scrolled sideways.
 */
export async function DataTable({ table }: { table: Translated<LegalTable> }) {
  const { caption, columns, rows } = await localize(table);
  return (
    <div className="mt-5 mb-7 overflow-hidden rounded-xl border border-line bg-surface print:rounded-none">
      <table className="block w-full text-left text-[0.9375rem] leading-6 sm:table print:table">
        <caption className="block border-line border-b bg-sunken px-4 py-3 text-left font-medium text-ink text-sm sm:table-caption print:table-caption">
          {caption}
        </caption>
        <thead className="sr-only sm:not-sr-only sm:table-header-group print:table-header-group">
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="border-line border-b px-4 py-3 font-medium text-ink-faint text-sm"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block divide-y divide-line sm:table-row-group print:table-row-group">
          {rows.map(([name, ...cells]) => (
            <tr
              key={name}
              className="block px-4 py-4 sm:table-row sm:p-0 print:table-row print:break-inside-avoid"
            >
              <th
                scope="row"
                className="block font-medium text-ink sm:table-cell sm:px-4 sm:py-3 sm:align-top print:table-cell"
              >
                {name}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  data-label={columns[index + 1]}
                  className={cx(
                    "mt-2 grid grid-cols-[6.5rem_1fr] gap-3 text-pretty before:text-ink-faint before:text-sm before:content-[attr(data-label)]",
                    "sm:mt-0 sm:table-cell sm:text-balance sm:px-4 sm:py-3 sm:align-top sm:before:content-none",
                    "print:table-cell print:before:content-none",
                  )}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
