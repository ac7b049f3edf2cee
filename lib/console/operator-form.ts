import type { z } from "zod";
import {
  type Context,
  ProofRequired,
  RightMissing,
  type Staff,
  staffKey,
  type Transact,
} from "@/lib/platform/context";
import { write } from "@/lib/platform/database";
import { isForm, readFields, typedValues, validate } from "@/lib/platform/http/parse";
import { problemAnswer } from "@/lib/platform/http/problem-answer";
import { onlyMethods, route, seeOther } from "@/lib/platform/http/route";
import type { Refusal } from "@/lib/platform/refusal";
import type { Right } from "@/lib/platform/rights";
import { once } from "@/lib/platform/submissions/once";
import { figures } from "@/lib/site/figures";
import { mainLanguage } from "@/lib/site/language";
import { consolePaths, paths, peoplePaths } from "@/lib/site/paths";
import { flash, keepTyped } from "./form-page";
import { requireOperator } from "./require-operator";
import { onePress } from "./second-press";

interface OperatorForm<S extends z.ZodType<object>, P> {
  /** What one must be allowed to; null for what everybody who is signed in may. */
  right: Right | null;
  schema: S | ((params: P) => S);
  /**
   * Does it; what the context transacts is stored once for each form that was shown, and a second press gets the first
   * one's result. @returns what the console says then, where it goes on to when not back to where it came from, and what
   * a program is answered beside it; a cookie for a browser only
   */
  run: (
    context: Context & { actor: Staff },
    input: z.output<S>,
    params: P,
  ) => Promise<{ said: string; next?: string; answer?: object; cookie?: string }>;
  /** Fields that are never shown again, however the form is refused. */
  secretFields?: readonly string[];
  /** The page that the form is on. */
  page: (params: P) => string;
}

function schemaOf<S extends z.ZodType, P>(schema: S | ((params: P) => S), params: P): S {
  return typeof schema === "function" ? schema(params) : schema;
}

interface Attempt<P> {
  params: P;
  /** What the operator typed; null until a sign-in was proven, since a stranger must not make the site store anything. */
  sent: Record<string, unknown> | null;
}

/**
 * A form that was shown with a key is known by it, where it was sent and by whom: the same key means something else in
 * another's hands and at another address. Scripts send none unless they want to.
 */
function transactOnce(endpoint: string, key: string | null, body: object, now: Date): Transact {
  const rememberedHours = figures.retention.abuseRecordHours;
  const stands = async () => true;
  const known = { endpoint, body, rememberedHours, stands, whileInFlight: "wait", now } as const;
  return (work) => (key === null ? write(work) : once({ ...known, key }, work));
}

/** Back to the form's page, which shows the sentence and, if it could be kept, what was typed. */
async function sendBack(page: string, refusal: Refusal, values: Record<string, string> | null, now: Date) {
  const typed = values && { values, fields: refusal.said(mainLanguage).fields ?? {} };
  const isOverload = refusal.status === 429 || refusal.status === 503;
  const id = typed && !isOverload ? await keepTyped(page, typed, now).catch(() => null) : null;
  return seeOther(`${flash(page, "refused", refusal.message)}${id ? `&typed=${id}` : ""}`);
}

/**
 * The handlers behind a form of the console, for who has the right. JSON is answered with JSON; a form goes back to its
 * page, which says what was done or why not.
 */
export function operatorForm<S extends z.ZodType<object>, P = Record<string, never>>(
  options: OperatorForm<S, P>,
) {
  const { right, schema, run, page, secretFields } = options;
  const attempts = new WeakMap<Request, Attempt<P>>();

  const POST = route<P>(
    async (request, context) => {
      const attempt: Attempt<P> = { params: context.params, sent: null };
      attempts.set(request, attempt);
      const actor = await requireOperator(request, context, right);
      const sent = await readFields(request);
      attempt.sent = sent;
      const { input, idempotencyKey } = validate(request, schemaOf(schema, context.params), sent);
      const button = `${staffKey(actor)} ${new URL(request.url).pathname}`;
      const transact = transactOnce(button, idempotencyKey, input, context.now);
      const carryOut = () => run({ ...context, actor, transact }, input, context.params);
      const outcome = isForm(request)
        ? onePress(button, JSON.stringify(sent), context.now, carryOut)
        : carryOut();
      const { said, next = page(context.params), answer, cookie } = await outcome;
      if (isForm(request)) return seeOther(flash(next, "done", said), cookie ? { "Set-Cookie": cookie } : {});
      const body = { success: true, message: said, ...answer };
      return Response.json(body, { headers: { "Cache-Control": "no-store" } });
    },
    async (request, refusal, { requestId, now }) => {
      const attempt = attempts.get(request);
      if (!isForm(request) || !attempt) return problemAnswer(refusal, requestId);
      if (refusal instanceof RightMissing) {
        return seeOther(flash(consolePaths.overview, "refused", refusal.message));
      }
      if (refusal.status === 403) return problemAnswer(refusal, requestId);
      if (refusal.status === 401 && attempt.sent === null) return seeOther(paths.operator);
      const values = attempt.sent && typedValues(attempt.sent, secretFields);
      if (refusal instanceof ProofRequired) {
        const here = page(attempt.params);
        const typed = values && (await keepTyped(here, { values, fields: {} }, now).catch(() => null));
        return seeOther(peoplePaths.proofOf(here, typed));
      }
      return sendBack(page(attempt.params), refusal, values, now);
    },
  );
  return { ...onlyMethods<P>("POST"), POST };
}
