import "server-only";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Language, languages, mainLanguage, otherLanguages } from "@/lib/site/language";
import { atomFeed, jsonFeed } from "./incident-feed";
import { maintenanceCalendar } from "./maintenance-calendar";
import { plainText } from "./plain-text";
import { readHealth } from "./read-health";
import type { HealthRecord } from "./schema";
import { exportFiles as files, staticPage } from "./static-page";

const renderings: Record<string, (record: HealthRecord, language: Language) => string> = {
  [files.page]: staticPage,
  [files.json]: (record) => `${JSON.stringify(record, null, 2)}\n`,
  [files.text]: plainText,
  [files.atom]: atomFeed,
  [files.jsonFeed]: jsonFeed,
  [files.calendar]: maintenanceCalendar,
};

/** Replaces each file atomically. */
async function writeFiles(folder: string, record: HealthRecord, language: Language): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, render] of Object.entries(renderings)) {
    const file = path.join(folder, name);
    await writeFile(`${file}.part`, render(record, language), { flush: true });
    await rename(`${file}.part`, file);
  }
}

/**
 * Writes the current status page as static files, for any host: in English, and in a folder for each other language.
 * Without access to the database it fails, so that the last known page stays.
 * @returns the names of the files and folders
 * @throws Error if the database can't be read
 */
export async function exportStatus(folder: string, now: Date): Promise<string[]> {
  const { database, history } = await readHealth(now);
  if (database.status === "outage" && history.every(({ samples }) => samples === 0)) {
    throw new Error("The database can’t be read. The existing files are unchanged.");
  }
  for (const language of languages) {
    const place = language === mainLanguage ? folder : path.join(folder, language);
    await writeFiles(place, await readHealth(now, language), language);
  }
  return [...Object.keys(renderings), ...otherLanguages.map((language) => `${language}/`)];
}
