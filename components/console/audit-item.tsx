import { TextLink } from "@/components/ui/text-link";
import { actionName, describeChanges, type listAudit } from "@/lib/console/audit";
import type { AuditTitle } from "@/lib/console/audit-titles";
import { auditWords as words } from "@/lib/console/audit-words";
import { actorName } from "@/lib/console/words";
import { Moment } from "./moment";

type AuditItemProps = {
  entry: Awaited<ReturnType<typeof listAudit>>["entries"][number];
  /** What it is about, unless that is unknown or said by the subject. */
  title?: AuditTitle;
};

/** Who did it. A person or token is shown with the channel, unless that is the console. */
function actorText({ personName, tokenName, actor }: AuditItemProps["entry"]): string {
  const name = personName ?? (tokenName && words.token(tokenName));
  if (!name) return actorName(actor);
  return personName && actor !== "console" ? `${name}, ${words.via(actorName(actor))}` : name;
}

/** One entry: the action, its object, and the values before and after. */
export function AuditItem({ entry, title }: AuditItemProps) {
  const { id, action, subject, at } = entry;
  const fields = describeChanges(entry);
  const actionText = actionName(action, subject, fields.length > 0);
  // Not what is below or beside it already, unless it is a link.
  const isMentioned = !title?.href && fields.some(({ from, to }) => [from, to].includes(title?.text ?? ""));
  const about = isMentioned || title?.text === entry.personName ? undefined : title;
  return (
    <li data-item className="px-4 py-3 sm:px-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-medium wrap-anywhere">
          {about ? words.about(actionText) : actionText}
          {about?.href ? (
            <TextLink href={about.href} endsText>
              {about.text}
            </TextLink>
          ) : (
            <bdi>{about?.text}</bdi>
          )}
        </span>
        <span className="text-[0.875rem] leading-5 text-ink-faint">
          <span className="tabular-nums">{words.number(id)}</span>, <Moment at={at} relative />,{" "}
          <bdi>{words.by(actorText(entry))}</bdi>
        </span>
      </p>
      {fields.length === 0 && action === "setting.changed" && (
        <p className="text-[0.9375rem] leading-6 text-ink-soft">{words.unchanged}</p>
      )}
      <dl className="mt-1 grid gap-x-6 gap-y-1 text-[0.9375rem] leading-6 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {fields.map(({ key, name, from, to }) => (
          <div key={key} className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              {from !== words.nothing && (
                <>
                  <span className="sr-only">{words.from} </span>
                  <del className="text-ink-faint">{from}</del> <span className="sr-only">{words.to} </span>
                  <span aria-hidden="true">→ </span>
                </>
              )}
              <ins className="font-medium no-underline">{to}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
