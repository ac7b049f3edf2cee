import type { HealthRecord } from "@/lib/status/schema";
import type { LiveStatusWords } from "./live-words";

/** Facts that matter to whoever runs the server, less to visitors. */
export function ServerFacts({ words, health }: { words: LiveStatusWords; health: HealthRecord | null }) {
  const labels = words.banner;
  const facts = [
    [labels.uptime, health ? words.duration(health.uptime) : labels.unknown],
    [labels.version, health?.version ?? labels.unknown],
    [labels.environment, health?.environment ?? labels.unknown],
  ] as const;
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-1 text-[0.8125rem] text-ink-faint xl:grid-cols-3">
      {facts.map(([label, value]) => (
        <div key={label} className="gap-2 sm:flex">
          {/* A value may be longer than the one before, but never needs another line. */}
          <dt>{label}</dt>
          <dd className="font-mono">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
