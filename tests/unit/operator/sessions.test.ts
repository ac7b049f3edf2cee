import path from "node:path";
import { expect, it } from "vitest";
import { makeBackup } from "@/lib/backup/make";
import { restoreBackup } from "@/lib/backup/restore";
import { endSessions, isOperatorSession, openSession } from "@/lib/console/sessions";
import { disconnect } from "@/lib/platform/database";
import { operator } from "../../support/contexts";
import { ownDatabase } from "../../support/own-database";

const database = ownDatabase();
const now = new Date("2027-03-01T12:00:00Z");

async function signIn(): Promise<string> {
  const value = /palisade-operator=([^;]+)/.exec(await openSession(operator(now)))?.[1];
  if (!value) throw new Error("no session");
  return value;
}

it("a backup that was made before a sign-out lets nobody in again", async () => {
  const value = await signIn();
  expect(await isOperatorSession(value, now)).toBe(true);
  const { file } = await makeBackup(path.join(path.dirname(database), "backups"), now);
  expect(await isOperatorSession(value, now)).toBe(true);
  await endSessions(operator(now), "all");
  expect(await isOperatorSession(value, now)).toBe(false);

  await disconnect();
  restoreBackup(file, now);
  expect(await isOperatorSession(value, now)).toBe(false);
  expect(await isOperatorSession(await signIn(), now)).toBe(true);
});
