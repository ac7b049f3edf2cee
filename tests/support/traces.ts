import { expect } from "vitest";
import type { PrismaClient } from "@/lib/platform/database/generated/client";
import { endpoints } from "@/lib/site/paths";
import { eventually } from "./eventually";
import { file, order } from "./privacy";
import type { Site } from "./site";

/** Waits until the site has sent every email; after that its rows no longer change by themselves. */
export function mailsSent({ db }: Site): Promise<void> {
  const unsent = { where: { state: { not: "sent" } } };
  return eventually(async () => expect(await db.outboxMail.count(unsent)).toBe(0));
}

/** A message, an account and a closed privacy request of one person, with all their emails delivered. */
export async function leaveTraces(site: Site, email: string) {
  const message = `Message of ${email}`;
  await site.post(endpoints.contact, { name: "Jo", email, message });
  await site.post(endpoints.register, {
    email,
    password: "correct horse battery",
    companyName: `Company of ${email}`,
    firstName: "Jo",
    lastName: "Doe",
    acceptTerms: true,
  });
  const request = await file(site, "gdpr", {
    email,
    requestType: "access",
    description: `Words of ${email}`,
  });
  for (const step of ["confirm", "complete"]) {
    const answer = await order(site, request.id, { step, text: `Answer to ${email}`, offerData: true });
    expect(answer.status).toBe(200);
  }
  await mailsSent(site);
  await site.mailbox.expectTo(email, 5);
  return request;
}

const tables = [
  "contactMessage",
  "contactEvent",
  "account",
  "signUp",
  "outboxMail",
  "formDraft",
  "heldOrder",
  "privacyRequest",
  "privacyRequestEvent",
  "caseConnector",
] as const;

/** All rows that can contain personal data, as text. */
export async function everything(db: PrismaClient): Promise<string> {
  const client = db as unknown as Record<string, { findMany(): Promise<unknown[]> }>;
  const rows = await Promise.all(tables.map((table) => client[table]?.findMany()));
  return JSON.stringify(rows);
}
