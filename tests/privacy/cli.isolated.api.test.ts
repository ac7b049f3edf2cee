import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { subMonths } from "date-fns";
import { beforeAll, describe, expect, it } from "vitest";
import { figures } from "@/lib/site/figures";
import { eventually } from "@/tests/support/eventually";
import { shareDatabase } from "@/tests/support/own-database";
import { file } from "@/tests/support/privacy";
import { runOperator, runOperatorHere } from "@/tests/support/run-operator";
import { ownSite } from "@/tests/support/site-of-file";
import { everything, leaveTraces, mailsSent } from "@/tests/support/traces";

const team = "team@example.com";
const site = ownSite({ env: { TEAM_MAIL: team } });
beforeAll(async () => {
  shareDatabase(site);
  // Wait for the server's own daily run, so that it doesn't do a test's work before the shell does.
  await eventually(() => expect(site.log()).toContain('"scope":"all"'));
});

const operator = (...args: string[]) => runOperatorHere(args);
const upper = (email: string) => email.toUpperCase();

const ledger = () =>
  readdirSync(site.folder)
    .filter((name) => name.startsWith("erasures-"))
    .flatMap((name) => readFileSync(path.join(site.folder, name), "utf8").split("\n").filter(Boolean));

describe("subject-access", () => {
  it("writes everything about an address, in upper or lower case, and nothing about others", async () => {
    const email = "shell-access@example.com";
    await leaveTraces(site, email);
    await leaveTraces(site, "neighbour@example.com");
    const out = path.join(site.folder, "export.json");
    const { code, err } = await operator("subject-access", upper(email), "--out", out);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(statSync(out).mode & 0o777).toBe(0o600);

    const text = readFileSync(out, "utf8");
    const data = JSON.parse(text);
    expect(data.contactMessages).toMatchObject([{ message: `Message of ${email}` }]);
    expect(data.account).toMatchObject({ email, companyName: `Company of ${email}` });
    expect(data.privacyRequests).toMatchObject([
      { requestType: "access", state: "completed", description: `Words of ${email}` },
    ]);
    const kinds = data.privacyRequests[0].events.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(["received", "confirmed", "completed"]);
    expect(data.mails).toHaveLength(5);
    expect(data.mails.every(({ state }: { state: string }) => state === "sent")).toBe(true);
    expect(text).not.toContain("neighbour");
    expect(text).not.toMatch(/argon2id\$/);

    const exports = () =>
      site.db.auditEntry.findMany({ where: { action: "subject.exported", actor: "cli" } });
    expect(await exports()).toMatchObject([{ subject: "without a request" }]);
    const again = await operator("subject-access", email, "--out", out);
    expect(await exports()).toHaveLength(1);
    expect(again.code).toBe(1);
    expect(again.err).toContain("already exists");
    expect(readFileSync(out, "utf8")).toBe(text);
    const { generatedAt, ...screen } = JSON.parse((await operator("subject-access", email)).out);
    expect({ ...screen, generatedAt: data.generatedAt }).toEqual(data);
  });

  it("says that nothing is held about an unknown address, and exports the same", async () => {
    const { code, out, err } = await runOperator(site, ["subject-access", "unknown@example.com"]);
    expect(code).toBe(0);
    expect(err).toContain("No data is held about unknown@example.com.");
    expect(JSON.parse(out)).toMatchObject({
      email: "unknown@example.com",
      account: null,
      contactMessages: [],
      privacyRequests: [],
      filedAsAgent: [],
      otherSystems: [],
      mails: [],
      refusedForms: [],
    });
  });
});

describe("erase", () => {
  /** The traces include a download that nobody used. */
  const reason = "The person wants no copy.";

  it("shows what would be deleted, and deletes nothing", async () => {
    const email = "preview@example.com";
    await leaveTraces(site, email);
    const before = [await everything(site.db), ledger().length];
    const { code, out } = await operator("erase", email);
    expect(code).toBe(0);
    expect(out).toMatch(
      /Contact messages: +1\n +Accounts: +1\n +Emails: +\d+\n +Emails about privacy requests: +\d+\n/,
    );
    expect(out).toContain("Nothing was erased. To erase, add --yes and --reason WHY.");
    const refused = await operator("erase", email, "--yes");
    expect([refused.code, refused.err]).toEqual([
      1,
      expect.stringContaining("say why you’re erasing it before"),
    ]);
    expect(out).toMatch(/Emails written as files to .+ won’t be deleted\. Delete them yourself\./);
    expect([await everything(site.db), ledger().length]).toEqual(before);
  });

  it("leaves only the required record without the person, and a note that identifies nobody", async () => {
    const email = "erase-me@example.com";
    const { id, reference, dueAt } = await leaveTraces(site, email);
    const bystander = "bystander@example.com";
    await leaveTraces(site, bystander);
    const noted = ledger().length;

    const { code, out, err } = await operator("erase", upper(email), "--yes", "--reason", reason);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("1 contact message, 1 account, 3 emails");
    expect(out).toMatch(/Anonymized: +1 /);
    expect(out).toMatch(/Emails written as files to .+ won’t be deleted/);

    const rest = await everything(site.db);
    expect(rest.toLowerCase()).not.toContain(email);
    const kept = await site.db.privacyRequest.findUniqueOrThrow({ where: { id }, include: { events: true } });
    expect(kept).toMatchObject({ reference, law: "gdpr", requestType: "access", state: "completed" });
    expect(kept.dueAt.toISOString()).toBe(dueAt);
    expect(kept.closedAt).not.toBeNull();
    expect(kept.email).toMatch(/^[\w-]{22}@erased\.invalid$/);
    expect(kept.events.map(({ kind, note }) => [kind, note])).toEqual([
      ["received", null],
      ["confirmed", null],
      ["completed", null],
      ["erased", reason],
    ]);
    for (const trace of ["Message", "Company", "Words"]) expect(rest).toContain(`${trace} of ${bystander}`);

    const lines = ledger().slice(noted);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(String(lines[0]))).toEqual({
      subject: expect.stringMatching(/^[\w-]{22}$/),
      at: expect.stringMatching(/^\d{4}-/),
    });
  });

  it("changes nothing the second time", async () => {
    const email = "twice@example.com";
    await leaveTraces(site, email);
    await operator("erase", email, "--yes", "--reason", reason);
    const once = await everything(site.db);
    const { code, out } = await operator("erase", email, "--yes");
    expect(code).toBe(0);
    expect(out).toContain("0 contact messages, 0 accounts, 0 emails");
    expect(out).toMatch(/Anonymized: +0 /);
    expect(await everything(site.db)).toBe(once);
  });
});

describe("retention", () => {
  it("deletes privacy requests after their period with everything that belongs to them, and states how many", async () => {
    const close = (id: string, months: number) =>
      site.db.privacyRequest.update({
        where: { id },
        data: { closedAt: subMonths(new Date(), months), state: "completed" },
      });
    const months = figures.retention.privacyRequestMonths;
    const ask = (email: string) => file(site, "ccpa", { email, requestType: "know" });
    const [old, older, kept] = [
      await ask("old@example.com"),
      await ask("older@example.com"),
      await ask("kept@example.com"),
    ];
    await close(old.id, months + 1);
    await close(older.id, months + 1);
    await close(kept.id, months - 1);

    const { code, out } = await operator("retention");
    expect(code).toBe(0);
    expect(out).toMatch(/^ +2 {2}privacy requests$/m);
    const gone = { in: [old.id, older.id] };
    expect(await site.db.privacyRequest.count({ where: { id: gone } })).toBe(0);
    expect(await site.db.privacyRequestEvent.count({ where: { requestId: gone } })).toBe(0);
    expect(await site.db.outboxMail.count({ where: { subjectId: gone } })).toBe(0);
    expect(await site.db.privacyRequest.count({ where: { id: kept.id } })).toBe(1);
    expect((await operator("retention")).out).not.toContain("privacy requests");
  });
});

describe("a mistyped command", () => {
  beforeAll(() => mailsSent(site));

  it.each([
    [["subject-access"]],
    [["subject-access", "not-an-address"]],
    [["erase", "jo@", "--yes"]],
    [["erase", "a@example.com", "b@example.com", "--yes"]],
    [["erase", "Jo <a@example.com>", "--yes"]],
  ])("%j is answered with a suggestion", async (args) => {
    const before = [await everything(site.db), ledger().length];
    const { code, out, err } = await operator(...args);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain("Give one email address.");
    expect(err).toContain("--help");
    expect([await everything(site.db), ledger().length]).toEqual(before);
  });
});
