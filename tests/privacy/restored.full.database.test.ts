import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { addHours } from "date-fns";
import { beforeAll, describe, expect, it } from "vitest";
import { contactExample } from "@/lib/contact/schema";
import { operator, visitor } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";
import { shell } from "@/tests/support/shells";
import { openDatabase } from "@/tests/support/site";
import { everything } from "@/tests/support/traces";

const file = ownDatabase();
const { disconnect, write } = await import("@/lib/platform/database");
const { register } = await import("@/lib/accounts/sign-up");
const { submitMessage } = await import("@/lib/contact/store");
const { makeBackup } = await import("@/lib/backup/make");
const { restoreBackup } = await import("@/lib/backup/restore");
const { eraseSubject } = await import("@/lib/privacy/erasure/erase-subject");
const { runRetention } = await import("@/lib/retention/run");

const email = "restored@example.com";
const folder = path.dirname(file);
let backup: string;

/** The steps of `npm start` before it starts a server. */
const prepare = () =>
  execFileSync(process.execPath, shell("prepare-database"), { encoding: "utf8", stdio: "pipe" });

/** Counts the rows in the database, which nobody else uses. */
async function held() {
  const db = openDatabase(file);
  const topics = { in: ["contact", "account"] };
  const found = {
    messages: await db.contactMessage.count({ where: { email } }),
    accounts: await db.account.count({ where: { email } }),
    mails: await db.outboxMail.count({ where: { recipient: email, topic: topics } }),
    requests: await db.privacyRequest.count({ where: { emailKey: email } }),
    words: (await everything(db)).includes(`Message of ${email}`),
  };
  await db.$disconnect();
  return found;
}
const nothing = { messages: 0, accounts: 0, mails: 0, requests: 0, words: false };

async function restore(): Promise<void> {
  await disconnect();
  await restoreBackup(backup, new Date());
  await disconnect();
  // The emails include some that are still to be sent.
  expect(await held()).toEqual({ messages: 1, accounts: 1, mails: 2, requests: 1, words: true });
}

beforeAll(async () => {
  const earlier = addHours(new Date(), -1);
  const message = { ...contactExample, name: "Jo", email, message: `Message of ${email}` };
  await submitMessage(visitor(earlier), message, { honeypot: "" });
  const names = { firstName: "Jo", lastName: "Doe", companyName: `Company of ${email}` };
  const password = "correct horse battery";
  await register(visitor(earlier), { email, password, acceptTerms: true, ...names });
  await write((tx) =>
    tx.privacyRequest.create({
      data: {
        id: "restored",
        reference: "GD-0000-0000",
        law: "gdpr",
        requestType: "access",
        email,
        emailKey: email,
        description: `Message of ${email}`,
        state: "completed",
        receivedAt: earlier,
        dueAt: addHours(earlier, 720),
        closedAt: earlier,
        clientHash: "",
        events: { create: { kind: "received", at: earlier, actor: "requester" } },
      },
    }),
  );
  backup = (await makeBackup(path.join(folder, "backups"), new Date())).file;
  await eraseSubject(operator(new Date()), { email });
});

describe("a restored backup", () => {
  it("has later erasures repeated before a server starts on it", async () => {
    await restore();
    expect(prepare()).toMatch(/erased \d+ rows? again/);
    expect(await held()).toEqual(nothing);
  });

  it("has them repeated by the daily job too, once", async () => {
    await restore();
    expect(await runRetention(new Date(), "all")).toMatchObject({ "repeated erasures": expect.any(Number) });
    expect(await held()).toEqual(nothing);
    expect(await runRetention(new Date(), "all")).not.toHaveProperty("repeated erasures");
  });

  it("isn’t opened if its erasures can’t be repeated", async () => {
    await restore();
    writeFileSync(path.join(folder, "erasure.key"), "spoilt");
    expect(prepare).toThrow("erasure.key beside the database is damaged.");
  });
});
