import { Collapsible } from "@/components/ui/collapsible";
import { closedDefaults, openedBy } from "@/lib/settings/exempt-paths";
import { settingsWords } from "@/lib/settings/words";

const { exempt: words } = settingsWords.preview;

/**
 * The pages that each exempt path opens, as stored. Folded, unless one opens nothing or the list
 * closes a default, which should be noticed before maintenance starts.
 */
export function ExemptList({ exempt }: { exempt: readonly string[] }) {
  const isUnknown = exempt.some((path) => openedBy(path).length === 0);
  const closed = closedDefaults(exempt);
  return (
    <Collapsible summary={words.title} open={isUnknown || closed.length > 0} className="mt-6 bg-surface">
      <p className="mb-3 text-[0.875rem] leading-5 text-ink-faint">
        {exempt.length > 0 ? words.lead : words.none}
      </p>
      <dl className="divide-y divide-line border-t border-line empty:hidden">
        {exempt.map((path) => {
          const openedPages = openedBy(path);
          return (
            <div key={path} className="py-2.5">
              <dt className="font-mono text-[0.875rem] font-medium wrap-anywhere">{path}</dt>
              {openedPages.length === 0 && (
                <dd className="text-[0.875rem] leading-5 text-review">{words.unknown}</dd>
              )}
              {openedPages
                .filter((address) => address !== path)
                .map((address) => (
                  <dd
                    key={address}
                    className="font-mono text-[0.8125rem] leading-5 wrap-anywhere text-ink-soft"
                  >
                    {address}
                  </dd>
                ))}
            </div>
          );
        })}
      </dl>
      {closed.length > 0 && (
        <>
          <p className="mt-3 text-[0.875rem] leading-5 text-review">{words.closed}</p>
          {closed.map((path) => (
            <p key={path} className="font-mono text-[0.875rem] leading-6 wrap-anywhere">
              {path}
            </p>
          ))}
        </>
      )}
    </Collapsible>
  );
}
