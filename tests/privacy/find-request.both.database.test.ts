import { addHours, addMinutes } from "date-fns";
import { describe, expect, it } from "vitest";
import { read } from "@/lib/platform/database";
import { createRequest } from "@/lib/privacy/intake/create-request";
import { findRequest } from "@/lib/privacy/tracking/find-request";
import { runRetention } from "@/lib/retention/run";
import { visitor } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const now = new Date("2027-03-01T12:00:00Z");
const email = "owner@example.com";
const links = () => read((db) => db.mailToken.count());

describe("asking for a new link", () => {
  it("writes as much for a stranger, or too soon, as for the owner, and what it wrote for nobody goes again", async () => {
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
      await findRequest(visitor(now), ask);
      expect(await links()).toBe(kept + index + 1);
    }
    expect(await read((db) => db.outboxMail.count({ where: { topic: "privacy-link" } }))).toBe(1);
    expect(await runRetention(addMinutes(now, 1), "all")).toEqual({ "expired links": 3 });
    expect(await links()).toBe(kept + 1);
  });

  it("mails one address five an hour, however many requests name it and however they spell it", async () => {
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
    for (const reference of references) {
      const before = await links();
      expect(await findRequest(visitor(now), { reference, email: victim })).toEqual({ success: true });
      expect(await links()).toBe(before + 1);
    }
    expect(await mailed()).toBe(5);

    const [reference = ""] = references;
    await findRequest(visitor(addMinutes(addHours(now, 1), 1)), { reference, email: victim });
    expect(await mailed()).toBe(6);
  });
});
