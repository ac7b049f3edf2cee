import { addHours, addMinutes } from "date-fns";
import { beforeEach, describe, expect, it } from "vitest";
import { submitMessage } from "@/lib/server/contact/submit-message";
import { read, write } from "@/lib/server/db";
import { enterRequest } from "@/lib/server/privacy/enter-request";
import { openRequest } from "@/lib/server/privacy/open-request";
import { ownDatabase } from "../../support/own-database";

ownDatabase();
const now = new Date("2027-03-01T12:00:00Z");
const victim = "victim@example.com";
const spelled = (index: number) => (index % 2 === 0 ? victim : "Victim@Example.com");

beforeEach(() =>
  write(async (tx) => {
    await tx.outboxMail.deleteMany();
    await tx.privacyRequest.deleteMany();
  }),
);

const mailsTo = async (address: string) => {
  const mails = await read((db) => db.outboxMail.findMany({ select: { recipient: true } }));
  return mails.filter(({ recipient }) => recipient.toLowerCase() === address).length;
};

async function message(email: string, at: Date) {
  const words = { name: "Ada", company: "", message: "Hello", type: "general" as const };
  return write(await submitMessage({ ...words, email }, { clientHash: "", honeypot: "", now: at }));
}

const optOut = (email: string, agentEmail = "") =>
  ({ law: "ccpa", requestType: "opt-out", email, description: "", agentName: "Agent", agentEmail }) as const;

describe("receipts to one address", () => {
  it("of messages are five an hour, however it is spelled; every message is stored and reaches the team", async () => {
    for (let index = 0; index < 8; index += 1) {
      expect((await message(spelled(index), now)).success).toBe(true);
    }
    await message("other@example.com", now);
    expect(await mailsTo(victim)).toBe(5);
    expect(await mailsTo("other@example.com")).toBe(1);
    expect(await read((db) => db.contactMessage.count())).toBe(9);
    expect(await read((db) => db.outboxMail.count())).toBe(5 + 1 + 9);
    await message(victim, addMinutes(addHours(now, 1), 1));
    expect(await mailsTo(victim)).toBe(6);
  });

  it("of privacy requests are ten an hour; every request is recorded, and says whose receipt was held", async () => {
    for (let index = 0; index < 12; index += 1) {
      const { reference } = await write(
        await openRequest(optOut(spelled(index), "agent@example.net"), { clientHash: "", now }),
      );
      expect(reference).toMatch(/^CA-/);
    }
    expect(await mailsTo(victim)).toBe(10);
    expect(await mailsTo("agent@example.net")).toBe(10);
    expect(await read((db) => db.privacyRequest.count())).toBe(12);
    const held = { kind: "receipt-held", actor: "system" };
    expect(await read((db) => db.privacyRequestEvent.count({ where: held }))).toBe(2);
    const day = "2027-03-01";
    await write(await enterRequest({ input: optOut(victim), channel: "phone", receivedOn: day }, now));
    expect(await mailsTo(victim)).toBe(11);
  });
});
