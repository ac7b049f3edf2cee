import { documentationAnchors } from "@/lib/documentation/anchors";
import { costOf } from "@/lib/documentation/credits";
import { documentationWords } from "@/lib/documentation/words";
import { describedOperations } from "@/lib/integration-api/operations";
import { type Language, pathIn } from "@/lib/site/language";

/** All endpoints, one per line, each linking to its entry. */
export async function EndpointTable({ language }: { language: Language }) {
  const { labels } = documentationWords[language];
  const anchors = await documentationAnchors();
  return (
    <ul className="docs-wide divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
      {describedOperations[language].map(({ id, method, path, summary, credits, assumed }) => (
        <li key={id}>
          <a
            href={pathIn(language, anchors.get(id) ?? "")}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 transition-colors hover:bg-sunken md:flex-nowrap"
          >
            <span className="flex w-full min-w-0 items-center gap-3 md:w-80 md:shrink-0">
              <Method method={method} />
              <span className="wrap-anywhere font-mono text-[0.875rem]">{path}</span>
            </span>
            <span className="grow text-[0.9375rem] text-ink-soft">{summary}</span>
            <span className="shrink-0 text-[0.8125rem] text-ink-faint tabular-nums">
              {costOf({ credits, assumed }, labels)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** GET or POST as a badge of fixed width, so that paths align. */
export function Method({ method }: { method: string }) {
  const tone =
    method === "get" ? "bg-sunken text-ink-soft ring-line" : "bg-accent-soft text-accent ring-accent/20";
  return (
    <span
      className={`w-12 shrink-0 rounded-md py-0.5 text-center font-medium font-mono text-xs uppercase leading-5 ring-1 ring-inset ${tone}`}
    >
      {method}
    </span>
  );
}
