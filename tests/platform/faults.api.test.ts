import { randomUUID } from "node:crypto";
import { copyFileSync, renameSync } from "node:fs";
import Database from "better-sqlite3";
import { afterEach, describe, expect, it } from "vitest";
import { statusPaths } from "@/lib/site/paths";
import { consolePaths } from "@/lib/site/staff-paths";
import { leaksIn } from "@/tests/support/clean-log";
import { behindProxy, newClient } from "@/tests/support/clients";
import { operatorOf } from "@/tests/support/console";
import { eventually } from "@/tests/support/eventually";
import { logged } from "@/tests/support/logged";
import { ownSite } from "@/tests/support/site-of-file";
import { type Submission, submissions } from "@/tests/support/submissions";
import { withoutDatabase } from "@/tests/support/without-database";

const site = ownSite({ env: behindProxy });
afterEach(() => expect(leaksIn(site.log())).toEqual([]));

const [contact, register, gdpr] = submissions as [Submission, Submission, Submission];
const send = ({ endpoint, valid }: Submission, body = valid()) => site.post(endpoint, body, newClient());

/** Asserts the refusal caused by every storage failure, and its log entry. */
async function expectUnavailable(answer: Response) {
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  const { requestId, message } = await answer.json();
  expect(message).not.toMatch(/sqlite|database|prisma/i);
  expect(logged(site, requestId)).toContainEqual(
    expect.objectContaining({ level: "error", msg: "database unavailable" }),
  );
}

/** Asserts that the site stores submissions again, as if nothing had happened. */
async function expectRecovered(kind = contact) {
  const body = kind.valid();
  expect((await send(kind, body)).status).toBe(200);
  expect(await kind.stored(site.db, body.email)).not.toBeNull();
}

describe("a database that another process has locked", () => {
  it("delays requests for a while", async () => {
    const other = new Database(site.databaseFile);
    other.exec("BEGIN EXCLUSIVE");
    const body = contact.valid();
    const sent = send(contact, body);
    // Requests that need no lock are still answered.
    expect((await fetch(`${site.url}/api/health/ping`)).status).toBe(200);
    other.exec("ROLLBACK");
    other.close();
    expect((await sent).status).toBe(200);
    expect(await contact.stored(site.db, body.email)).not.toBeNull();
  });

  it("for more than five seconds causes 503 on every endpoint, and nothing is stored", async () => {
    const other = new Database(site.databaseFile);
    other.exec("BEGIN EXCLUSIVE");
    const bodies = submissions.map((submission) => ({ submission, body: submission.valid() }));
    const answers = await Promise.all(bodies.map(({ submission, body }) => send(submission, body)));
    other.exec("ROLLBACK");
    other.close();
    for (const answer of answers) await expectUnavailable(answer);
    for (const { submission, body } of bodies) {
      expect(await submission.stored(site.db, body.email)).toBeNull();
      await expectRecovered(submission);
    }
  });

  it("holds the key of the first request, and rejects a second meanwhile", async () => {
    const other = new Database(site.databaseFile);
    other.exec("BEGIN EXCLUSIVE");
    const body = gdpr.valid();
    const key = { "Idempotency-Key": randomUUID(), ...newClient() };
    const both = [1, 2].map(() => site.post(gdpr.endpoint, body, key));
    const first = await Promise.race(both);
    other.exec("ROLLBACK");
    other.close();
    expect(first.status).toBe(409);
    const statuses = (await Promise.all(both)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409]);
    expect(await site.db.privacyRequest.count({ where: { email: body.email } })).toBe(1);
  });
});

describe("a database file", () => {
  it("that is missing causes 503, and works again when it is back", async () => {
    await withoutDatabase(site.databaseFile, async () => {
      for (const submission of submissions) await expectUnavailable(await send(submission));
    });
    for (const submission of submissions) await expectRecovered(submission);
  });

  it("that is missing causes 503 on the console’s pages, too, and not a sign-in form", async () => {
    const headers = await operatorOf(site);
    const pages = [consolePaths.overview, consolePaths.outbox, consolePaths.messages];
    // One after another, because on a slow machine the first renderings take so long that others are refused.
    const statuses = async () => {
      const all: number[] = [];
      for (const page of pages)
        all.push((await fetch(`${site.url}${page}`, { headers, redirect: "manual" })).status);
      return all;
    };
    expect(await statuses()).toEqual([200, 200, 200]);
    const answer = await withoutDatabase(site.databaseFile, async () => {
      expect(await statuses()).toEqual([503, 503, 503]);
      return fetch(`${site.url}${consolePaths.outbox}`, { headers });
    });
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answer.text()).toContain("Not available right now");
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  it("that was replaced beside its old log is rejected until that is fixed", async () => {
    copyFileSync(site.databaseFile, `${site.databaseFile}.copy`);
    renameSync(site.databaseFile, `${site.databaseFile}.old`);
    renameSync(`${site.databaseFile}.copy`, site.databaseFile);
    await expectUnavailable(await send(contact));
    await expectUnavailable(await send(register));
    renameSync(`${site.databaseFile}.old`, site.databaseFile);
    await expectRecovered();
    const check = new Database(site.databaseFile, { readonly: true });
    expect(check.pragma("integrity_check", { simple: true })).toBe("ok");
    check.close();
  });
});

describe("an unexpected error", () => {
  it("returns a general message and an id that is in the log", async () => {
    const other = new Database(site.databaseFile);
    other.exec("ALTER TABLE ContactMessage RENAME TO Elsewhere");
    const body = { ...contact.valid(), name: "Canary Nightingale" };
    const answer = await send(contact, body);
    other.exec("ALTER TABLE Elsewhere RENAME TO ContactMessage");
    other.close();
    expect(answer.status).toBe(500);
    const { requestId, message } = await answer.json();
    expect(message).toBe("Something went wrong on our side. Please try again.");
    expect(answer.headers.get("x-request-id")).toBe(requestId);
    const [line] = logged(site, requestId).filter(({ msg }) => msg === "unexpected error");
    expect(line).toMatchObject({ level: "error", code: "P2021" });
    expect(site.log()).not.toContain("Nightingale");
    await expectRecovered();
    expect(await site.db.unexpectedError.count({ where: { requestId } })).toBe(1);
    expect(await site.db.outboxMail.count({ where: { recipient: body.email } })).toBe(0);
  });

  it("on a page has the page’s reference in the log", async () => {
    const get = () => fetch(`${site.url}${statusPaths.incident("unknown")}`, { headers: newClient() });
    // For a moment after an outage, as in the tests above, such pages are unavailable.
    await eventually(async () => expect((await get()).status).toBe(404));
    const other = new Database(site.databaseFile);
    other.exec("ALTER TABLE Incident RENAME TO Elsewhere");
    const answer = await get();
    other.exec("ALTER TABLE Elsewhere RENAME TO Incident");
    other.close();
    expect(answer.status).toBe(500);
    const reference = /"digest":"(\d+)"/.exec((await answer.text()).replaceAll("\\", ""))?.[1];
    expect(reference).toMatch(/^\d+$/);
    expect(site.log()).toContain(`"reference":"${reference}"`);
    await expectRecovered();
  });
});
