import type { Match, Severity } from "@/lib/moderation/types";
import { formFor, type PanelWords, reasonText } from "./words";

const tones: Record<Severity, string> = {
  flagged: "text-flagged",
  review: "text-review",
};

/** The maximum listed, because pasted text may have hundreds. The text marks all of them. */
const maxShown = 5;

/** The matches in text order: kind, matched text and reason. */
export function Findings({ matches, words }: { matches: Match[]; words: PanelWords }) {
  return (
    <ul aria-label={words.findings} className="divide-y divide-line">
      {matches.slice(0, maxShown).map((match) => (
        <li key={match.start} className="py-2.5 text-[0.875rem] leading-5">
          <p className="flex h-5 min-w-0 items-baseline gap-2.5">
            <span className={`shrink-0 font-semibold ${tones[match.severity]}`}>
              {words.categories[match.category]}
            </span>
            <span className="truncate font-mono text-[0.8125rem] text-ink-soft">{match.excerpt}</span>
          </p>
          <p className="mt-0.5 text-ink-soft">{reasonText(words, match.reason)}</p>
        </li>
      ))}
      {matches.length > maxShown && (
        <li className="py-2.5 text-[0.875rem] leading-5 text-ink-soft">
          {formFor(words.more, matches.length - maxShown)}
        </li>
      )}
    </ul>
  );
}
