import "server-only";
import { hourOf, summarize } from "@/lib/status/measure";
import type { ServiceStatus } from "@/lib/status/vocabulary";
import { type Transaction, write } from "../db";
import { type Finding, probeApi, probeDatabase, probeErrors, probeModeration } from "./probes";

async function rollUp(tx: Transaction, service: string, now: Date): Promise<void> {
  const hour = hourOf(now);
  const rows = await tx.healthSample.findMany({ where: { service, at: { gte: hour } } });
  const summary = summarize(rows.map((row) => ({ ...row, status: row.status as ServiceStatus })));
  await tx.healthHour.upsert({
    where: { service_hour: { service, hour } },
    create: { service, hour, ...summary },
    update: summary,
  });
}

/** Stores findings as samples of this moment and brings their hour's roll-up up to date. */
async function storeFindings(findings: Finding[], now: Date): Promise<void> {
  await write(async (tx) => {
    await tx.healthSample.createMany({ data: findings.map((finding) => ({ ...finding, at: now })) });
    for (const { service } of findings) await rollUp(tx, service, now);
  });
}

/**
 * Measures the four services once and stores what was found.
 * @param found told of the findings before they are stored, because storing them may be what fails
 * @throws DatabaseUnavailable
 */
export async function takeSamples(now: Date, found?: (findings: Finding[]) => void): Promise<Finding[]> {
  const findings = await Promise.all([probeApi(), probeDatabase(now), probeModeration(), probeErrors(now)]);
  found?.(findings);
  await storeFindings(findings, now);
  return findings;
}
