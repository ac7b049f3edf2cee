import { CaseBadge } from "@/components/privacy-requests/case-badge";
import { Badge } from "@/components/ui/badge";
import { type CaseState, isClosed } from "@/lib/privacy/case";
import { queueCopy as copy } from "@/lib/privacy/case-words";
import { type Law, requestName } from "@/lib/privacy/laws";
import { longDate } from "@/lib/site/dates";
import { casePaths } from "@/lib/site/paths";
import { Due } from "./due";

export interface QueuedCase {
  id: string;
  reference: string;
  law: Law;
  requestType: string;
  state: CaseState;
  receivedAt: Date;
  dueAt: Date;
  pausedAt: Date | null;
  agentName: string | null;
  gpc: boolean;
  duplicateOfId: string | null;
  erasedAt: Date | null;
  /** Whose work it is. */
  assignee: string | null;
}

const cell = "block sm:table-cell sm:px-4 sm:py-3 align-top";

/** The queue as a table; on a narrow screen each row is a block of its own. */
export function QueueTable({ cases, now }: { cases: readonly QueuedCase[]; now: Date }) {
  return (
    <table className="block w-full sm:table">
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr className="border-b border-line text-left text-[0.875rem] text-ink-soft">
          {Object.values(copy.columns).map((column) => (
            <th key={column} scope="col" className="px-4 py-3 font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block divide-y divide-line sm:table-row-group">
        {cases.map((one) => (
          <tr key={one.id} className="grid gap-2 px-4 py-4 sm:table-row">
            <td className={cell}>
              <a
                href={casePaths.file(one.id)}
                className="inline-flex min-h-11 items-center font-mono font-medium text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-current sm:min-h-6"
              >
                {one.reference}
              </a>
              <span className="block text-[0.9375rem] leading-6 text-ink-soft">{requestName(one)}</span>
            </td>
            <td className={cell}>
              <span className="flex flex-wrap gap-1.5">
                <CaseBadge state={one.state} />
                <Marks one={one} />
              </span>
            </td>
            <td className={cell}>
              <span className="text-ink-soft sm:sr-only">{copy.columns.received} </span>
              <time dateTime={one.receivedAt.toISOString()}>{longDate(one.receivedAt)}</time>
            </td>
            <td className={cell}>
              <span className="text-ink-soft sm:sr-only">{copy.columns.due} </span>
              <Due at={one.dueAt} now={now} closed={isClosed(one.state)} pausedAt={one.pausedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Marks({ one }: { one: QueuedCase }) {
  return (
    <>
      {one.assignee && <Badge tone="accent">{one.assignee}</Badge>}
      {one.agentName && <Badge>{copy.marks.agent}</Badge>}
      {one.gpc && <Badge>{copy.marks.gpc}</Badge>}
      {one.duplicateOfId && <Badge>{copy.marks.duplicate}</Badge>}
      {one.erasedAt && <Badge>{copy.marks.erased}</Badge>}
    </>
  );
}
