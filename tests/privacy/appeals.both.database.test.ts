import { beforeEach, describe, expect, it } from "vitest";
import { read } from "@/lib/platform/database";
import { runCaseAction } from "@/lib/privacy/cases/run-action";
import { transitionCase } from "@/lib/privacy/cases/transition-case";
import { appealRequest, withdrawRequest } from "@/lib/privacy/tracking/follow-request";
import { addEndpoint } from "@/lib/webhooks/endpoints";
import { subscribableTypes } from "@/lib/webhooks/events";
import { operator, staff, visitor } from "@/tests/support/contexts";
import {
  agentEmail,
  day,
  email,
  emptyCases,
  file,
  kindsOf,
  lastTo,
  mailsTo,
  rowOf,
  start,
  step,
  tokenFor,
  viewFor,
} from "@/tests/support/conversation";
import { hire } from "@/tests/support/hire";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
beforeEach(emptyCases);

describe("an appeal", () => {
  const appeal = async (request: { reference: string }, at: Date, text = "", from: string = email) =>
    appealRequest(visitor(at), { reference: request.reference, token: await tokenFor(request, from), text });

  async function denied(by: Parameters<typeof transitionCase>[0] = operator(day(3))) {
    const request = await file();
    const order = { id: request.id, step: "deny", by: "operator", text: "No.", ground: "identity" } as const;
    await transitionCase(by, order);
    return request;
  }

  it("of a request is the original of a later one, rather than what a stranger may have filed", async () => {
    await file();
    const appealed = await denied();
    await appeal(appealed, day(4), "Look again.");
    const later = await file();
    await transitionCase(operator(day(5)), { id: later.id, step: "confirm", by: "operator", text: "Known." });
    expect((await rowOf(later.id)).duplicateOfId).toBe(appealed.id);
  });

  it("reopens a denial, once, with its own deadline, and everybody concerned is notified", async () => {
    const url = "https://hooks.example.com/in";
    const endpoint = { url, events: subscribableTypes, description: "", receivesAccount: false };
    await addEndpoint(operator(start), { ...endpoint, allowPrivate: false });
    const request = await denied();
    const denial = (await mailsTo(email)).at(-1)?.text.replace(/\s+/g, " ");
    expect(denial).toContain("You can appeal on your request’s page until August 4, 2027.");
    const before = await viewFor(request, day(10));
    expect([before.canAppeal, before.appeal]).toEqual([
      true,
      expect.stringContaining("until August 4, 2027"),
    ]);

    const words = "It was me.";
    const made = await appeal(request, day(20), words);
    expect(made).toEqual({ state: "appealed", dueAt: "2027-06-22T20:59:59.999Z" });
    expect(await appeal(request, day(21), words)).toEqual(made);
    await expect(appeal(request, day(21), "Other words.")).rejects.toMatchObject({ status: 409 });
    expect(await rowOf(request.id)).toMatchObject({
      state: "appealed",
      appealedAt: day(20),
      answeredAt: day(3),
      closedAt: null,
    });
    expect((await mailsTo(email)).at(-1)?.subject).toBe(`We received your appeal: ${request.reference}`);
    const mails = await read((db) => db.outboxMail.findMany());
    expect(mails.map(({ subject }) => subject)).toContain(`A decision was appealed: ${request.reference}`);
    for (const { text } of mails) expect(text).not.toContain(words);
    const view = await viewFor(request, day(21));
    expect(view).toMatchObject({ state: "appealed", canAppeal: false, appealText: words });
    expect(view.staffText?.parts).toEqual([{ heading: null, text: "No." }]);
    const events = await read((db) => db.webhookEvent.findMany());
    const appealed = events.filter(({ type }) => type === "privacy_request.appealed");
    expect(appealed).toHaveLength(1);
    expect(JSON.stringify(events)).not.toContain(words);

    await step(request.id, day(22), { step: "refuse", ground: "excessive", text: "Still no." });
    const refusal = (await mailsTo(email)).at(-1);
    expect(refusal?.subject).toBe(`We denied your appeal: ${request.reference}`);
    expect(refusal?.text).toContain("edpb.europa.eu");
    expect(refusal?.text).not.toContain("You can appeal");
    const final = await viewFor(request, day(23));
    expect(final).toMatchObject({ state: "denied", canAppeal: false, appeal: null });
    expect(final.remedy?.authorities.length).toBeGreaterThan(0);
    expect(final.staffText?.parts).toEqual([{ heading: null, text: "Still no." }]);
    await expect(appeal(request, day(23), "Again.")).rejects.toMatchObject({ status: 409 });
  });

  it("is possible for a partial answer and for an agent, and can be granted in full", async () => {
    const request = await file({ agent: true });
    await step(request.id, day(1), { step: "confirm" });
    await step(request.id, day(2), {
      step: "complete",
      ground: "rights-of-others",
      withoutReports: "It went by post.",
    });
    const outcome = await lastTo(agentEmail);
    expect(outcome).toContain("We granted the request in part.");
    expect(outcome).toContain("You can appeal on the request’s page");
    expect((await viewFor(request, day(3), agentEmail)).statusText).toContain(
      "We granted the request in part.",
    );
    await appeal(request, day(4), "On their behalf.", agentEmail);
    expect((await viewFor(request, day(5), agentEmail)).appealText).toBe("On their behalf.");
    await step(request.id, day(6), { step: "grant", offerData: true });
    expect(await rowOf(request.id)).toMatchObject({ state: "completed", denialGround: null });
    expect((await mailsTo(agentEmail)).at(-1)?.text).toContain("We granted the appeal.");
    const view = await viewFor(request, day(7));
    expect(view).toMatchObject({ canAppeal: false, remedy: null });
    expect(view.statusText).toContain("We granted your appeal.");
    expect(view.dataUntil).not.toBeNull();
  });

  it("is withdrawn for good, which the email says; other withdrawals lose nothing", async () => {
    const request = await denied();
    await appeal(request, day(4));
    await withdrawRequest(visitor(day(5)), {
      reference: request.reference,
      token: await tokenFor(request, email),
    });
    const text = await lastTo(email);
    expect(text).toContain("You can’t appeal that decision again");
    const view = await viewFor(request, day(6));
    expect(view).toMatchObject({ state: "withdrawn", staffText: { parts: [{ text: "No." }] } });
    expect(view.statusText).toContain("our earlier decision stands");
    expect([view.ground, view.remedy]).not.toContain(null);
    expect(text).not.toContain("You don’t lose any rights");
    await expect(appeal(request, day(6), "Again.")).rejects.toMatchObject({ status: 409 });

    const other = await file({ requestType: "deletion" });
    await withdrawRequest(visitor(day(6)), {
      reference: other.reference,
      token: await tokenFor(other, email),
    });
    expect(await lastTo(email)).toContain("You don’t lose any rights");
  });

  it("that is denied leaves what was granted before: the page says so, with both answers", async () => {
    const request = await file({ agent: true });
    await step(request.id, day(1), { step: "confirm" });
    await step(request.id, day(2), {
      step: "complete",
      ground: "rights-of-others",
      text: "Your part.",
      withoutReports: "It went by post.",
    });
    await appeal(request, day(4));
    await step(request.id, day(6), { step: "refuse", ground: "rights-of-others", text: "Not the rest." });
    const view = await viewFor(request, day(7));
    expect(view).toMatchObject({
      state: "completed",
      stateLabel: "Completed",
      canAppeal: false,
      appeal: null,
    });
    expect(view.statusText).toContain(
      "We granted your request in part and denied your appeal about the rest.",
    );
    expect(view.staffText).toEqual({
      title: "Our answer",
      parts: [
        { heading: "Our first answer", text: "Your part." },
        { heading: "Our decision on the appeal", text: "Not the rest." },
      ],
    });
    expect(view.remedy?.authorities.length).toBeGreaterThan(0);
    const ofAgent = await viewFor(request, day(7), agentEmail);
    expect(ofAgent).toMatchObject({ stateLabel: "Completed", staffText: null });
    expect(ofAgent.statusText).toContain("We denied the appeal.");
  });

  it("is rejected after its deadline, and if the request was completed or withdrawn", async () => {
    const request = await denied();
    await expect(appeal(request, day(94))).rejects.toMatchObject({ status: 409 });
    const withdrawn = await file({ requestType: "deletion" });
    const token = await tokenFor(withdrawn, email);
    await withdrawRequest(visitor(day(1)), { reference: withdrawn.reference, token });
    await expect(appeal(withdrawn, day(2))).rejects.toMatchObject({ status: 409 });
  });

  it("is decided by another person than the one who denied, if there is one", async () => {
    await hire("privacy", "pat");
    await hire("viewer", "vic");
    const request = await denied(staff(day(3), "privacy", "pat"));
    await appeal(request, day(4));
    const decide = (by: Parameters<typeof runCaseAction>[0]) =>
      runCaseAction(by, {
        id: request.id,
        step: "refuse",
        ground: "identity",
        text: "Nobody answered our calls.",
      });
    await hire("owner", "olga");
    for (const by of [staff(day(5), "privacy", "pat"), operator(day(5)), operator(day(5), "cli")]) {
      await expect(decide(by)).rejects.toMatchObject({
        status: 409,
        message:
          "Someone other than the person who denied the request must decide the appeal. Available: The owner olga.",
      });
    }
    await decide(staff(day(6), "owner", "olga"));
    expect(await kindsOf(request.id)).not.toContain("decided-alone");
  });

  it("is decided by the person who denied if nobody else may, which the record states", async () => {
    await hire("privacy", "pat");
    await hire("viewer", "vic");
    const request = await denied(staff(day(3), "privacy", "pat"));
    await appeal(request, day(4));
    const by = staff(day(5), "privacy", "pat");
    await runCaseAction(by, {
      id: request.id,
      step: "grant",
      ground: undefined,
      text: "Yes.",
      offerData: true,
    });
    expect(await kindsOf(request.id)).toEqual([
      "received",
      "denied",
      "taken",
      "appealed",
      "granted",
      "decided-alone",
    ]);
    expect((await viewFor(request, day(6))).history.map(({ label }) => label)).toEqual([
      "Request received",
      "Request denied",
      "Decision appealed",
      "Appeal granted",
    ]);
  });
});
