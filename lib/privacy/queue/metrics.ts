import "server-only";
import { connectorNames } from "@/lib/auth/sessions/tokens";
import { read } from "@/lib/platform/database";
import { defineGauge, defineLabeledGauge } from "@/lib/platform/metrics";
import { withoutReport } from "@/lib/privacy/connectors/connectors";
import { openStates, whereOpen } from "@/lib/privacy/core/case";
import { laws } from "@/lib/privacy/laws";
import { countCases } from "./list-cases";
import { notSentCases } from "./needs";

/** Open requests by law and state, zeros included, so that a monitor sees a number fall to zero. */
async function byLawAndState() {
  const groups = await read((db) =>
    db.privacyRequest.groupBy({ by: ["law", "state"], where: whereOpen, _count: { _all: true } }),
  );
  const count = (law: string, state: string) =>
    groups.find((group) => group.law === law && group.state === state)?._count._all ?? 0;
  return laws.flatMap(({ id: law }) =>
    openStates.map((state) => ({ labels: { law, state }, value: count(law, state) })),
  );
}

/** Missing reports of open requests, by system. */
async function missingByConnector(now: Date): Promise<Record<string, number>> {
  return read(async (db) => {
    const where = { ...withoutReport, request: whereOpen };
    const groups = await db.caseConnector.groupBy({ by: ["name"], where, _count: { _all: true } });
    const connectors = await connectorNames(db, now);
    return Object.fromEntries([
      ...connectors.map((name): [string, number] => [name, 0]),
      ...groups.map(({ name, _count }): [string, number] => [name, _count._all]),
    ]);
  });
}

/** Defines the gauges of privacy requests. They are counted in the database, so every process reports the same. */
export function definePrivacyMetrics(): void {
  defineLabeledGauge(
    "palisade_privacy_requests_open",
    "Open privacy requests.",
    ["law", "state"],
    byLawAndState,
  );
  defineGauge(
    "palisade_privacy_requests_attention",
    "Privacy requests that are overdue, due within 7 days or not confirmed, or have an action that was not carried out.",
    "because",
    async () => {
      const now = new Date();
      const { overdue, dueSoon, unconfirmed } = await countCases(now);
      const notSent = await read(async (db) => db.privacyRequest.count({ where: await notSentCases(db) }));
      return { overdue, due_soon: dueSoon, unconfirmed, not_sent: notSent };
    },
  );
  defineGauge(
    "palisade_privacy_reports_missing",
    "Reports from other systems that open privacy requests are waiting for.",
    "connector",
    () => missingByConnector(new Date()),
  );
}
