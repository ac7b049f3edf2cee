import { InlineText } from "./inline-text";

type TableProps = { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };

/** Below `sm` each row becomes a block whose cells carry their column's name, so that nothing scrolls sideways. */
export function Table({ caption, columns, rows }: TableProps) {
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
                <InlineText text={name} />
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-label={columns[index + 1]}>
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
