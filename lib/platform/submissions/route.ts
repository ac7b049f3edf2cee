import { createHash } from "node:crypto";
import type { z } from "zod";
import type { Context, Transact } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database";
import { gpcHeader } from "@/lib/platform/http/headers";
import { isForm, type Parsed, readFields, type SchemaByLanguage, validate } from "@/lib/platform/http/parse";
import { problemAnswer } from "@/lib/platform/http/problem-answer";
import { onlyMethods, type RequestContext, route, seeOther } from "@/lib/platform/http/route";
import { assertSameOrigin } from "@/lib/platform/http/same-origin";
import { consume } from "@/lib/platform/limits/consume";
import type { RateLimitName } from "@/lib/platform/limits/rates";
import { figures } from "@/lib/site/figures";
import { pathIn } from "@/lib/site/language";
import { once } from "./once";
import { plainPage, refuseForm } from "./refuse-form";

/** What comes with a submission beside its fields. */
interface Sent {
  /** The hidden field that people don't see and form-filling programs do. */
  honeypot: string;
  /** The browser sent a Global Privacy Control signal. */
  gpc: boolean;
}

/** When an answer was given first, and when it is asked for again. */
interface AnswerTimes {
  storedAt: Date;
  now: Date;
}

/**
 * Where a browser without JavaScript goes on success, as lib/site/paths.ts has it, and which form it corrects after a
 * refusal. Both pages are those of the language that the post asked for.
 */
interface PlainForm {
  sent: string;
  draft: string;
}

interface SubmissionEndpoint<S extends z.ZodType, A extends object> {
  endpoint: string;
  schema: SchemaByLanguage<S>;
  limit: RateLimitName;
  /** Its plain form, or which of several sent these fields; null for one that isn't ours. */
  form?: PlainForm | ((fields: Record<string, unknown>) => PlainForm | null);
  /** Stores it all in the context's one transaction. @returns that transaction's result, which a repetition gets again */
  submit: (context: Context, input: z.output<S>, sent: Sent) => Promise<A>;
  /** What is answered of it, where that isn't all. */
  answer?: (stored: A) => object;
  /** Whether what was answered before still is so; when it isn't, the same content is a new submission. */
  stands: (tx: Transaction, answer: A, input: z.output<S>, times: AnswerTimes) => Promise<boolean>;
}

/**
 * The handlers of an endpoint that stores what a visitor sends: guard, parse, one verb, answer. JSON is answered with
 * JSON; a plain form with 303, to its success panel or to the same form with everything still typed.
 */
export function submissionRoute<S extends z.ZodType<object>, A extends object>(
  options: SubmissionEndpoint<S, A>,
) {
  const { endpoint, schema, limit } = options;
  const formOf = (fields: Record<string, unknown> = {}) =>
    typeof options.form === "function" ? options.form(fields) : (options.form ?? null);
  const sentFields = new WeakMap<Request, Record<string, unknown>>();

  const POST = route(
    async (request, context) => {
      assertSameOrigin(request);
      await consume(limit, context.clientAddress, context.now);
      const fields = await readFields(request);
      sentFields.set(request, fields);
      const parsed = validate(request, schema, fields);
      const sent = { honeypot: parsed.honeypot, gpc: request.headers.get(gpcHeader) === "1" };
      const repeatable = repetition(request, parsed, fields, context);
      const stands = (tx: Transaction, answer: object, storedAt: Date) =>
        options.stands(tx, answer as A, parsed.input, { storedAt, now: context.now });
      const transact: Transact = repeatable
        ? (work) => once({ endpoint, stands, ...repeatable }, work)
        : context.transact;
      const answer = await options.submit({ ...context, transact }, parsed.input, sent);
      const form = isForm(request) && formOf(fields);
      if (form) return seeOther(pathIn(context.language, form.sent));
      const body = options.answer?.(answer) ?? answer;
      return Response.json(body, { headers: { "Cache-Control": "no-store" } });
    },
    (request, refusal, context) => {
      const { requestId, language } = context;
      if (!options.form || !isForm(request)) return problemAnswer(refusal, requestId, language);
      const fields = sentFields.get(request);
      const form = formOf(fields);
      return form ? refuseForm(form.draft, fields, refusal, context) : plainPage(refusal, language);
    },
  );

  return { ...onlyMethods("POST"), POST };
}

/** Hours that a sender's key stands for one submission, and that a plain form's content does. */
const remembered = { key: figures.retention.abuseRecordHours, content: 1 };

/**
 * How a repetition of this request is known: by the sender's key, or, since a plain form has none, by the same content
 * from the same client. A form waits for its first answer, because a browser shows only the last one of a double click.
 */
function repetition(
  request: Request,
  { input, idempotencyKey }: Parsed<object>,
  fields: Record<string, unknown>,
  { clientAddress, now }: RequestContext,
) {
  const whileInFlight = isForm(request) ? ("wait" as const) : ("refuse" as const);
  const common = { body: input, now, whileInFlight };
  if (idempotencyKey !== null) return { ...common, key: idempotencyKey, rememberedHours: remembered.key };
  if (!isForm(request)) return null;
  const content = JSON.stringify([clientAddress, fields]);
  const key = `form ${createHash("sha256").update(content).digest("base64url")}`;
  return { ...common, key, rememberedHours: remembered.content };
}
