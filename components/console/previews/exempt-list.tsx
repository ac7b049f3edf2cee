import { openedBy } from "@/lib/settings/exempt-paths";
import { settingsWords } from "@/lib/settings/words";

const { exempt: copy } = settingsWords.preview;

/** What each exempt path opens as it is stored, so that one that opens nothing is noticed before it is needed. */
export function ExemptList({ exempt }: { exempt: readonly string[] }) {
  return (
    <section aria-labelledby="exempt-list" className="mt-6">
      <h3 id="exempt-list" className="text-[0.9375rem] font-medium">
        {copy.title}
      </h3>
      <p className="mt-0.5 mb-3 text-[0.875rem] leading-5 text-ink-faint">
        {exempt.length > 0 ? copy.lead : copy.none}
      </p>
      <dl className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface empty:hidden">
        {exempt.map((path) => {
          const opened = openedBy(path);
          return (
            <div key={path} className="px-4 py-2.5">
              <dt className="font-mono text-[0.875rem] font-medium wrap-anywhere">{path}</dt>
              {opened.length === 0 && (
                <dd className="text-[0.875rem] leading-5 text-review">{copy.unknown}</dd>
              )}
              {opened
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
    </section>
  );
}
