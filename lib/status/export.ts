import "server-only";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { atomFeed, jsonFeed } from "./incident-feed";
import { maintenanceCalendar } from "./maintenance-calendar";
import { exportWords } from "./page-texts";
import { plainPage } from "./plain-page";
import { plainText } from "./plain-text";
import { readHealth } from "./read-health";
import type { HealthRecord } from "./schema";

const { files } = exportWords;

const renderings: Record<string, (record: HealthRecord) => string> = {
  [files.page]: plainPage,
  [files.json]: (record) => `${JSON.stringify(record, null, 2)}\n`,
  [files.text]: plainText,
  [files.atom]: atomFeed,
  [files.jsonFeed]: jsonFeed,
  [files.calendar]: maintenanceCalendar,
};

/**
 * Writes the status page of a moment as plain files, for any host: each whole or not at all, and over the earlier one.
 * A record that the database could not be asked for is refused, so that the last known page stays.
 * @returns the names of the files
 * @throws Error when the database can't be read
 */
export async function exportStatus(folder: string, now: Date): Promise<string[]> {
  const record = await readHealth(now);
  if (record.database.status === "outage" && record.history.every(({ samples }) => samples === 0)) {
    throw new Error("The database can't be read. The files that are there stay as they were.");
  }
  await mkdir(folder, { recursive: true });
  for (const [name, render] of Object.entries(renderings)) {
    const file = path.join(folder, name);
    await writeFile(`${file}.part`, render(record), { flush: true });
    await rename(`${file}.part`, file);
  }
  return Object.keys(renderings);
}
