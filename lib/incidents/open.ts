import "server-only";
import { cachedRead } from "@/lib/platform/cached-read";
import { read } from "@/lib/platform/database";
import {
  type Impact,
  impacts,
  maxLinesShown,
  maxOpenShown,
  openTiming,
  storedImpact,
  worstImpact,
} from "./impacts";
import { whereOpenIncident } from "./list";

/** The incidents that are open, without planned maintenance. */
interface OpenIncidents {
  count: number;
  impact: Impact;
  /** For each that the status page shows at its top: the lengths of its title and of its latest update's lines. */
  lengths: number[][];
}

const severity = ({ impact }: { impact: string }) => impacts.indexOf(storedImpact(impact));

const lengthsOf = ({ title, updates }: { title: string; updates: { message: string }[] }) => [
  title.length,
  ...(updates[0]?.message.split("\n", maxLinesShown).map(({ length }) => length) ?? []),
];

const snapshot = cachedRead<OpenIncidents>({
  name: "open incidents",
  async read() {
    const rows = await read((db) =>
      db.incident.findMany({
        where: whereOpenIncident,
        select: {
          impact: true,
          title: true,
          updates: { select: { message: true }, orderBy: [{ at: "desc" }, { id: "desc" }], take: 1 },
        },
        orderBy: { startsAt: "desc" },
      }),
    );
    const worstFirst = rows.toSorted((one, other) => severity(other) - severity(one));
    return {
      count: rows.length,
      impact: worstImpact(rows.map(({ impact }) => storedImpact(impact))),
      lengths: worstFirst.slice(0, maxOpenShown).map(lengthsOf),
    };
  },
  fallback: () => "no page mentions one",
});

/**
 * As a Server-Timing entry, which a prerendered page reads before its first paint: the worst impact, the count and the
 * lengths, e.g. `incidents;desc="critical 1 14.120.0.27"`.
 */
export async function openIncidentsHint(): Promise<string | null> {
  const open = (await snapshot.current())?.value;
  if (!open || open.count === 0) return null;
  const { impact, count, lengths } = open;
  return `${openTiming};desc="${[impact, count, ...lengths.map((all) => all.join("."))].join(" ")}"`;
}
