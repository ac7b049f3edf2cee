import { localize } from "@/lib/site/current-language";
import type { Translated } from "@/lib/site/language";
import type { LegalTable } from "@/lib/site/legal-table";

/** In a narrow column each row becomes a block whose cells name their column, so that the table never scrolls sideways. */
export async function DataTable({ table }: { table: Translated<LegalTable> }) {
  const { caption, columns, rows } = await localize(table);
  return (
    <div className="legal-table">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-label={columns[index + 1]}>
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
