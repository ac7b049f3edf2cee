import { TimedText } from "@/components/console/moment";
import { Badge, type Tone } from "@/components/ui/badge";
import { Collapsible } from "@/components/ui/collapsible";
import type { ConnectorView } from "@/lib/privacy/connectors/connectors";
import { connectorWords as words } from "@/lib/privacy/connectors/words";
import { exactTime } from "@/lib/site/dates";

const toneOf = (outcome: ConnectorView["outcome"]): Tone => {
  if (outcome === null) return "review";
  return outcome === "failed" ? "flagged" : "allowed";
};

function factsOf({ askedAt, readAt, reportedAt }: ConnectorView): string {
  const readText = readAt ? words.read(exactTime(readAt)) : words.unread;
  return [
    words.asked(exactTime(askedAt)),
    reportedAt ? words.reported(exactTime(reportedAt)) : readText,
  ].join(", ");
}

/** Which other systems reported about the person and which didn't yet. Renders nothing if none was asked. */
export function Connectors({ connectors }: { connectors: readonly ConnectorView[] }) {
  if (connectors.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-heading">{words.title}</h2>
      <p className="mb-4 text-[0.9375rem] leading-6 text-ink-soft">{words.lead}</p>
      <ul className="grid gap-4">
        {connectors.map((connector) => (
          <Connector key={connector.name} connector={connector} />
        ))}
      </ul>
    </section>
  );
}

function Connector({ connector }: { connector: ConnectorView }) {
  const { name, outcome, items, note, canReport } = connector;
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-mono text-[0.9375rem] font-medium wrap-anywhere">{name}</span>
        <Badge tone={toneOf(outcome)}>{outcome === null ? words.waiting : words.outcomes[outcome]}</Badge>
      </p>
      <p className="text-[0.875rem] leading-5 text-ink-soft">
        <TimedText
          text={factsOf(connector)}
          at={[connector.askedAt, connector.readAt, connector.reportedAt]}
        />
      </p>
      {outcome === null && !canReport && <p className="text-[0.9375rem] leading-6">{words.noToken}</p>}
      {note && (
        <p dir="auto" className="text-[0.9375rem] leading-6 wrap-anywhere whitespace-pre-wrap">
          <span className="text-ink-soft">{words.note}: </span>
          {note}
        </p>
      )}
      {items.length > 0 && (
        <Collapsible summary={words.items(items.length)} className="mt-1 bg-surface">
          <dl className="grid gap-3">
            {items.map(({ label, value }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a system may name two things alike, and none moves
              <div key={index}>
                <dt dir="auto" className="text-[0.875rem] leading-5 text-ink-soft wrap-anywhere">
                  {label}
                </dt>
                <dd dir="auto" className="leading-6 wrap-anywhere whitespace-pre-wrap">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </Collapsible>
      )}
    </li>
  );
}
