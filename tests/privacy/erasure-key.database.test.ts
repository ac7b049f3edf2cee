import { createHmac } from "node:crypto";
import { appendFileSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { addHours, subDays } from "date-fns";
import { describe, expect, it, vi } from "vitest";
import { operator } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";
import { testSecrets } from "@/tests/support/template";

const folder = path.dirname(ownDatabase());
const now = new Date("2028-02-29T12:00:00Z");
const otherSecret = "another-session-secret-0123456789-01234";

/** The server's modules as in a process that was started with a given secret. */
async function startedWith(secret: string) {
  process.env.SESSION_SECRET = secret;
  vi.resetModules();
  const { eraseSubject } = await import("@/lib/privacy/erasure/erase-subject");
  const { repeatErasures } = await import("@/lib/retention/settle-erasures");
  const { write } = await import("@/lib/platform/database");
  const messageOf = (email: string) =>
    write((tx) => {
      const words = { name: "", company: "", message: "", type: "general", clientHash: "" };
      const data = { id: email, reference: email, email, ...words, createdAt: subDays(now, 1) };
      return tx.contactMessage.create({ data });
    });
  return { eraseSubject, repeatErasures, messageOf };
}

describe("the record of erasures", () => {
  it("is still readable after SESSION_SECRET changed", async () => {
    const first = await startedWith(testSecrets.SESSION_SECRET);
    await first.eraseSubject(operator(now), { email: "erased@example.com" });
    const second = await startedWith(otherSecret);
    await second.messageOf("Erased@example.com");
    await second.messageOf("bystander@example.com");
    expect(await second.repeatErasures(addHours(now, 1))).toBe(1);
  });

  it("has one permanent key, beside the database, readable by its user only", async () => {
    const site = await startedWith(testSecrets.SESSION_SECRET);
    const file = path.join(folder, "erasure.key");
    const key = readFileSync(file, "utf8");
    await site.eraseSubject(operator(now), { email: "second@example.com" });
    expect(readFileSync(file, "utf8")).toBe(key);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.startsWith("erasure.key"))).toEqual(["erasure.key"]);
  });

  it("keeps entries from before there was a key", async () => {
    const site = await startedWith(testSecrets.SESSION_SECRET);
    const email = "long-ago@example.com";
    const hash = createHmac("sha256", testSecrets.SESSION_SECRET).update(`erased subject\n${email}`);
    const subject = hash.digest("base64url").slice(0, 22);
    const line = JSON.stringify({ subject, at: now.toISOString() });
    appendFileSync(path.join(folder, "erasures-2028-02.jsonl"), `${line}\n`);
    await site.messageOf(email);
    expect(await site.repeatErasures(addHours(now, 1))).toBe(1);
  });
});
