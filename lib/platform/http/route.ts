import { recordError } from "@/lib/platform/errors";
import { ownHeaders } from "@/lib/platform/http-server/own-headers";
import type { Refusal } from "@/lib/platform/refusal";
import { wrongMethod } from "./methods";
import { asRefusal, problemAnswer } from "./problem-answer";

/** What a handler knows about its request besides the body. */
export interface Context {
  requestId: string;
  /** The client's address, already freed of what a client can forge. Hash it before it is stored. */
  clientAddress: string;
  now: Date;
}

type Handler<P> = (request: Request, context: Context & { params: P }) => Promise<Response> | Response;

/**
 * Wraps a handler: it owns the request id, the error envelope and the record of unexpected errors, so that no handler
 * repeats them. `onError` may answer a failure in another form than JSON.
 */
export function route<P = Record<string, never>>(
  handler: Handler<P>,
  onError?: (request: Request, refusal: Refusal, context: Context) => Promise<Response> | Response,
) {
  return async (request: Request, route: { params: Promise<P> }): Promise<Response> => {
    const context: Context = {
      requestId: request.headers.get(ownHeaders.requestId) ?? crypto.randomUUID(),
      clientAddress: request.headers.get(ownHeaders.client) ?? "unknown",
      now: new Date(),
    };
    try {
      return await handler(request, { ...context, params: await route.params });
    } catch (error) {
      const refusal = asRefusal(error);
      if (refusal.status >= 500) {
        recordError(error, context.requestId, new URL(request.url).pathname, context.now);
      }
      if (!onError) return problemAnswer(refusal, context.requestId);
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
