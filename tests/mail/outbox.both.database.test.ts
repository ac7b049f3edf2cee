import { describe, expect, it } from "vitest";
import { retryState } from "@/lib/mail/deliver";
import { enqueue, resend, resendAll } from "@/lib/mail/outbox";
import { inTransaction } from "@/lib/platform/context";
import { read, type Transaction, write } from "@/lib/platform/database";
import { operator } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const now = new Date("2026-01-01T12:00:00Z");

describe("after a failure", () => {
  const down = { code: "ECONNECTION", command: "CONN" };
  const waits = (random: number) =>
    [0, 1, 2, 3, 4, 5, 6].map((earlier) => {
      const change = retryState(earlier, down, now, () => random);
      return "nextAttemptAt" in change ? (change.nextAttemptAt.getTime() - now.getTime()) / 1000 : null;
    });

  it("waits longer each time, within a fifth of the planned delay", () => {
    expect(waits(0.5)).toEqual([10, 60, 300, 1800, 7200, 21_600, 43_200]);
    expect(waits(0)).toEqual([8, 48, 240, 1440, 5760, 17_280, 34_560]);
    expect(waits(1)).toEqual([12, 72, 360, 2160, 8640, 25_920, 51_840]);
  });

  it("stops after eight attempts", () => {
    expect(retryState(6, down, now)).toMatchObject({ state: "pending" });
    expect(retryState(7, down, now)).toMatchObject({ state: "dead" });
  });

  it("stores the codes but not the text of the server’s answer", () => {
    const error = Object.assign(new Error("550 ada@example.com unknown"), {
      code: "EENVELOPE",
      command: "RCPT TO",
      responseCode: 550,
      response: "550 ada@example.com unknown",
    });
    expect(retryState(0, error, now)).toMatchObject({ state: "dead", lastError: "EENVELOPE RCPT TO 550" });
  });
});

describe("resend", () => {
  const mailTo = (recipient: string) =>
    read((db) => db.outboxMail.findFirstOrThrow({ where: { recipient } }));
  const letter = (recipient: string) => ({ recipient, subject: "s", text: "t", html: "h", topic: "contact" });

  it("gives a failed email all its attempts again and keeps its Message-ID", async () => {
    await write((tx) => enqueue(tx, letter("dead@example.com"), now));
    const { id, messageId } = await mailTo("dead@example.com");
    await write((tx) => tx.outboxMail.update({ where: { id }, data: { state: "dead", attempts: 8 } }));
    const later = new Date("2026-02-01T12:00:00Z");
    await resend(operator(later), { id });
    expect(await mailTo("dead@example.com")).toMatchObject({
      messageId,
      state: "pending",
      attempts: 0,
      nextAttemptAt: later,
    });
  });

  it("gives every failed email its attempts again in one statement, and changes no others", async () => {
    const many = ["many-1@example.com", "many-2@example.com", "many-3@example.com"];
    for (const recipient of [...many, "delivered@example.com"])
      await write((tx) => enqueue(tx, letter(recipient), now));
    const set = (recipient: string, state: string) =>
      write((tx) => tx.outboxMail.updateMany({ where: { recipient }, data: { state, attempts: 8 } }));
    for (const recipient of many) await set(recipient, "dead");
    await set("delivered@example.com", "sent");
    const later = new Date("2026-03-01T12:00:00Z");
    const calls: string[] = [];
    const counted = (tx: Transaction) =>
      new Proxy(tx, {
        get: (target, table, receiver) => {
          const model: unknown = Reflect.get(target, table, receiver);
          if (typeof model !== "object" || model === null) return model;
          return new Proxy(model, {
            get: (delegate, verb) => {
              calls.push(`${String(table)}.${String(verb)}`);
              return Reflect.get(delegate, verb);
            },
          });
        },
      });
    const resent = await write((tx) => resendAll(inTransaction(operator(later), counted(tx))));
    expect(resent).toEqual({ count: 3 });
    expect(calls.filter((call) => call.startsWith("outboxMail"))).toEqual(["outboxMail.updateMany"]);
    for (const recipient of many)
      expect(await mailTo(recipient)).toMatchObject({ state: "pending", attempts: 0, nextAttemptAt: later });
    expect(await mailTo("delivered@example.com")).toMatchObject({ state: "sent", attempts: 8 });
  });

  it("rejects an email that is waiting, sent or missing", async () => {
    await write((tx) => enqueue(tx, letter("waiting@example.com"), now));
    const { id } = await mailTo("waiting@example.com");
    await expect(resend(operator(now), { id })).rejects.toMatchObject({ status: 409 });
    await write((tx) => tx.outboxMail.update({ where: { id }, data: { state: "sent" } }));
    await expect(resend(operator(now), { id })).rejects.toMatchObject({ status: 409 });
    await expect(resend(operator(now), { id: "nothing" })).rejects.toMatchObject({ status: 404 });
  });
});
