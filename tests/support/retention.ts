import path from "node:path";
import { subDays } from "date-fns";
import { afterAll, beforeEach } from "vitest";
import { ownDatabase } from "./own-database";
import { openDatabase } from "./site";

export const now = new Date("2028-02-29T12:00:00Z");

let serial = 0;
export const nextId = () => `row-${++serial}`;

/** A database without personal data before each test, its folder, and functions that insert old rows. */
export function retentionDatabase() {
  const file = ownDatabase();
  const db = openDatabase(process.env.DATABASE_URL ?? "");
  afterAll(() => db.$disconnect());
  beforeEach(async () => {
    await db.contactMessage.deleteMany();
    await db.outboxMail.deleteMany();
    await db.account.deleteMany();
    await db.mailToken.deleteMany();
    await db.privacyRequest.deleteMany();
  });

  const store = {
    contact: (createdAt: Date, email = "a@example.com") => {
      const id = nextId();
      const data = {
        id,
        reference: id,
        name: "",
        email,
        company: "",
        message: "",
        type: "general",
        clientHash: "",
      };
      return db.contactMessage.create({ data: { ...data, createdAt } });
    },
    mail: (
      state: string,
      at: Date,
      more: { subjectId?: string; topic?: string; recipient?: string } = {},
    ) => {
      const id = nextId();
      const data = {
        id,
        messageId: id,
        recipient: "a@example.com",
        subject: "",
        text: "",
        html: "",
        topic: "contact",
      };
      const times = { createdAt: at, nextAttemptAt: at, sentAt: state === "sent" ? at : null };
      return db.outboxMail.create({ data: { ...data, ...more, ...times, state } });
    },
    account: (createdAt: Date, verifiedAt: Date | null, email = `${nextId()}@example.com`) => {
      const names = { firstName: "", lastName: "", companyName: "", passwordHash: "" };
      return db.account.create({
        data: { id: nextId(), email, ...names, termsAcceptedAt: createdAt, createdAt, verifiedAt },
      });
    },
    token: (expiresAt: Date) =>
      db.mailToken.create({
        data: { tokenHash: nextId(), purpose: "privacy-follow", subjectId: "x", createdAt: now, expiresAt },
      }),
    request: (closedAt: Date | null, more: Record<string, unknown> = {}) => {
      const id = nextId();
      const data = {
        id,
        reference: id,
        law: "ccpa",
        requestType: "know",
        email: "a@example.com",
        emailKey: "a@example.com",
      };
      const times = { receivedAt: subDays(closedAt ?? now, 20), dueAt: now, closedAt };
      return db.privacyRequest.create({
        data: {
          ...data,
          description: "words",
          clientHash: "",
          state: closedAt ? "completed" : "received",
          ...times,
          ...more,
          events: { create: { at: now, actor: "requester", kind: "received", note: "words" } },
        },
      });
    },
  };
  return { db, folder: path.dirname(file), store };
}
