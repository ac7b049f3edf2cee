import { expect, it } from "vitest";
import { read, write } from "@/lib/platform/database";
import { subjectAccess } from "@/lib/privacy/answers/subject-access";
import { eraseSubject } from "@/lib/privacy/erasure/erase-subject";
import { operator } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const now = new Date("2027-03-01T12:00:00Z");
const email = "ada@example.com";

it("an address that strangers sent thousands of messages with can still be answered and erased", async () => {
  const count = 5000;
  const message = {
    name: "Ada",
    email,
    company: "",
    type: "sales",
    message: "Hello",
    clientHash: "",
    createdAt: now,
  };
  await write((tx) =>
    tx.contactMessage.createMany({
      data: Array.from({ length: count }, (_, index) => ({
        ...message,
        id: `message ${index}`,
        reference: `CM-${index}`,
      })),
    }),
  );
  expect((await subjectAccess(email, now)).contactMessages).toHaveLength(count);
  await eraseSubject(operator(now), { email });
  expect(await read((db) => db.contactMessage.count())).toBe(0);
});
