import { randomUUID } from "node:crypto";
import { addDays } from "date-fns";
import { read, write } from "@/lib/platform/database";
import { askQuestion } from "@/lib/privacy/cases/ask-question";
import { type TransitionInput, transitionCase } from "@/lib/privacy/cases/transition-case";
import { readCase } from "@/lib/privacy/core/case-file";
import { createRequest } from "@/lib/privacy/intake/create-request";
import type { Law, PrivacyRequestType } from "@/lib/privacy/laws";
import { answerQuestion } from "@/lib/privacy/tracking/answer-question";
import { findTrackedRequest } from "@/lib/privacy/tracking/follow-request";
import { toRequestView } from "@/lib/privacy/tracking/request-view";
import { operator, visitor } from "@/tests/support/contexts";

export const start = new Date("2027-05-03T15:00:00Z");
export const day = (count: number) => addDays(start, count);
export const email = "ada@example.com";
export const agentEmail = "agent@example.net";
export const secret = "QUESTION-WORDS";
export const reply = "ANSWER-WORDS";

/** Empties the tables that these tests fill. */
export const emptyCases = () =>
  write(async (tx) => {
    await tx.outboxMail.deleteMany();
    await tx.privacyRequest.deleteMany();
    await tx.person.deleteMany();
    await tx.webhookEvent.deleteMany();
    await tx.webhookEndpoint.deleteMany();
  });

interface Kind {
  law?: Law;
  requestType?: PrivacyRequestType;
  agent?: boolean;
}

/** Stores a request as its form does, an access request under the GDPR if not said otherwise. @returns its row */
export async function file({ law = "gdpr", requestType = "access", agent = false }: Kind = {}) {
  const named = agent ? { agentName: "Rights", agentEmail } : {};
  // The law has this type.
  const input = { law, requestType, email, description: "", ...named } as Parameters<typeof createRequest>[1];
  const { reference } = await createRequest(visitor(start), input);
  return read((db) => db.privacyRequest.findUniqueOrThrow({ where: { reference } }));
}

export const rowOf = (id: string) => read((db) => db.privacyRequest.findUniqueOrThrow({ where: { id } }));
export const kindsOf = async (id: string) => (await readCase(id))?.events.map(({ kind }) => kind);
/** The text of the latest email to an address, on one line. */
export const lastTo = async (recipient: string) =>
  (await mailsTo(recipient)).at(-1)?.text.replace(/\s+/g, " ");
export const mailsTo = (recipient: string) =>
  read((db) => db.outboxMail.findMany({ where: { recipient }, orderBy: { createdAt: "asc" } }));

/** The secret of the latest link to a request in the emails to an address. */
export async function tokenFor({ reference }: { reference: string }, recipient: string): Promise<string> {
  const link = new RegExp(`privacy-requests/${reference}/([\\w-]{43})`);
  const tokens = (await mailsTo(recipient)).flatMap(({ text }) => link.exec(text)?.[1] ?? []);
  const token = tokens.at(-1);
  if (!token) throw new Error(`No link to ${reference} was emailed to ${recipient}.`);
  return token;
}

/** Staff ask the person a question. */
export const ask = (id: string, at: Date, more: object = {}, context = operator(at)) =>
  askQuestion(context, { id, reason: "identity", audience: "person", text: secret, ...more });

/** Answers a question on the request’s page, with the latest link sent to an address. */
export async function answer(
  request: { reference: string },
  question: string,
  at: Date,
  text = reply,
  from: string = email,
) {
  const { reference } = request;
  return answerQuestion(visitor(at), { reference, token: await tokenFor(request, from), question, text });
}

/** Staff act on a request. */
export const step = (id: string, at: Date, order: Partial<TransitionInput> & Pick<TransitionInput, "step">) =>
  transitionCase(operator(at), { id, by: "operator", text: "Words.", ...order });

/** What the request’s page shows to the person or, by address, the agent. */
export async function viewFor(request: { reference: string }, now: Date, from: string = email) {
  const followed = await findTrackedRequest(request.reference, await tokenFor(request, from), now);
  if (!followed) throw new Error("The link isn’t valid.");
  return toRequestView(followed.request, followed.audience, now);
}

/** Stores the rows of files that a person sent for a question. */
export async function send(requestId: string, questionId: string, number = 1) {
  const fileId = randomUUID();
  const facts = { label: "Proof", contentType: "application/pdf", extension: "pdf", addedAt: start };
  await write(async (tx) => {
    const file = {
      id: fileId,
      sealedKey: "sealed",
      size: 20,
      hash: "hash",
      createdAt: start,
      heldUntil: start,
    };
    await tx.storedFile.create({ data: file });
    const row = { id: fileId, requestId, questionId, fileId, origin: "requester", number, ...facts };
    await tx.caseAttachment.create({ data: row });
  });
  return fileId;
}
export const filesOf = async (requestId: string) =>
  (await read((db) => db.caseAttachment.findMany({ where: { requestId } }))).map(({ id }) => id);

/** The secret of the link that confirms a request. */
export async function confirmation(): Promise<string> {
  const token = (await mailsTo(email))
    .flatMap(({ text }) => /confirm\/([\w-]{43})/.exec(text)?.[1] ?? [])
    .at(-1);
  if (!token) throw new Error("No confirmation link was emailed.");
  return token;
}
