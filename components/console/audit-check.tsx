import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { auditWords, findings } from "@/lib/console/audit-words";

import type { AuditCheck } from "@/lib/platform/audit-chain";
import { exactTime } from "@/lib/site/dates";
import { formatInteger } from "@/lib/site/figures";
import { TimedText } from "./moment";

const words = auditWords.check;

/** Whether the audit is unaltered, and where it isn't. */
export function AuditCheckLine({ at, check }: { at: Date; check: AuditCheck }) {
  const problems = findings(check);
  if (check.breaks.length > 0) {
    return (
      <Notice tone="danger" title={words.broken} role="alert" className="mb-6">
        <ul className="grid gap-1">
          {problems.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Notice>
    );
  }
  return (
    <p className="mb-6 flex gap-2.5 text-[0.9375rem] leading-6 text-ink-soft">
      <Icon name="check-circle" className="mt-0.5 size-5 shrink-0 text-allowed" />
      <span>
        <TimedText
          text={[words.whole(formatInteger(check.entries), exactTime(at)), ...problems].join(" ")}
          at={[at]}
        />
      </span>
    </p>
  );
}
