/** A table whose first column names the row. `columns` are also the labels of the cells on narrow screens. */
export type LegalTable = {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};
