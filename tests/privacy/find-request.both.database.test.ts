import { addHours, addMinutes, addSeconds } from "date-fns";
import { describe, expect, it } from "vitest";
import { read, write } from "@/lib/platform/database";
import { createRequest } from "@/lib/privacy/intake/create-request";
import { sendRequestLink } from "@/lib/privacy/tracking/send-request-link";
import { runRetention } from "@/lib/retention/run";
import { visitor } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const now = new Date("2027-03-01T12:00:00Z");
const email = "owner@example.com";
const links = () => read((db) => db.mailToken.count());
/** Rows written at a given time: links and emails. */
const writtenAt = (createdAt: Date) =>
  read(async (db) => {
    const where = { createdAt };
    return (await db.mailToken.count({ where })) + (await db.outboxMail.count({ where }));
  });

describe("a request for a new link", () => {
  it("writes as many rows for a stranger or a repetition as for the owner, and unneeded ones are deleted", async () => {
    const input = { law: "gdpr", requestType: "access", email, description: "" } as const;
    const { reference } = await createRequest(visitor(now), input);
    const kept = await links();
    const asked = [
      { reference, email },
      { reference, email },
      { reference, email: "stranger@example.com" },
      { reference: "GD-0000-0000", email },
    ];
    for (const [index, ask] of asked.entries()) {
      const at = addSeconds(now, index + 1);
      await sendRequestLink(visitor(at), ask);
      expect([ask, await writtenAt(at)]).toEqual([ask, 3]);
    }
    expect(await read((db) => db.outboxMail.count({ where: { topic: "privacy-link" } }))).toBe(1);
    expect(await runRetention(addMinutes(now, 1), "all")).toEqual({ "expired links": 9 });
    expect(await links()).toBe(kept + 1);
  });

  it("writes as many rows for a confirmed request, and for one made by an agent", async () => {
    const { confirmRequest } = await import("@/lib/privacy/intake/confirm-request");
    const { newMailToken } = await import("@/lib/platform/secrets");
    const input = { law: "gdpr", requestType: "access", description: "" } as const;
    const agent = { agentName: "Anna Agent", agentEmail: "agent@example.com", agentPermission: true };
    const own = await createRequest(visitor(now), { ...input, email: "confirmed@example.com" });
    const { id } = await read((db) =>
      db.privacyRequest.findUniqueOrThrow({ where: { reference: own.reference } }),
    );
    const { token, tokenHash } = newMailToken();
    const link = { purpose: "privacy-confirm", subjectId: id, createdAt: now, expiresAt: addHours(now, 1) };
    await write((tx) => tx.mailToken.create({ data: { tokenHash, ...link } }));
    await confirmRequest(visitor(now), { token });
    const agents = await createRequest(visitor(now), { ...input, ...agent, email: "person@example.com" });
    const asked = [
      { reference: own.reference, email: "confirmed@example.com" },
      { reference: agents.reference, email: agent.agentEmail },
    ];
    for (const [index, ask] of asked.entries()) {
      const at = addSeconds(now, 60 + index);
      await sendRequestLink(visitor(at), ask);
      expect([ask, await writtenAt(at)]).toEqual([ask, 3]);
      const mailed = { topic: "privacy-link", recipient: ask.email };
      expect(await read((db) => db.outboxMail.count({ where: mailed }))).toBe(1);
    }
  });

  it("emails one address at most five times an hour, for any number of requests and spellings", async () => {
    const victim = "victim@example.com";
    const input = { law: "gdpr", requestType: "access", description: "" } as const;
    const mailed = () =>
      read((db) => db.outboxMail.count({ where: { topic: "privacy-link", recipientKey: victim } }));
    const references: string[] = [];
    for (let index = 0; index < 8; index += 1) {
      const spelled = index % 2 === 0 ? victim : "Victim@Example.com";
      const { reference } = await createRequest(visitor(now), { ...input, email: spelled });
      references.push(reference);
    }
    for (const [index, reference] of references.entries()) {
      const at = addSeconds(now, index + 100);
      expect(await sendRequestLink(visitor(at), { reference, email: victim })).toEqual({ success: true });
      expect([index, await writtenAt(at)]).toEqual([index, 3]);
    }
    expect(await mailed()).toBe(5);

    const [reference = ""] = references;
    await sendRequestLink(visitor(addMinutes(addHours(now, 1), 3)), { reference, email: victim });
    expect(await mailed()).toBe(6);
  });
});
