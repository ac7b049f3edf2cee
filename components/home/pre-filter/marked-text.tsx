import type { Match, Severity } from "@/lib/moderation/types";
import { segmentsOf } from "@/lib/moderation/verdict";

/** Color and underline show the severity; with forced colors, the underline does. */
const marks: Record<Severity, string> = {
  flagged: "bg-flagged-soft decoration-flagged decoration-solid",
  review: "bg-review-soft decoration-review decoration-dotted",
};

/** The text with its matches marked. It must align exactly with the text field above it. */
export function MarkedText({ text, matches }: { text: string; matches: Match[] }) {
  return segmentsOf(text, matches).map(({ start, text: words, match }) =>
    match ? (
      <mark
        key={start}
        className={`rounded-sm box-decoration-clone text-inherit underline decoration-2 underline-offset-4 forced-colors:bg-transparent forced-colors:decoration-[CanvasText] ${marks[match.severity]}`}
      >
        {words}
      </mark>
    ) : (
      words
    ),
  );
}
