import { addMinutes } from "date-fns";
import { beforeEach, describe, expect, it } from "vitest";
import { read, write } from "@/lib/platform/database";
import { runCaseAction } from "@/lib/privacy/cases/run-action";
import { sendNewConfirmation } from "@/lib/privacy/intake/confirm-request";
import { createRequest } from "@/lib/privacy/intake/create-request";
import { findTrackedRequest } from "@/lib/privacy/tracking/follow-request";
import { readOfferedData } from "@/lib/privacy/tracking/offered-data";
import { sendRequestLink } from "@/lib/privacy/tracking/send-request-link";
import { operator, visitor } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const start = new Date("2027-05-03T15:00:00Z");
const child = "child@example.com";
const parent = "parent@example.net";

beforeEach(() =>
  write(async (tx) => {
    await tx.outboxMail.deleteMany();
    await tx.privacyRequest.deleteMany();
  }),
);

const mailsTo = (recipient: string) =>
  read((db) => db.outboxMail.findMany({ where: { recipient }, orderBy: { createdAt: "asc" } }));
const linkIn = (text = "") => /privacy-requests\/[A-Z]{2}-[\w-]+\/([\w-]{43})/.exec(text)?.[1] ?? "";

async function file(
  filedBy: "agent" | "attorney" | "guardian",
  language: "en" | "de",
  kind: { law: "gdpr"; requestType: "access" } | { law: "ccpa"; requestType: "know" | "opt-out" },
) {
  const who = { agentName: "Grace Hopper", agentEmail: parent, filedBy };
  const context = { ...visitor(start), language };
  const { reference } = await createRequest(context, { ...kind, email: child, description: "", ...who });
  return read((db) => db.privacyRequest.findUniqueOrThrow({ where: { reference } }));
}

it("an agent with signed permission reads that the person has to confirm, and isn’t told to confirm", async () => {
  const answerTo = (more: object) =>
    createRequest(visitor(start), {
      ...({ law: "gdpr", requestType: "access", email: child, description: "" } as const),
      ...more,
    });
  const agent = { agentName: "Grace Hopper", agentEmail: parent };
  const waits = "The person you represent has to confirm that you have their permission.";
  const ofAgent = await answerTo({ ...agent, filedBy: "agent" });
  expect(ofAgent).toMatchObject({ confirmByEmail: false, message: expect.stringContaining(waits) });
  // The answer is stored for repeated submissions, outside of what an erasure finds.
  expect(ofAgent.message).toContain("We’ve sent them an email.");
  expect(ofAgent.message).not.toContain(child);
  const ofGuardian = await answerTo({ ...agent, filedBy: "guardian" });
  expect(ofGuardian).toMatchObject({ confirmByEmail: false, message: expect.not.stringContaining(waits) });
  const own = await answerTo({});
  expect(own).toMatchObject({ confirmByEmail: true, message: expect.not.stringContaining(waits) });
  const optOut = await answerTo({ ...agent, law: "ccpa", requestType: "opt-out" });
  expect(optOut.message).not.toContain(waits);
});

describe.each([
  [
    "guardian",
    "en",
    { law: "gdpr", requestType: "access" },
    "says that they are your parent or legal guardian",
  ],
  [
    "guardian",
    "de",
    { law: "ccpa", requestType: "know" },
    "gibt an, ein Elternteil von Ihnen oder Ihre gesetzliche Vertretung zu sein",
  ],
  ["attorney", "en", { law: "ccpa", requestType: "know" }, "hold a power of attorney"],
  [
    "attorney",
    "de",
    { law: "gdpr", requestType: "access" },
    "eine Generalvollmacht, eine Vorsorgevollmacht oder einen Vorsorgeauftrag von Ihnen",
  ],
] as const)("a request filed by a(n) %s in %s", (filedBy, language, kind, words) => {
  it("is proved to staff and answered to whoever filed it, and the other mailbox gets no link", async () => {
    const { id, reference } = await file(filedBy, language, kind);
    const [receipt] = await mailsTo(parent);
    expect(receipt?.text).not.toContain("/confirm/");
    const link = { reference, token: linkIn(receipt?.text) };
    expect((await findTrackedRequest(reference, link.token, start))?.audience).toBe("person");
    const [notice, ...more] = await mailsTo(child);
    expect(more).toEqual([]);
    expect(notice?.text).toContain(words);
    expect(notice?.text).not.toMatch(/privacy-requests\//);

    // No link can confirm it, whoever requests one.
    const resent = sendNewConfirmation(visitor(start), { id, by: "requester" });
    await expect(resent).rejects.toMatchObject({ status: 409 });
    const early = runCaseAction(operator(start), {
      id,
      step: "complete",
      ground: undefined,
      text: "Here.",
      offerData: true,
    });
    await expect(early).rejects.toMatchObject({ status: 409 });

    await runCaseAction(operator(start), { id, step: "confirm", text: "Saw the birth certificate." });
    const verified = {
      en: "We’ve verified your authority to file the request",
      de: "Ihre Vertretungsbefugnis ist bestätigt",
    };
    expect((await mailsTo(parent)).map(({ subject }) => subject)).toContain(
      `${verified[language]}: ${reference}`,
    );
    // Later, because the emails are sorted by time.
    await runCaseAction(operator(addMinutes(start, 1)), {
      id,
      step: "complete",
      ground: undefined,
      text: "Here it is.",
      offerData: true,
    });
    expect((await mailsTo(parent)).at(-1)?.text).toContain("Here it is.");
    expect(await mailsTo(child)).toHaveLength(1);
    expect(await readOfferedData(visitor(start), link)).toMatchObject({ email: child });
  });

  it("can be found again only with the mailbox of whoever filed it", async () => {
    const { reference } = await file(filedBy, language, kind);
    await sendRequestLink(visitor(start), { reference, email: child });
    expect(await mailsTo(child)).toHaveLength(1);
    await sendRequestLink(visitor(start), { reference, email: parent });
    const lost = (await mailsTo(parent)).find(({ topic }) => topic === "privacy-link");
    expect((await findTrackedRequest(reference, linkIn(lost?.text), start))?.audience).toBe("person");
  });
});

it("a parent with the child’s own mailbox gets one email, and an opt-out needs no proof", async () => {
  const kind = { law: "ccpa", requestType: "opt-out" } as const;
  const who = { agentName: "Grace Hopper", agentEmail: parent, filedBy: "guardian" } as const;
  await createRequest(visitor(start), { ...kind, email: parent, description: "", ...who });
  const [receipt, ...more] = await mailsTo(parent);
  expect(more).toEqual([]);
  expect(receipt?.text).toContain("The opt-out is now in effect.");
});

it("a person reads what to do if they didn’t permit an agent’s opt-out, which is complete already", async () => {
  await file("agent", "en", { law: "ccpa", requestType: "opt-out" });
  const [receipt] = await mailsTo(child);
  expect(receipt?.text).toContain(
    "Grace Hopper filed this request for you. No personal data was disclosed, changed or deleted.",
  );
  expect(receipt?.text).toContain("If you don’t agree with this request, reply to this email.");
});

it("an agent with signed permission still sees only the progress", async () => {
  const { id } = await file("agent", "en", { law: "gdpr", requestType: "access" });
  expect((await mailsTo(child)).map(({ text }) => text.includes("/confirm/"))).toEqual([true]);
  await runCaseAction(operator(start), { id, step: "confirm", text: "Called them." });
  await runCaseAction(operator(start), {
    id,
    step: "complete",
    ground: undefined,
    text: "PERSONAL",
    offerData: true,
  });
  for (const { text } of await mailsTo(parent)) expect(text).not.toContain("PERSONAL");
});
