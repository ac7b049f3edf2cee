import { Notice } from "@/components/ui/notice";
import { settingsCopy } from "@/lib/settings/words";
import { moment } from "@/lib/status/format";
import { actorName } from "./actor-names";

type StaleNoticeProps = {
  differences: readonly { name: string; stands: string }[];
  labels: Record<string, string>;
  changedAt: string;
  changedBy: string;
};

const { stale: copy, on, off } = settingsCopy;
const boxes = new Set(["enabled", "showTimer", "dismissible"]);

function standing(name: string, value: string): string {
  if (boxes.has(name)) return value ? on : off;
  return value || copy.empty;
}

/** Somebody else saved first: what stands now, beside what was typed, so that saving again is a decision. */
export function StaleNotice({ differences, labels, changedAt, changedBy }: StaleNoticeProps) {
  return (
    <Notice tone="warning" title={copy.title} role="alert" className="mb-6">
      <p>{copy.lead(moment(changedAt), actorName(changedBy))}</p>
      {differences.length === 0 && <p className="mt-2 font-medium">{copy.same}</p>}
      <dl className="mt-2 grid gap-2">
        {differences.map(({ name, stands }) => (
          <div key={name}>
            <dt className="text-[0.875rem] text-ink-soft">{labels[name] ?? name}</dt>
            <dd className="font-medium wrap-anywhere whitespace-pre-line">{standing(name, stands)}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
