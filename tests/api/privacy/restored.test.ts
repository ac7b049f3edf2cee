import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runOperator } from "../../support/run-operator";
import { openDatabase, type Site, startSite } from "../../support/site";
import { testSecrets } from "../../support/template";
import { everything, leaveTraces } from "../../support/traces";

const root = path.resolve(import.meta.dirname, "../../..");
let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const operator = (...args: string[]) => runOperator(site, args);

describe("a restored backup", () => {
  it("loses again what was erased after it was made", async () => {
    const email = "restored@example.com";
    await leaveTraces(site, email);
    const run = (script: string, ...args: string[]) =>
      execFileSync("npm", ["run", "--silent", script, "--", ...args], {
        cwd: root,
        env: { ...process.env, ...testSecrets, DATABASE_URL: `file:${site.databaseFile}` },
      });
    run("backup");
    expect((await operator("erase", email, "--yes")).code).toBe(0);
    await site.stop({ signal: "SIGTERM", keep: true });
    const [backup = ""] = readdirSync(path.join(site.folder, "backups"));
    run("restore", path.join(site.folder, "backups", backup));

    const db = openDatabase(site.databaseFile);
    expect(await everything(db)).toContain(`Message of ${email}`);
    expect((await operator("retention")).out).toContain("repeated erasures");
    expect(await db.contactMessage.count({ where: { email } })).toBe(0);
    expect(await db.account.count({ where: { email } })).toBe(0);
    expect(await everything(db)).not.toContain(`Message of ${email}`);
    await db.$disconnect();
  });
});
