import type { z } from "zod";
import type { Actor } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database";
import type { SchemaByLanguage } from "@/lib/platform/http/parse";
import type { HttpError } from "@/lib/platform/http-error";
import type { DocumentedOperation, JsonObject, SiteOperation } from "@/lib/platform/openapi/operation";
import type { Call, RequestContext, RunOperation } from "./call";
import type { Caller } from "./callers";

/** A message for the caller: `message` in JSON, or shown on the page after a form. */
interface ResultMessage {
  message: string;
  /** Further members of the JSON body. */
  body?: object;
  /** The page after a form, by default the form's own. */
  next?: string;
  /** A Set-Cookie value, for browsers only. */
  cookie?: string;
}

/** A path for a 303 redirect, or a response. Null responds as for programs. */
export type FormResponse = string | Response | null;

/** The responses to browsers without JavaScript. Without it, a plain form gets JSON. */
export interface PlainForm<R, I, A extends Actor> {
  /** Replaces how repeated requests are recognized. */
  once?: (call: Call<A>, run: RunOperation<object>) => Promise<object>;
  done: (result: R, input: I, call: Call<A>, resultMessage: ResultMessage | undefined) => FormResponse;
  refused: (refusal: HttpError, call: Call<A, I>) => Promise<FormResponse> | FormResponse;
  /** For the API's description: the response, and the meaning of `Location`. */
  described?: { response: string; location: string; headers?: SiteOperation["headers"] };
}

/** The parts of the OpenAPI description that don't follow from the definition. */
interface Docs {
  /** Its heading in the description of the API, such as "This site". */
  tag: string;
  summary: string;
  description: string;
  /** `schema` if the described schema differs from the checked one, which may depend on language or path. */
  request?: { name: string; example: JsonObject; schema?: z.ZodType };
  response: DocumentedOperation["response"];
  /** The schema of GET's query, if it isn't `input` because `run` reads the query itself. */
  query?: z.ZodType;
  /** Header parameters, and what other methods have in their query. */
  parameters?: readonly object[];
  headers?: SiteOperation["headers"];
  otherResponses?: SiteOperation["otherResponses"];
  otherRequestBodies?: SiteOperation["otherRequestBodies"];
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

interface ResultTimes {
  storedAt: Date;
  now: Date;
}

interface Definition<S extends z.ZodType<object>, P extends string, A extends Actor, R> {
  /** The operationId of the API, and the name in logs and tables. */
  name: string;
  method: Method;
  /** From lib/site/paths.ts or staff-paths.ts; a function if it has parameters. */
  path: string | ((...params: string[]) => string);
  params?: readonly P[];
  caller: Caller<A>;
  /** Whether it answers while the gate or maintenance is in front, by default as its caller says. */
  open?: boolean;
  /** Scripts of every website may read the response: only for what `anyone` may call. */
  anyOrigin?: true;
  /** The query of GET, or the fields of a JSON or form body. If left out, nothing is read. */
  input?: SchemaByLanguage<S> | ((params: Record<P, string>) => S);
  /**
   * A body that `run` reads from `call.request`. An "upload" is answered with a page, a "file" only if `Accept` asks for one.
   */
  body?: "file" | "upload" | "own";
  /** The function. Parameters of the path are part of the input. */
  run: (context: RequestContext<A>, input: z.output<S> & Record<P, string>, call: Call<A>) => Promise<R> | R;
  /** Makes the JSON body, or a response such as a file, feed or redirect. By default the result is the body. */
  toResponse?: (result: R, input: z.output<S> & Record<P, string>, call: Call<A>) => object;
  /** Answers with a message instead of `toResponse`. */
  resultMessage?: (result: R, input: z.output<S> & Record<P, string>, call: Call<A>) => ResultMessage;
  form?: PlainForm<R, z.output<S> & Record<P, string>, A>;
  /** Repeated requests get the first response again, with nothing stored twice, as long as this returns true. */
  isStillValid?: (
    tx: Transaction,
    result: R,
    input: z.output<S> & Record<P, string>,
    times: ResultTimes,
  ) => Promise<boolean>;
  /** Runs for HEAD instead of `run`, if that has an effect: checks, and returns headers. */
  head?: (
    context: RequestContext<A>,
    input: z.output<S> & Record<P, string>,
    call: Call<A>,
  ) => Promise<Record<string, string>> | Record<string, string>;
  /** Runs first. A response ends the request. */
  before?: (request: Request, now: Date) => Promise<Response | null>;
  /** Runs for every error, whatever the format of the response. */
  onRefused?: (refusal: HttpError, call: Call<A>) => Promise<void>;
  /** The meaning of errors, by status, if it doesn't follow from the definition. */
  errors?: Readonly<Record<number, string>>;
  /** Left out if only this site's pages call it. */
  docs?: Docs;
}

/** An operation of any types. */
export interface Operation
  extends Pick<
    Definition<z.ZodType<object>, string, Actor, unknown>,
    "name" | "method" | "anyOrigin" | "before" | "errors" | "docs" | "body"
  > {
  /** With each parameter in braces, as OpenAPI writes it. */
  path: string;
  params: readonly string[];
  caller: Caller;
  open: boolean;
  input?: SchemaByLanguage<z.ZodType<object>> | ((params: Record<string, string>) => z.ZodType<object>);
  form?: PlainForm<unknown, unknown, Actor>;
  run(context: RequestContext, input: object, call: Call): unknown;
  head?(
    context: RequestContext,
    input: object,
    call: Call,
  ): Promise<Record<string, string>> | Record<string, string>;
  toResponse?(result: unknown, input: object, call: Call): object;
  resultMessage?(result: unknown, input: object, call: Call): ResultMessage;
  isStillValid?(tx: Transaction, result: object, input: object, times: ResultTimes): Promise<boolean>;
  onRefused?(refusal: HttpError, call: Call): Promise<void>;
}

function templateOf(path: string | ((...params: string[]) => string), params: readonly string[]): string {
  if (typeof path === "string") return path;
  return path(...params.map((_, index) => `PARAM${index}`)).replace(
    /PARAM(\d)/g,
    (_, at) => `{${params[at]}}`,
  );
}

/** Defines an operation. Route handlers, checks and the API's description are derived from it. */
export function defineOperation<
  S extends z.ZodType<object>,
  R,
  A extends Actor,
  const P extends string = never,
>(definition: Definition<S, P, A, R>): Operation {
  const { path, params = [], open = definition.caller.open } = definition;
  // The types of a single operation are erased here; handlers pass each function the values of its definition.
  return { ...(definition as unknown as Operation), path: templateOf(path, params), params, open };
}
