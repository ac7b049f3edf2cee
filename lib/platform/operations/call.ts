import { type Actor, type Context, contextOf, type Transact } from "@/lib/platform/context";
import { clientAddressHeader, gpcHeader, requestIdHeader } from "@/lib/platform/http/headers";
import { isForm } from "@/lib/platform/http/parse";
import { type Language, languageOf } from "@/lib/site/language";

/** What the function of an operation knows about the request, besides the input. */
export interface RequestContext<A extends Actor = Actor> extends Context {
  actor: A;
  /** The client's address, without anything a client can forge. Hash it before it is stored. */
  clientAddress: string;
}

/** A request while it is answered. Error handlers get the same object. */
export interface Call<A extends Actor = Actor, I = unknown> {
  readonly request: Request;
  readonly requestId: string;
  context: RequestContext<A>;
  readonly language: Language;
  /** The named segments of the path, in their order. */
  readonly params: Readonly<Record<string, string>>;
  /** Whether a browser waits for a page: after a plain form, a navigation or an upload. */
  readonly expectsPage: boolean;
  /** The fields as they were sent, after reading the body. */
  fields?: Record<string, unknown>;
  /** The validated fields. */
  input?: I;
  idempotencyKey: string | null;
  /** Returns the points of a rate limit that counts only failures. */
  returnPoints?: () => Promise<unknown>;
  /** The hidden field that only programs fill in. */
  honeypot: string;
  /** The browser sent a Global Privacy Control signal. */
  gpc: boolean;
}

/** @param expectsPage whether a browser waits for a page, where the content type doesn't say so */
export function createCall(
  request: Request,
  params: Record<string, string>,
  expectsPage = isForm(request),
): Call {
  const clientAddress = request.headers.get(clientAddressHeader) ?? "unknown";
  const requestId = request.headers.get(requestIdHeader) ?? crypto.randomUUID();
  const language = languageOf(request);
  return {
    request,
    requestId,
    context: {
      ...contextOf({ kind: "visitor", address: clientAddress }, new Date()),
      requestId,
      clientAddress,
      language,
    },
    language,
    params,
    expectsPage,
    idempotencyKey: null,
    honeypot: "",
    gpc: request.headers.get(gpcHeader) === "1",
  };
}

/** Runs the function of an operation with the given transaction. */
export type RunOperation<R> = (transact: Transact) => Promise<R>;
