import { beforeAll, describe, expect, it } from "vitest";
import { resetPerson } from "@/lib/auth/people/people";
import { readNotices, updateNotices } from "@/lib/desk/notices";
import { listOthersPresent, notePresence } from "@/lib/desk/presence";
import type { Context } from "@/lib/platform/context";
import { read } from "@/lib/platform/database";
import type { Role } from "@/lib/platform/rights";
import { subjectAccess } from "@/lib/privacy/answers/subject-access";
import { assignCases } from "@/lib/privacy/cases/assign-case";
import { decidersOf } from "@/lib/privacy/cases/decider";
import { runCaseAction } from "@/lib/privacy/cases/run-action";
import { readCase } from "@/lib/privacy/core/case-file";
import type { CaseAction } from "@/lib/privacy/core/case-schema";
import { createRequest } from "@/lib/privacy/intake/create-request";
import { listCases } from "@/lib/privacy/queue/list-cases";
import { anonymousViewer } from "@/lib/privacy/queue/needs";
import { readQueueQuery } from "@/lib/privacy/queue/queue-query";
import { findTrackedRequest } from "@/lib/privacy/tracking/follow-request";
import { runRetention } from "@/lib/retention/run";
import { exactTime } from "@/lib/site/dates";
import { operator, staff, visitor } from "@/tests/support/contexts";
import { hire } from "@/tests/support/hire";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const now = new Date("2027-03-01T12:00:00Z");
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const as = (role: Role, id: string, moment = now): Context => staff(moment, role, id);

beforeAll(async () => {
  await hire("privacy", "pat");
  await hire("privacy", "pam");
  await hire("support", "sam");
});

let count = 0;
async function newCase() {
  count += 1;
  const email = `asker-${count}@example.com`;
  const input = { law: "gdpr", requestType: "objection", email, description: "" } as never;
  const { reference } = await createRequest(visitor(now), input);
  return read((db) => db.privacyRequest.findUniqueOrThrow({ where: { reference } }));
}

const run = (context: Context, id: string, order: CaseAction) => runCaseAction(context, { id, ...order });
const confirm = { step: "confirm", text: "By phone." } as const;

describe("a privacy request", () => {
  it("isn’t assigned to somebody who can’t sign in, and its appeal doesn’t wait for them", async () => {
    await hire("privacy", "paul");
    await resetPerson(operator(now, "cli"), { id: "paul" });
    const { id } = await newCase();
    await expect(run(as("privacy", "pat"), id, { step: "assign", to: "paul" })).rejects.toMatchObject({
      status: 422,
    });
    const deciders = await decidersOf({ deniedById: "pat" });
    expect(deciders.map((person) => person.id)).toEqual(["pam"]);
  });

  it("is assigned and reassigned, is listed under its assignee, and says who took each step", async () => {
    const { id } = await newCase();
    await run(as("privacy", "pat"), id, { step: "assign", to: "me" });
    await run(as("privacy", "pat"), id, confirm);
    await run(as("privacy", "pam"), id, { step: "note", text: "Called." });
    await run(as("privacy", "pam"), id, { step: "assign", to: "pam" });
    await expect(run(as("privacy", "pat"), id, { step: "assign", to: "sam" })).rejects.toMatchObject({
      status: 422,
    });
    const file = await readCase(id);
    expect(file?.assignee).toEqual({ id: "pam", name: "The privacy pam" });
    expect(file?.events.map(({ kind, actor, staff: name }) => [kind, actor, name])).toEqual([
      ["received", "requester", null],
      ["taken", "operator", "The privacy"],
      ["confirmed", "operator", "The privacy"],
      ["note", "operator", "The privacy"],
      ["taken", "operator", "The privacy"],
    ]);
    const listed = async (assignee: string, personId: string | null) => {
      const looking = { now, viewer: { ...anonymousViewer, personId } };
      return (await listCases(readQueueQuery({ assignee }), looking)).cases.some((one) => one.id === id);
    };
    expect(await listed("mine", "pam")).toBe(true);
    expect(await listed("mine", "pat")).toBe(false);
    expect(await listed("nobody", "pat")).toBe(false);
    expect(await listed("everybody", null)).toBe(true);
  });

  it("belongs to the first person who takes a step on it, which the audit log records", async () => {
    const { id, reference } = await newCase();
    await run(as("privacy", "pat"), id, confirm);
    expect((await readCase(id))?.assignee).toEqual({ id: "pat", name: "The privacy pat" });
    await run(as("privacy", "pam"), id, { step: "note", text: "Called." });
    expect((await readCase(id))?.assignee?.id).toBe("pat");
    const entries = await read((db) =>
      db.auditEntry.findMany({ where: { subject: reference, action: "case.assigned" } }),
    );
    expect(entries).toHaveLength(1);
  });

  it("cannot be assigned together with one that does not exist", async () => {
    const { id } = await newCase();
    const together = assignCases(as("privacy", "pat"), { ids: [id, "gone"], to: "me" });
    await expect(together).rejects.toMatchObject({ status: 404 });
    expect((await readCase(id))?.assignee).toBeNull();
  });

  it("tells the second person who did what, even if the step is still possible", async () => {
    const { id, version } = await newCase();
    await run(as("privacy", "pat"), id, { ...confirm, version });
    const seen = (await readCase(id))?.request.version;
    await run(as("privacy", "pat"), id, { step: "note", text: "Called." });
    await run(as("privacy", "pat"), id, {
      step: "complete",
      text: "Done.",
      whatChanged: "No more newsletters.",
      ground: undefined,
      version: (seen ?? 0) + 1,
    });
    const deny = { step: "deny", ground: "excessive", text: "No.", version: seen } as const;
    await expect(run(as("privacy", "pam"), id, deny)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(
        /Completed \(The privacy, Mar 1, 2027.*; Note for colleagues \(The privacy, .*typed is still here/,
      ),
    });
    // A step that only adds something needs no version.
    await run(as("privacy", "pam"), id, { step: "note", text: "Looked at it." });
    expect((await readCase(id))?.request.state).toBe("completed");
  });

  it("doesn’t reveal to its person which staff member did what", async () => {
    const { id, email, reference } = await newCase();
    await run(as("privacy", "pat"), id, { step: "assign", to: "pam" });
    await run(as("privacy", "pat"), id, confirm);
    const held = JSON.stringify(await subjectAccess(email, now));
    expect(held).toContain(reference);
    expect(held).not.toMatch(/The privacy|pam|assignee|"version"/);
    const [mail] = await read((db) => db.outboxMail.findMany({ where: { recipient: email } }));
    const token = new RegExp(`${reference}/([\\w-]{43})`).exec(mail?.text ?? "")?.[1] ?? "";
    const followed = JSON.stringify(await findTrackedRequest(reference, token, now));
    expect(followed).toContain("confirmed");
    expect(followed).not.toMatch(/The privacy|"given"/);
  });
});

describe("the viewers of a case", () => {
  const open = (id: string, who: string, moment: Date, left = false) =>
    notePresence(as("privacy", who, moment), { kind: "case", id, left });
  const seenBy = async (id: string, who: string, moment: Date) =>
    (await listOthersPresent(as("privacy", who, moment), "case", id)).map(({ name }) => name);

  it("are shown to others, with the time since they opened it, while the page reports it", async () => {
    const { id } = await newCase();
    expect(await open(id, "pat", at(0))).toEqual({ others: [] });
    await open(id, "pat", at(20));
    const pat = { name: "The privacy pat", since: at(0).toISOString(), clock: exactTime(at(0)) };
    expect(await open(id, "pam", at(30))).toEqual({ others: [pat] });
    expect(await seenBy(id, "pat", at(31))).toEqual(["The privacy pam"]);
    expect(await seenBy("another", "pat", at(31))).toEqual([]);
    expect(await seenBy(id, "pam", at(109))).toEqual(["The privacy pat"]);
    expect(await seenBy(id, "pam", at(111))).toEqual([]);
    await open(id, "pat", at(300));
    expect(await open(id, "pam", at(301))).toEqual({
      others: [{ ...pat, since: at(300).toISOString(), clock: exactTime(at(300)) }],
    });
    await open(id, "pat", at(302), true);
    expect(await seenBy(id, "pam", at(303))).toEqual([]);
    await runRetention(at(700), "short");
    expect(await read((db) => db.presence.count())).toBe(0);
  });

  it("are recorded only with the right, and never anonymously", async () => {
    const { id } = await newCase();
    const report = { kind: "case", id, left: false } as const;
    await expect(notePresence(as("support", "sam"), report)).rejects.toMatchObject({ status: 403 });
    expect(await notePresence(operator(now), report)).toEqual({ others: [] });
    expect(await read((db) => db.presence.count({ where: { subjectId: id } }))).toBe(0);
  });
});

describe("emails to staff", () => {
  const none = { cases: false, due: false, messages: false, deadMail: false };

  it("are chosen by each person within their role, and are off by default", async () => {
    expect(await readNotices("pat")).toEqual([]);
    await updateNotices(as("privacy", "pat"), { ...none, cases: true });
    expect(await readNotices("pat")).toEqual(["cases"]);
    expect(await readNotices("pam")).toEqual([]);
    const denied = updateNotices(as("privacy", "pat"), { ...none, messages: true });
    await expect(denied).rejects.toMatchObject({ status: 422 });
    await expect(updateNotices(operator(now), none)).rejects.toMatchObject({ status: 403 });
    expect(await readNotices("pat")).toEqual(["cases"]);
  });

  it("are sent for a new case, except to the person who entered it", async () => {
    const notices = () => read((db) => db.outboxMail.findMany({ where: { topic: "staff-notice" } }));
    await updateNotices(as("privacy", "pat"), { ...none, cases: true });
    const before = (await notices()).length;
    const { reference } = await newCase();
    const [mail, ...more] = (await notices()).slice(before);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipient: "pat@palisade.example",
      subject: `New privacy request ${reference}`,
    });
    const input = {
      law: "gdpr",
      requestType: "objection",
      email: "by-phone@example.com",
      description: "",
    } as never;
    await createRequest(as("privacy", "pat"), input, { channel: "phone" });
    expect(await notices()).toHaveLength(before + 1);
    await updateNotices(as("privacy", "pat"), none);
    await newCase();
    expect(await notices()).toHaveLength(before + 1);
  });
});
