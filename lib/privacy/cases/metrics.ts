import "server-only";
import { addDays } from "date-fns";
import { connectorNames } from "@/lib/auth/sessions/tokens";
import { read } from "@/lib/platform/database";
import { defineGauge, defineLabelledGauge } from "@/lib/platform/metrics";
import { unreported } from "@/lib/privacy/connectors/connectors";
import { openStates } from "@/lib/privacy/core/case";
import { dueSoonDays } from "@/lib/privacy/core/events";
import { laws } from "@/lib/privacy/laws";
import { countCases } from "./list-cases";

const open = { state: { in: [...openStates] } };

/** Open requests by law and state, with a zero where there are none: a monitor sees what came to an end, too. */
async function byLawAndState() {
  const groups = await read((db) =>
    db.privacyRequest.groupBy({ by: ["law", "state"], where: open, _count: { _all: true } }),
  );
  const count = (law: string, state: string) =>
    groups.find((group) => group.law === law && group.state === state)?._count._all ?? 0;
  return laws.flatMap(({ id: law }) =>
    openStates.map((state) => ({ labels: { law, state }, value: count(law, state) })),
  );
}

/** Reports that open requests wait for, by the system that owes them. */
async function missingByConnector(now: Date): Promise<Record<string, number>> {
  return read(async (db) => {
    const where = { ...unreported, request: open };
    const groups = await db.caseConnector.groupBy({ by: ["name"], where, _count: { _all: true } });
    const known = await connectorNames(db, now);
    return Object.fromEntries([
      ...known.map((name): [string, number] => [name, 0]),
      ...groups.map(({ name, _count }): [string, number] => [name, _count._all]),
    ]);
  });
}

/** Defines the gauges of the privacy desk. All processes share what they count, so each says the same. */
export function definePrivacyMetrics(): void {
  defineLabelledGauge(
    "palisade_privacy_requests_open",
    "Open privacy requests.",
    ["law", "state"],
    byLawAndState,
  );
  defineGauge(
    "palisade_privacy_requests_attention",
    "Open privacy requests that are overdue, due within 7 days, or not confirmed.",
    "because",
    async () => {
      const now = new Date();
      const { overdue, dueSoon, unconfirmed } = await countCases(now, addDays(now, dueSoonDays));
      return { overdue, due_soon: dueSoon, unconfirmed };
    },
  );
  defineGauge(
    "palisade_privacy_reports_missing",
    "Reports from other systems that open privacy requests are waiting for.",
    "connector",
    () => missingByConnector(new Date()),
  );
}
