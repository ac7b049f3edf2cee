import "server-only";
import { cachedRead } from "@/lib/platform/cached-read";
import { read } from "@/lib/platform/database";
import { type Impact, openTiming, storedImpact, worstImpact } from "./impacts";
import { whereOpenIncident } from "./list";

/** The incidents that are open, without planned maintenance. */
interface OpenIncidents {
  count: number;
  impact: Impact;
}

const snapshot = cachedRead<OpenIncidents>({
  name: "open incidents",
  async read() {
    const rows = await read((db) =>
      db.incident.findMany({ where: whereOpenIncident, select: { impact: true } }),
    );
    return { count: rows.length, impact: worstImpact(rows.map(({ impact }) => storedImpact(impact))) };
  },
  fallback: () => "no page mentions one",
});

/** As a Server-Timing entry, e.g. `incidents;desc="critical 2"`, which a prerendered page reads before its first paint. */
export async function openIncidentsHint(): Promise<string | null> {
  const open = (await snapshot.current())?.value;
  return open && open.count > 0 ? `${openTiming};desc="${open.impact} ${open.count}"` : null;
}
