import { RowCheckbox } from "@/components/desk/bulk-bar";
import { TurnMark } from "@/components/desk/turn-mark";
import { CaseBadge } from "@/components/privacy-requests/case-badge";
import { Badge } from "@/components/ui/badge";
import { cx } from "@/components/ui/cx";
import { deskWords } from "@/lib/desk/words";
import { isClosed } from "@/lib/privacy/core/case";
import { requestName } from "@/lib/privacy/laws";
import type { listCases } from "@/lib/privacy/queue/list-cases";
import { caseQueueWords as words } from "@/lib/privacy/queue/queue-words";
import { shortDate } from "@/lib/site/dates";
import { casePaths } from "@/lib/site/staff-paths";
import { Due } from "./due";

export type QueuedCase = Awaited<ReturnType<typeof listCases>>["cases"][number];

type QueueTableProps = {
  cases: readonly QueuedCase[];
  /** Whether each row has a checkbox for bulk assignment. */
  canPick: boolean;
  showsRequester: boolean;
  now: Date;
};

const cell = "block xl:table-cell xl:px-3 xl:py-3 align-top";

/** The queue as a table; on narrow screens each row is a block. */
export function QueueTable({ cases, canPick, showsRequester, now }: QueueTableProps) {
  const { requester, ...rest } = words.columns;
  const { request, ...others } = rest;
  const columns = [request, ...(showsRequester ? [requester] : []), ...Object.values(others)];
  return (
    <table className="block w-full xl:table">
      <thead className="sr-only xl:not-sr-only xl:table-header-group">
        <tr className="border-b border-line text-left text-[0.875rem] text-ink-soft">
          {canPick && (
            <th scope="col">
              <span className="sr-only">{deskWords.bulk.column}</span>
            </th>
          )}
          {columns.map((column) => (
            <th key={column} scope="col" className="px-3 py-3 font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block divide-y divide-line xl:table-row-group">
        {cases.map((one) => (
          <tr
            key={one.id}
            data-item
            className="relative grid grid-cols-1 gap-2 px-4 py-4 sm:grid-cols-2 sm:gap-x-6 xl:table-row xl:hover:bg-sunken/60"
          >
            {canPick && (
              <td className="absolute top-3 right-3 align-top xl:static xl:w-11 xl:pt-1 xl:pl-2">
                <RowCheckbox id={one.id} name={one.reference} />
              </td>
            )}
            <td className={cell}>
              <a
                href={casePaths.file(one.id)}
                className="inline-flex min-h-11 items-center font-mono font-medium whitespace-nowrap text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-current xl:min-h-6"
              >
                {one.reference}
              </a>
              <span className="block text-[0.9375rem] leading-6 text-ink-soft">{requestName(one)}</span>
            </td>
            {showsRequester && (
              <td className={`${cell} text-[0.9375rem] leading-6 wrap-anywhere sm:max-xl:pt-2.5 xl:max-w-56`}>
                <bdi className="inline-block xl:min-w-50">{one.email}</bdi>
              </td>
            )}
            <td className={cell}>
              <span className="flex flex-wrap gap-1.5">
                <CaseBadge state={one.state} />
                <Marks one={one} />
              </span>
              {one.notSent.length > 0 && (
                <span className="mt-1 block text-[0.875rem] leading-5 font-medium text-flagged">
                  {words.notSent(one.notSent.join(", "))}
                </span>
              )}
              {one.turn && <TurnMark turn={one.turn} label={words.turns[one.turn]} />}
            </td>
            <td className={`${cell} text-[0.9375rem] leading-6 wrap-anywhere`}>
              {one.assignee && <span className="text-ink-soft xl:sr-only">{words.columns.assignee} </span>}
              <bdi className={cx("inline-block xl:min-w-24", one.assignee ? "font-medium" : "text-ink-soft")}>
                {one.assignee ?? deskWords.assignee.nobody}
              </bdi>
            </td>
            <td className={`${cell} text-[0.9375rem] leading-6`}>
              <span className="text-ink-soft xl:sr-only">{words.columns.received} </span>
              <time dateTime={one.receivedAt.toISOString()} className="whitespace-nowrap">
                {shortDate(one.receivedAt)}
              </time>
            </td>
            <td className={`${cell} text-[0.9375rem] leading-6`}>
              {!one.pausedAt && <span className="text-ink-soft xl:sr-only">{words.columns.due} </span>}
              <Due at={one.dueAt} now={now} closed={isClosed(one.state)} pausedAt={one.pausedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Marks({ one: queuedCase }: { one: QueuedCase }) {
  return (
    <>
      {queuedCase.agentName && <Badge>{words.marks.agent}</Badge>}
      {queuedCase.gpc && <Badge>{words.marks.gpc}</Badge>}
      {queuedCase.duplicateOfId && <Badge>{words.marks.duplicate}</Badge>}
      {queuedCase.erasedAt && <Badge>{words.marks.erased}</Badge>}
    </>
  );
}
