import { cx } from "./cx";

/** An outline, 24 units square, in the text's colour. Decorative: the words beside it carry the meaning. */
export function Glyph({ d, className }: { d: string; className?: string }) {
  return (
    <svg
      // As large as the text where the style sheet doesn't come.
      width="1em"
      height="1em"
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={cx("glyph", className ?? "size-5")}
    >
      <path d={d} />
    </svg>
  );
}
