/** The slug that rehype-slug generates from a heading's plain text. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");

/** The id of a row in the handbook's tables: the same first cell may occur in tables with different headings. */
export const rowId = (heading: string, cell: string): string => `row-${slugOf(`${heading} ${cell}`.trim())}`;
