import { requireStaff } from "@/lib/auth/sessions/require-staff";
import { SessionEnded, safeConsolePath } from "@/lib/auth/sessions/sessions";
import { requireStillAdmitted } from "@/lib/auth/sessions/still-admitted";
import { signInPage } from "@/lib/auth/sign-in-words";
import { ProofRequired, RightMissing, type Staff, staffKey, type Transact } from "@/lib/platform/context";
import { write } from "@/lib/platform/database";
import { typedValues } from "@/lib/platform/http/parse";
import { seeOther } from "@/lib/platform/http/see-other";
import type { HttpError } from "@/lib/platform/http-error";
import { limitMeaning } from "@/lib/platform/openapi/common";
import type { Call } from "@/lib/platform/operations/call";
import type { Caller } from "@/lib/platform/operations/callers";
import type { FormResponse, PlainForm } from "@/lib/platform/operations/define";
import type { Right } from "@/lib/platform/rights";
import { runOnce } from "@/lib/platform/submissions/run-once";
import { figures } from "@/lib/site/figures";
import { mainLanguage } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import { consolePaths, peoplePaths } from "@/lib/site/staff-paths";
import { dedupeSubmit } from "./dedupe-submit";
import { browserOf, refusedFlash, saveFormDraft, withFlash } from "./form-page";

const noDatabase = "The database is unavailable.";

/**
 * Staff, by console session or API token.
 * @param right null for all staff
 */
export const staff = (right: Right | null): Caller<Staff> => ({
  kind: "staff",
  right,
  open: true,
  admit: ({ request, requestId, context }) => requireStaff(request, { ...context, requestId }, right),
  recheck: requireStillAdmitted,
  security: [{ operatorToken: [] }, { operatorSession: [] }],
  errors: {
    always: {
      401: "No active token or console session was sent, or the one that was sent ended before the change was stored.",
      403: "The role lacks the right named in the response or has just changed, or a browser sent the request from another site.",
      429: limitMeaning("operatorApi", { sender: "person or token" }).description,
      500: "",
      503: noDatabase,
    },
    writing: { 503: `${noDatabase} Nothing was changed.` },
  },
});

/** Recognizes a repeated form by its key, address and person. Optional for scripts. */
function transactOnce(endpoint: string, call: Call): Transact {
  const rememberedHours = figures.retention.abuseRecordHours;
  const isStillValid = async () => true;
  return (work) => {
    // An operation that reads its own body knows them only now.
    const { idempotencyKey: key, input, context } = call;
    if (key === null) return write(work);
    const body = input as object;
    const options = { endpoint, body, rememberedHours, isStillValid, now: context.now };
    return runOnce({ ...options, key, whileInFlight: "wait" }, work);
  };
}

/** Redirects to the page of the form, with the message and, if it could be stored, what was typed. */
async function backToForm(
  page: string,
  browser: string,
  refusal: HttpError,
  values: Record<string, string> | undefined,
  now: Date,
) {
  const draft = values && { values, fields: refusal.localize(mainLanguage).fields ?? {} };
  const isOverload = refusal.status === 429 || refusal.status === 503;
  const id = draft && !isOverload ? await saveFormDraft(page, browser, draft, now).catch(() => null) : null;
  const flash = withFlash(page, refusedFlash(refusal), browser, now);
  return `${flash}${id ? `&typed=${id}` : ""}`;
}

/**
 * A form of the console: it leads to a page with the result or, if refused, back to its own page.
 * @param page returns the page by the parameters of the path
 * @param secretFields fields that are never shown again
 */
export function consoleForm(
  page: string | ((...params: string[]) => string),
  secretFields: readonly string[] = [],
): PlainForm<unknown, unknown, Staff> {
  const pageOf = ({ params }: Call) => (typeof page === "string" ? page : page(...Object.values(params)));
  return {
    once: (call, run) => {
      const button = `${staffKey(call.context.actor)} ${new URL(call.request.url).pathname}`;
      const carryOut = () => run(transactOnce(button, call));
      // Files are streamed, so repeated ones can't be recognized.
      if (!call.expectsPage || !call.fields) return carryOut();
      const ofBrowser = `${button} ${browserOf(call.request)}`;
      return dedupeSubmit(ofBrowser, JSON.stringify(call.fields), call.context.now, carryOut);
    },
    done: (_result, _input, call, result) => {
      const { next = pageOf(call), message = "", cookie } = result ?? {};
      const to = withFlash(
        next,
        { tone: "done", sentence: message },
        browserOf(call.request),
        call.context.now,
      );
      return seeOther(to, cookie ? { "Set-Cookie": cookie } : {});
    },
    refused: async (refusal, call): Promise<FormResponse> => {
      const { fields, context, request } = call;
      const here = pageOf(call);
      const browser = browserOf(request);
      const flash = refusedFlash(refusal);
      if (refusal instanceof RightMissing)
        return withFlash(consolePaths.overview, flash, browser, context.now);
      if (refusal instanceof SessionEnded)
        return withFlash(signInPage({ to: safeConsolePath(here) }), flash, browser, context.now);
      if (refusal.status === 403) return null;
      // Strangers must not cause anything to be stored.
      if (refusal.status === 401 && !fields) return paths.operator;
      const values = fields && typedValues(fields, secretFields);
      if (!(refusal instanceof ProofRequired)) return backToForm(here, browser, refusal, values, context.now);
      const savedDraft = values && saveFormDraft(here, browser, { values, fields: {} }, context.now);
      const draftId = savedDraft && (await savedDraft.catch(() => null));
      return peoplePaths.reauthenticationFor(here, new URL(request.url).pathname, draftId);
    },
    described: {
      response: "For form posts only: back to the console page, which shows the result.",
      location: "That page.",
    },
  };
}

/** For downloads that need a recent confirmation: redirects browsers to the form for it, and from there back to `page`. */
export const withRecentProof = (page: (id: string) => string): PlainForm<unknown, unknown, Staff> => ({
  done: () => null,
  refused: (refusal, { params, request }) =>
    refusal instanceof ProofRequired
      ? peoplePaths.reauthenticationFor(page(params.id ?? ""), new URL(request.url).pathname)
      : null,
});
