/** Five pointed stakes whose bottom edges form a shield: x of the left edge, y of the tip, y of the bottom. */
const stakes = [
  [1.6, 5.2, 16.4],
  [5.9, 3.2, 20],
  [10.2, 1.6, 22.8],
  [14.5, 3.2, 20],
  [18.8, 5.2, 16.4],
] as const;

const width = 3.6;
const point = 2.2;

/** The logo mark as path data in a 24-unit square, used by the logo, the icons and the link previews. */
export const markPath = stakes
  .map(
    ([x, top, foot]) =>
      `M${x} ${Number((top + point).toFixed(1))}l${width / 2}-${point} ${width / 2} ${point}V${foot}h-${width}z`,
  )
  .join("");

/** The brand's colors for images and icons, which have no style sheet. The same as the tokens of globals.css. */
export const pictureColors = {
  deep: "#15224f",
  stake: "#1e2f6d",
  onDeep: "#f4f7fc",
  onDeepSoft: "#c4cee5",
  accent: "#85a5fe",
  flagged: "#fb857d",
  canvas: "#fcfbf9",
} as const;
