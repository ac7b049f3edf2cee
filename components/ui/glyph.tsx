import { cx } from "./cx";

/** An outline, 24 units square, in the text's colour. Decorative: the words beside it carry the meaning. */
export function Glyph({ d, className }: { d: string; className?: string }) {
  return (
    <svg
      // As large as the text where the style sheet doesn't come.
      width="1em"
      height="1em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={cx("shrink-0", className ?? "size-5")}
    >
      <path d={d} />
    </svg>
  );
}
