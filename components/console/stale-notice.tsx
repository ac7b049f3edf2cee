import { Notice } from "@/components/ui/notice";
import { actorName } from "@/lib/console/words";
import { settingsWords } from "@/lib/settings/words";
import { exactTime } from "@/lib/site/dates";
import { TimedText } from "./moment";

type StaleNoticeProps = {
  differences: readonly { name: string; current: string }[];
  fields: Record<string, { kind: string; label: string }>;
  changedAt: string;
  changedBy: string;
};

const { stale: words, on, off } = settingsWords;

function currentText(kind: string | undefined, value: string): string {
  if (kind === "check") return value ? on : off;
  return value || words.empty;
}

/** Shown if somebody else saved first: the current values next to the draft, before anything is overwritten. */
export function StaleNotice({ differences, fields, changedAt, changedBy }: StaleNoticeProps) {
  return (
    <Notice tone="warning" title={words.title} role="alert" className="mb-6">
      <p>
        <TimedText text={words.lead(exactTime(new Date(changedAt)), actorName(changedBy))} at={[changedAt]} />
      </p>
      {differences.length === 0 && <p className="mt-2 font-medium">{words.same}</p>}
      <dl className="mt-2 grid gap-2">
        {differences.map(({ name, current }) => (
          <div key={name}>
            <dt className="text-[0.875rem] text-ink-soft">{fields[name]?.label ?? name}</dt>
            <dd className="font-medium wrap-anywhere whitespace-pre-line">
              {currentText(fields[name]?.kind, current)}
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
