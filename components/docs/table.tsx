import { InlineText } from "./inline-text";

type TableProps = { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

/** Below `sm` each row becomes a block whose cells carry their column's name, so that nothing scrolls sideways. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-surface">
      <table className="block w-full text-left text-[0.9375rem] leading-6 sm:table">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only sm:not-sr-only sm:table-header-group">
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="border-line border-b bg-sunken px-4 py-2.5 font-medium text-[0.8125rem] text-ink-soft"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block divide-y divide-line sm:table-row-group">
          {rows.map(([name = "", ...cells]) => (
            <tr key={name} className="block px-4 py-3.5 sm:table-row sm:p-0">
              <th scope="row" className="block font-medium sm:table-cell sm:px-4 sm:py-3 sm:align-top">
                <InlineText text={name} />
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  data-label={columns[index + 1]}
                  className="mt-1.5 grid grid-cols-[7rem_1fr] gap-3 text-ink-soft before:text-[0.8125rem] before:text-ink-faint before:content-[attr(data-label)] sm:mt-0 sm:table-cell sm:px-4 sm:py-3 sm:align-top sm:before:content-none"
                >
                  <span>
                    <InlineText text={cell} />
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
