import type { Actor, Transact } from "@/lib/platform/context";
import { recordError } from "@/lib/platform/errors";
import { anyOrigin } from "@/lib/platform/http/headers";
import { endpointNotFound, methodNotAllowed } from "@/lib/platform/http/methods";
import { isForm, readFields, validate } from "@/lib/platform/http/parse";
import { asHttpError, problemResponse } from "@/lib/platform/http/problem-response";
import { seeOther } from "@/lib/platform/http/see-other";
import { HttpError } from "@/lib/platform/http-error";
import { isUnavailable } from "@/lib/platform/limits/consume";
import { formErrorPage } from "@/lib/platform/submissions/refuse-form";
import { runOnceForVisitor } from "@/lib/platform/submissions/run-once-for-visitor";
import { pathIn } from "@/lib/site/language";
import { type Call, createCall, type RunOperation } from "./call";
import type { FormResponse, Operation } from "./define";

type Handler = (
  request: Request,
  route: { params: Promise<Record<string, string | string[] | undefined>> },
) => Promise<Response>;

const noStore = { headers: { "Cache-Control": "no-store" } };

/** Whether the client expects a page: a plain form, a navigation, or an upload that accepts HTML. */
function expectsPage({ method, body }: Operation, request: Request): boolean {
  if (method === "GET") return request.headers.get("sec-fetch-mode") === "navigate";
  if (body === "upload") return true;
  return body === "file" ? /\btext\/html\b/.test(request.headers.get("accept") ?? "") : isForm(request);
}

const fromQuery = (request: Request) => Object.fromEntries(new URL(request.url).searchParams);

/** Reads and validates the input. The call keeps fields and input for error handlers. */
async function readInput({ method, input: schema, params }: Operation, call: Call): Promise<object> {
  const named = Object.fromEntries(params.map((name) => [name, call.params[name] ?? ""]));
  if (!schema) return named;
  const { request } = call;
  call.fields = method === "GET" ? fromQuery(request) : await readFields(request);
  const { input, idempotencyKey, honeypot } = validate(
    request,
    typeof schema === "function" ? schema(named) : schema,
    call.fields,
  );
  Object.assign(call, { input, idempotencyKey, honeypot });
  return params.length > 0 ? { ...input, ...named } : input;
}

function asPage(response: FormResponse, call: Call): Response | null {
  return typeof response === "string" ? seeOther(pathIn(call.language, response)) : response;
}

/** Access may have ended since the request was admitted, so every transaction begins with another check. */
function withRecheck({ caller: { recheck } }: Operation, { context }: Call, transact: Transact): Transact {
  if (!recheck) return transact;
  return (work) =>
    transact(async (tx) => {
      await recheck(tx, context);
      return work(tx);
    });
}

async function perform(operation: Operation, call: Call): Promise<Response> {
  const { form, isStillValid } = operation;
  const input = await readInput(operation, call);
  if (operation.head && call.request.method === "HEAD") {
    return new Response(null, { headers: await operation.head(call.context, input, call) });
  }
  const run: RunOperation<object> = async (transact) =>
    (await operation.run(
      { ...call.context, transact: withRecheck(operation, call, transact) },
      input,
      call,
    )) as object;
  const once = form?.once ?? (isStillValid && runOnceForVisitor(operation.path, isStillValid));
  const result = once ? await once(call, run) : await run(call.context.transact);
  // Failing to return a point is no reason to refuse a correct attempt.
  await call.returnPoints?.().catch(() => undefined);
  const message = operation.resultMessage?.(result, input, call);
  const page = form && call.expectsPage && asPage(form.done(result, input, call, message), call);
  if (page) return page;
  if (message) return Response.json({ success: true, message: message.message, ...message.body }, noStore);
  const body = operation.toResponse?.(result, input, call) ?? result;
  return body instanceof Response ? body : Response.json(body, noStore);
}

/** Converts an error for the response, and records it if it is a fault of the site. An intended 503 isn't. */
function toRecordedHttpError(error: unknown, { request, requestId, context }: Call): HttpError {
  const refusal = asHttpError(error);
  const isIntended = error instanceof HttpError && error.status === 503;
  if (refusal.status >= 500 && !isIntended)
    recordError(error, requestId, new URL(request.url).pathname, context.now);
  return refusal;
}

/** The page for a refused form. If it can't be made, a page without the database, where the browser's back button shows the form. */
async function refusedPage(
  form: NonNullable<Operation["form"]>,
  refusal: HttpError,
  call: Call,
): Promise<Response | null> {
  try {
    return asPage(await form.refused(refusal, call), call);
  } catch (error) {
    toRecordedHttpError(error, call);
    return formErrorPage(refusal, call.language);
  }
}

async function refuse({ form, onRefused }: Operation, call: Call, error: unknown): Promise<Response> {
  const refusal = toRecordedHttpError(error, call);
  if (isUnavailable(error)) await call.returnPoints?.().catch(() => undefined);
  // Failing to count a refusal must not change it.
  await onRefused?.(refusal, call).catch((failure) => toRecordedHttpError(failure, call));
  const page = form && call.expectsPage && (await refusedPage(form, refusal, call));
  return page || problemResponse(refusal, call.requestId, call.language);
}

async function respond(operation: Operation, call: Call): Promise<Response> {
  try {
    const early = await operation.before?.(call.request, call.context.now);
    if (early) return early;
    call.context = { ...call.context, actor: await operation.caller.admit(call) };
    const response = await perform(operation, call);
    if (operation.anyOrigin)
      for (const [name, value] of Object.entries(anyOrigin)) response.headers.set(name, value);
    return response;
  } catch (error) {
    return refuse(operation, call, error);
  }
}

/**
 * Runs an operation for the command line, with a constructed request.
 * @throws HttpError, DatabaseUnavailable
 */
export function runAs(
  actor: Actor,
  operation: Operation,
  request: Request,
  params: Record<string, string>,
): Promise<Response> {
  const call = createCall(request, params, false);
  call.context = { ...call.context, actor, requestId: null };
  return perform(operation, call);
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** The operations at a request's address, if a route file serves several. @throws HttpError 404 */
function operationsAt(operations: readonly Operation[], request: Request): readonly Operation[] {
  const [first] = operations;
  if (first && operations.every(({ path }) => path === first.path)) return operations;
  const { pathname } = new URL(request.url);
  const here = operations.filter(({ path }) => path === pathname);
  if (here.length > 0) return here;
  throw endpointNotFound();
}

/** @throws HttpError 404, 405 */
function operationFor(method: string, operations: readonly Operation[], request: Request): Operation {
  const here = operationsAt(operations, request);
  const operation = here.find((one) => one.method === method);
  if (operation) return operation;
  const allowed = here.flatMap((one) => (one.method === "GET" ? ["GET", "HEAD"] : [one.method]));
  throw methodNotAllowed(allowed);
}

/**
 * The exports of a route file, one for each method: those that no operation has are answered with 405 and `Allow`, and
 * without any operation with 404. Next answers HEAD with the handler of GET.
 */
export function handlersOf(...operations: Operation[]): Record<(typeof methods)[number], Handler> {
  const handle =
    (method: string): Handler =>
    async (request, { params }) => {
      const named = (await params) as Record<string, string>;
      try {
        const operation = operationFor(method, operations, request);
        return await respond(operation, createCall(request, named, expectsPage(operation, request)));
      } catch (error) {
        const call = createCall(request, named);
        return problemResponse(toRecordedHttpError(error, call), call.requestId, call.language);
      }
    };
  const handlers = methods.map((method) => [method, handle(method)]);
  return Object.fromEntries(handlers) as ReturnType<typeof handlersOf>;
}
