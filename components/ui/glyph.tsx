import { cx } from "./cx";

/** A 24-unit icon in the text's color. Decorative: the adjacent text carries the meaning. */
export function Glyph({ d, className }: { d: string; className?: string }) {
  return (
    <svg
      // Keeps the icon as large as the text if the style sheet doesn't load. The height follows from the viewBox.
      width="1em"
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={cx("glyph", className ?? "size-5")}
    >
      <path d={d} />
    </svg>
  );
}
