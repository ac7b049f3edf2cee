import "server-only";
import { cachedRead } from "@/lib/platform/cached-read";
import { read } from "@/lib/platform/database";
import { compareImpact, maxLinesShown, maxOpenShown, openTiming, storedImpact } from "./impacts";
import { whereOpenIncident } from "./list";

interface OpenIncident {
  title: string;
  /** The latest, if any. */
  updates: { message: string }[];
}

const lengthsOf = ({ title, updates: [latest] }: OpenIncident): number[] => [
  title.length,
  ...(latest?.message.split("\n", maxLinesShown).map(({ length }) => length) ?? []),
];

const snapshot = cachedRead<string | null>({
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
    const open = rows
      .map(({ impact, ...row }) => ({ ...row, impact: storedImpact(impact) }))
      .sort(compareImpact);
    const [worst] = open;
    if (!worst) return null;
    const lengths = open.slice(0, maxOpenShown).map((one) => lengthsOf(one).join("."));
    return `${openTiming};desc="${[worst.impact, open.length, ...lengths].join(" ")}"`;
  },
  fallback: () => "no page mentions one",
});

/**
 * Open incidents, without planned maintenance, as a Server-Timing entry, which a prerendered page reads before its first paint: the
 * worst impact, the count, and for those at the top of the status page the lengths of the title and of the latest update's lines, e.g.
 * `incidents;desc="critical 1 14.120.0.27"`.
 */
export const openIncidentsHint = async (): Promise<string | null> =>
  (await snapshot.current())?.value ?? null;
