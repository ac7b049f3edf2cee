import { type Context, contextOf } from "@/lib/platform/context";
import { recordError } from "@/lib/platform/errors";
import type { Refusal } from "@/lib/platform/refusal";
import { languageOf } from "@/lib/site/language";
import { clientAddressHeader, requestIdHeader } from "./headers";
import { wrongMethod } from "./methods";
import { asRefusal, problemAnswer } from "./problem-answer";

/** What a handler knows about its request besides the body; as the context of a verb, a visitor's. */
export interface RequestContext extends Context {
  requestId: string;
  /** The client's address, already freed of what a client can forge. Hash it before it is stored. */
  clientAddress: string;
}

type Handler<P> = (request: Request, context: RequestContext & { params: P }) => Promise<Response> | Response;

/**
 * Wraps a handler: it owns the request id, the error envelope and the record of unexpected errors, so that no handler
 * repeats them. `onError` may answer a failure in another form than JSON.
 */
export function route<P = Record<string, never>>(
  handler: Handler<P>,
  onError?: (request: Request, refusal: Refusal, context: RequestContext) => Promise<Response> | Response,
) {
  return async (request: Request, route: { params: Promise<P> }): Promise<Response> => {
    const clientAddress = request.headers.get(clientAddressHeader) ?? "unknown";
    const context: RequestContext = {
      ...contextOf({ kind: "visitor", address: clientAddress }, new Date()),
      requestId: request.headers.get(requestIdHeader) ?? crypto.randomUUID(),
      clientAddress,
      language: languageOf(request),
    };
    try {
      return await handler(request, { ...context, params: await route.params });
    } catch (error) {
      const refusal = asRefusal(error);
      if (refusal.status >= 500) {
        recordError(error, context.requestId, new URL(request.url).pathname, context.now);
      }
      if (!onError) return problemAnswer(refusal, context.requestId, context.language);
      return onError(request, refusal, context);
    }
  };
}

/** Handlers for the methods that an endpoint doesn't have: 405 with Allow. */
export function onlyMethods<P = Record<string, never>>(...allowed: string[]) {
  const refuse = route<P>(() => {
    throw wrongMethod(allowed);
  });
  return {
    GET: refuse,
    HEAD: refuse,
    POST: refuse,
    PUT: refuse,
    PATCH: refuse,
    DELETE: refuse,
    OPTIONS: refuse,
  };
}

/** The answer to a plain form post: the browser goes on to `location` with a GET. */
export function seeOther(location: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: location, "Cache-Control": "no-store", ...headers },
  });
}
