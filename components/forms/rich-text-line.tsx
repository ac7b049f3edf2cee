import type { RichText } from "@/lib/platform/forms/spec";

/** Text beside a control. Its links open a new tab, because following one must not cost what has been typed. */
export function RichTextLine({ text }: { text: RichText }) {
  return text.map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <a
        key={part.href}
        href={part.href}
        target="_blank"
        rel="noopener"
        className="font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
      >
        {part.text}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    ),
  );
}
