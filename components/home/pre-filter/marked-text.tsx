import type { Match, Severity } from "@/lib/moderation/types";
import { segmentsOf } from "@/lib/moderation/verdict";

/**
 * Colour says how grave; so does the line under the words, for those who can't tell the colours apart. The outline is
 * seen only where colours are forced, and the line may not be.
 */
const marks: Record<Severity, string> = {
  flagged: "bg-flagged-soft decoration-flagged decoration-solid",
  review: "bg-review-soft decoration-review decoration-dotted",
};

/** The text with its matches marked, glyph for glyph where the text field above it has them. */
export function MarkedText({ text, matches }: { text: string; matches: Match[] }) {
  return segmentsOf(text, matches).map(({ start, text: words, match }) =>
    match ? (
      <mark
        key={start}
        className={`rounded-sm outline outline-transparent box-decoration-clone text-inherit underline decoration-2 underline-offset-4 ${marks[match.severity]}`}
      >
        {words}
      </mark>
    ) : (
      words
    ),
  );
}
