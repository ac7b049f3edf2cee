import { beforeEach, describe, expect, it } from "vitest";
import { write } from "@/lib/platform/database";
import { eraseSubject } from "@/lib/privacy/erasure/erase-subject";
import { listCases } from "@/lib/privacy/queue/list-cases";
import { anonymousViewer } from "@/lib/privacy/queue/needs";
import { readQueueQuery } from "@/lib/privacy/queue/queue-query";
import { findStored } from "@/lib/search/stored";
import { operator, staff } from "@/tests/support/contexts";
import { agentEmail, day, email, emptyCases, file, rowOf, step } from "@/tests/support/conversation";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
beforeEach(emptyCases);

async function found(q: string, seesPeople = true): Promise<string[]> {
  const looking = { now: day(1), viewer: { ...anonymousViewer, seesPeople } };
  const { cases } = await listCases(readQueueQuery({ show: "all", q }), looking);
  return cases.map(({ id }) => id).toSorted();
}

describe("the search of the queue", () => {
  it("finds parts of addresses, and who filed by name and address, in any case", async () => {
    const own = await file();
    const filed = await file({ agent: true });
    const both = [own.id, filed.id].toSorted();
    for (const part of ["ADA@", "da@Exam", email]) expect([part, await found(part)]).toEqual([part, both]);
    for (const part of ["rights", "RIGH", agentEmail.toUpperCase(), "gent@example.n"])
      expect([part, await found(part)]).toEqual([part, [filed.id]]);
  });

  it("reveals no address or name to roles that may not see them", async () => {
    await file({ agent: true });
    for (const part of ["ada@", "rights", agentEmail]) expect(await found(part, false)).toEqual([]);
    expect(await found(email, false)).toHaveLength(1);
  });

  it("finds the requests of an erased person by the complete address only", async () => {
    const { id, reference } = await file();
    await step(id, day(1), { step: "withdraw" });
    await write((tx) => tx.outboxMail.deleteMany());
    await eraseSubject(operator(day(2)), { email });
    const { emailKey } = await rowOf(id);
    expect(emailKey).toMatch(/@erased\.invalid$/);
    for (const seesPeople of [true, false])
      expect(await found(" Ada@Example.com ", seesPeople)).toEqual([id]);
    for (const part of ["ada@", "ada@example.co", "erased.invalid", emailKey.slice(0, 4)])
      expect([part, await found(part)]).toEqual([part, []]);
    const { actor } = staff(day(2), "privacy");
    const groups = await findStored({ staff: actor, search: email, now: day(2) });
    expect(groups.find(([name]) => name === "cases")?.[1]).toMatchObject([{ title: reference }]);
  });
});
