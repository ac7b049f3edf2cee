import { beforeEach, describe, expect, it } from "vitest";
import { register } from "@/lib/accounts/sign-up";
import { resendVerification } from "@/lib/accounts/verification";
import type { Context } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import { eraseSubject } from "@/lib/privacy/erasure/erase-subject";
import { sendNewConfirmation } from "@/lib/privacy/intake/confirm-request";
import { appealRequest, withdrawRequest } from "@/lib/privacy/tracking/follow-request";
import { sendRequestLink } from "@/lib/privacy/tracking/send-request-link";
import { operator, visitor } from "@/tests/support/contexts";
import {
  agentEmail,
  ask,
  day,
  email,
  emptyCases,
  file,
  kindsOf,
  mailsTo,
  rowOf,
  step,
  tokenFor,
} from "@/tests/support/conversation";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
beforeEach(emptyCases);

/** A context whose transaction begins after another request has been stored, which came in while the first was prepared. */
const behind = <C extends Context>(context: C, other: () => Promise<unknown>): C => ({
  ...context,
  transact: async (work) => {
    await other();
    return context.transact(work);
  },
});

const deliver = () =>
  operator(day(5)).transact((tx) => tx.outboxMail.updateMany({ data: { state: "sent", sentAt: day(5) } }));
const erase = (address: string) => eraseSubject(operator(day(9)), { email: address });

describe("after an erasure", () => {
  it("an appeal that was being prepared isn’t stored, and nobody is emailed", async () => {
    const request = await file();
    await step(request.id, day(3), { step: "deny", ground: "identity" });
    const token = await tokenFor(request, email);
    await deliver();
    const context = behind(visitor(day(9)), () => erase(email));
    const appeal = appealRequest(context, { reference: request.reference, token, text: "It was me." });
    await expect(appeal).rejects.toMatchObject({ status: 409 });
    expect((await rowOf(request.id)).state).toBe("denied");
    expect(await mailsTo(email)).toEqual([]);
  });

  it("a question that was being prepared isn’t emailed to the erased agent", async () => {
    const request = await file({ agent: true });
    const context = behind(operator(day(9)), () => erase(agentEmail));
    const question = ask(request.id, day(9), { audience: "agent" }, context);
    await expect(question).rejects.toMatchObject({ status: 409 });
    expect((await mailsTo(agentEmail)).map(({ subject }) => subject)).not.toContain(
      `We have a question: ${request.reference}`,
    );
  });

  it("a new link that somebody just asked for isn’t emailed", async () => {
    const request = await file();
    await step(request.id, day(3), { step: "deny", ground: "identity" });
    await deliver();
    const context = behind(visitor(day(9)), () => erase(email));
    await sendRequestLink(context, { reference: request.reference, email });
    expect(await mailsTo(email)).toEqual([]);
    const links = { subjectId: request.id, purpose: "privacy-follow" };
    expect(await read((db) => db.mailToken.count({ where: links }))).toBe(0);
  });

  it("a new link to confirm an account isn’t emailed", async () => {
    const [names, late] = [{ firstName: "Ada", lastName: "Byron", companyName: "Engines" }, day(5)];
    const secret = { password: "correct horse battery", acceptTerms: true as const };
    await register(visitor(day(1)), { ...names, ...secret, email });
    const [mail] = await mailsTo(email);
    const [, token = ""] = /\/verify\/([\w-]+)/.exec(mail?.text ?? "") ?? [];
    const context = behind(visitor(late), () => eraseSubject(operator(late), { email }));
    await expect(resendVerification(context, { token })).rejects.toMatchObject({ status: 404 });
    expect(await mailsTo(email)).toEqual([]);
  });
});

it("after a withdrawal, no email asks to confirm the request", async () => {
  const request = await file();
  const { reference } = request;
  const token = await tokenFor(request, email);
  const withdraw = () => withdrawRequest(visitor(day(1)), { reference, token });
  const context = behind(operator(day(1)), withdraw);
  await expect(sendNewConfirmation(context, { id: request.id, by: "operator" })).rejects.toMatchObject({
    status: 409,
  });
  expect(await kindsOf(request.id)).not.toContain("confirmation-sent");
});
