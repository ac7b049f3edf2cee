import { addMinutes, addSeconds } from "date-fns";
import { createLink } from "@/lib/access/store";
import { acknowledgeHandOver } from "@/lib/accounts/hand-over";
import { register } from "@/lib/accounts/sign-up";
import { resendVerification, verifyAccount } from "@/lib/accounts/verification";
import { planAnnouncement } from "@/lib/announcements/store";
import { runAccountAction } from "@/lib/auth/people/account";
import { addToken } from "@/lib/auth/people/api-tokens";
import { changeRole, resetPerson } from "@/lib/auth/people/people";
import { endSessions } from "@/lib/auth/sessions/sessions";
import { changeMessages } from "@/lib/contact/list";
import { receiveReply } from "@/lib/contact/replies";
import { contactExample } from "@/lib/contact/schema";
import { submitMessage } from "@/lib/contact/store";
import { runPlannedMaintenance } from "@/lib/incidents/schedule";
import { postUpdate } from "@/lib/incidents/store";
import { deliverDue } from "@/lib/mail/deliver";
import { sealAudit } from "@/lib/platform/audit";
import { contextOf } from "@/lib/platform/context";
import { env } from "@/lib/platform/environment";
import { consume } from "@/lib/platform/limits/consume";
import { runOnce } from "@/lib/platform/submissions/run-once";
import { askQuestion } from "@/lib/privacy/cases/ask-question";
import { publishDueSoon } from "@/lib/privacy/core/due-events";
import { eraseSubject } from "@/lib/privacy/erasure/erase-subject";
import { recordCompletedErasures } from "@/lib/privacy/erasure/ledger";
import { confirmRequest, sendNewConfirmation } from "@/lib/privacy/intake/confirm-request";
import { createRequest } from "@/lib/privacy/intake/create-request";
import { answerQuestion } from "@/lib/privacy/tracking/answer-question";
import { appealRequest, withdrawRequest } from "@/lib/privacy/tracking/follow-request";
import { sendRequestLink } from "@/lib/privacy/tracking/send-request-link";
import { settleErasedRequests } from "@/lib/retention/settle-erasures";
import { getSetting, putSetting } from "@/lib/settings/store";
import { reportPlace } from "@/lib/status/places";
import { takeSamples } from "@/lib/status/sampler";
import { deliverBatch } from "@/lib/webhooks/deliver";
import { seed } from "@/prisma/seed";
import { operator, staff as owner, tokenOf, visitor } from "@/tests/support/contexts";

/** The time of every test, a constant because dates aren't passed between processes as dates. */
export const now = new Date("2027-03-01T12:00:00Z");
const staff = operator(now);
const password = "correct horse battery";

/** Scenarios that two processes run at once, by name. `turn` numbers the attempts of both. */
export const scenarios = {
  async deliverMails(_: object, turn: number) {
    const sent: string[] = [];
    const deliver = async ({ id }: { id: string }) => void sent.push(id);
    while ((await deliverDue(`worker ${turn}`, deliver, now)) > 0);
    return sent;
  },
  async deliverWebhooks({ endpoint }: { endpoint: string }, turn: number) {
    while ((await deliverBatch(`worker ${turn}`, endpoint, now)) > 0);
  },
  async changeSetting({ version }: { version: number }, turn: number) {
    const { value } = await getSetting("announcement");
    await putSetting(staff, { key: "announcement", version, input: { ...value, message: `Turn ${turn}.` } });
    return turn;
  },
  seed: (_: object) => seed({ ...env(), SITE_PASSCODE: undefined }, now),
  submitOnce({ key, whileInFlight }: { key: string; whileInFlight: "wait" | "refuse" }) {
    const body = { ...contactExample, name: "Ada", email: "once@example.com", message: "Hi" };
    const known = { endpoint: "contact", key, body, rememberedHours: 1, whileInFlight, now };
    const transact = (work: Parameters<typeof staff.transact>[0]) =>
      runOnce({ ...known, isStillValid: async () => true }, work);
    return submitMessage({ ...visitor(now), transact: transact as typeof staff.transact }, body, {
      honeypot: "",
    });
  },
  signUp: ({ email }: { email: string }, turn: number) =>
    register(visitor(now), {
      ...{ firstName: `Turn ${turn}`, lastName: "Byron", companyName: "Engines", email },
      ...{ password, acceptTerms: true as const },
    }),
  verify: ({ token }: { token: string }) => verifyAccount(visitor(now), { token, password, pending: null }),
  resendVerification: ({ token }: { token: string }) =>
    resendVerification(visitor(addMinutes(now, 72 * 60)), { token }),
  write: ({ email }: { email: string }) =>
    submitMessage(visitor(now), { ...contactExample, name: "Ada", email, message: "Hi" }, { honeypot: "" }),
  markHandled: ({ ids }: { ids: string[] }) => changeMessages(staff, { ids, to: "handled" }),
  receiveReply: ({ address }: { address: string }) =>
    receiveReply(contextOf({ kind: "system", name: "mail" }, now), {
      raw: Buffer.from(`From: ada@example.com\r\nTo: ${address}\r\nMessage-ID: <1@x>\r\n\r\nThank you.\r\n`),
    }),
  openRequest: ({ email }: { email: string }) =>
    createRequest(visitor(now), {
      ...{ law: "gdpr", requestType: "deletion", email, description: "All of it." },
      ...{ agentName: "", agentEmail: "" },
    }),
  withdraw: (link: { reference: string; token: string }) => withdrawRequest(visitor(now), link),
  ask: ({ id }: { id: string }) =>
    askQuestion(staff, { id, reason: "identity", audience: "person", text: "Who are you?" }),
  answer: (link: { reference: string; token: string; question: string }) =>
    answerQuestion(visitor(now), { ...link, text: "Me." }),
  appeal: (link: { reference: string; token: string }) =>
    appealRequest(visitor(now), { ...link, text: "But it was." }),
  confirm: ({ token }: { token: string }) => confirmRequest(visitor(now), { token }),
  sendConfirmation: ({ id }: { id: string }) =>
    sendNewConfirmation(visitor(addMinutes(now, 30)), { id, by: "requester" }),
  findRequest: (known: { reference: string; email: string }) => sendRequestLink(visitor(now), known),
  /** One of them erases the agent; the others ask for a link. */
  eraseOrFindRequest: async ({ reference, email }: { reference: string; email: string }, turn: number) =>
    turn === 0
      ? void (await eraseSubject(operator(now, "cli"), { email }))
      : void (await sendRequestLink(visitor(now), { reference, email })),
  tellDueDates: ({ days }: { days: number }) => publishDueSoon(addMinutes(now, days * 24 * 60)),
  sealAudit: (_: object) => sealAudit(staff),
  resolve: ({ id }: { id: string }, turn: number) =>
    postUpdate(staff, { id, state: "resolved", message: `Turn ${turn}.`, from: "investigating" }),
  runPlans: (_: object) => runPlannedMaintenance(now),
  sample: (_: object, turn: number) => takeSamples(addSeconds(now, turn)),
  reportPlace: ({ place }: { place: string }, turn: number) =>
    reportPlace(staff, {
      ...{ place: place || `place ${turn}`, at: addSeconds(now, -turn) },
      checks: [{ id: "site", status: "operational", latencyMs: 10 }],
    }),
  endSession: (_: object, turn: number) => endSessions(staff, { id: `session ${turn}` }),
  addToken: ({ name }: { name: string }, turn: number) =>
    addToken(staff, { name: name || `script ${turn}`, role: "viewer", expiresInDays: 1 }),
  removePasskey: ({ person, here }: { person: string; here: string }, turn: number) =>
    runAccountAction(owner(now, "owner", person), {
      order: "remove-passkey",
      id: `key ${turn}`,
      currentSessionId: here,
    }),
  changeRole: ({ person }: { person: string }, turn: number) =>
    changeRole(operator(now, "cli"), {
      id: person,
      role: (["support", "viewer", "privacy"] as const)[turn % 3] ?? "viewer",
    }),
  acknowledge: ({ id }: { id: string }) => acknowledgeHandOver(tokenOf(now, "app"), { id }),
  /** One of them takes the person's credentials away; the others create recovery codes. */
  resetOrAddCodes: ({ person, here }: { person: string; here: string }, turn: number) =>
    turn === 0
      ? resetPerson(operator(now, "cli"), { id: person })
      : runAccountAction(owner(now, "owner", person), { order: "recovery-codes", currentSessionId: here }),
  settle: ({ days }: { days: number }) => settleErasedRequests(addMinutes(now, days * 24 * 60)),
  note: (_: object) => recordCompletedErasures(),
  createLink: ({ name }: { name: string }) =>
    createLink(staff, {
      ...{ name, endsAt: addMinutes(now, 60).toISOString(), through: "gate", audience: "everyone" },
    }),
  plan: (_: object, turn: number) =>
    planAnnouncement(staff, {
      ...{ message: `Turn ${turn}.`, type: "info", link: null, linkText: null, dismissible: true },
      ...{ paths: [], draft: true, startsAt: null, endsAt: null },
    }),
  consume: ({ address }: { address: string }) => consume("contact", address, now),
};
