import type { z } from "zod";
import type { Actor } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database";
import type { SchemaByLanguage } from "@/lib/platform/http/parse";
import type { HttpError } from "@/lib/platform/http-error";
import type { Operation as Documented, JsonObject, SiteOperation } from "@/lib/platform/openapi/operation";
import type { Call, RequestContext, RunOperation } from "./call";
import type { Caller } from "./callers";

/** A sentence for whoever called: JSON carries it as `message`, the page that a form goes on to shows it. */
interface ResultMessage {
  message: string;
  /** Further members of the JSON body. */
  body?: object;
  /** Where a form goes on to; back to its own page unless given. */
  next?: string;
  /** Set for browsers only. */
  cookie?: string;
}

/** A path of this site, to which a form goes on with 303, or a whole response. Null answers as a program is answered. */
export type FormResponse = string | Response | null;

/** How a browser without JavaScript is answered. Without this, a plain form is answered as JSON is. */
export interface PlainForm<R, I, A extends Actor> {
  /** Replaces the way in which a repetition is recognized. */
  once?: (call: Call<A>, run: RunOperation<object>) => Promise<object>;
  done: (result: R, input: I, call: Call<A>, resultMessage: ResultMessage | undefined) => FormResponse;
  refused: (refusal: HttpError, call: Call<A, I>) => Promise<FormResponse> | FormResponse;
  /** For the description of the API: what is answered, and what `Location` names. */
  described?: { answer: string; location: string; headers?: SiteOperation["headers"] };
}

/** What the OpenAPI document says of an operation besides what follows from its definition. */
interface Docs {
  tag: string;
  summary: string;
  description: string;
  /** `schema` where the described one differs from the one that is checked, which depends on the language or a path. */
  request?: { name: string; example: JsonObject; schema?: z.ZodType };
  answer: Documented["answer"];
  /** Query and header parameters. */
  parameters?: readonly object[];
  headers?: SiteOperation["headers"];
  otherAnswers?: SiteOperation["otherAnswers"];
  otherBodies?: SiteOperation["otherBodies"];
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
  /** As lib/site/paths.ts has it: a function where it has parameters. */
  path: string | ((...params: string[]) => string);
  params?: readonly P[];
  caller: Caller<A>;
  /** Whether the gate and maintenance let it through. Operations of staff and machines are open unless this says no. */
  open?: boolean;
  /** What is sent: the query of GET, else the fields of JSON or a form. Left out, nothing is read. */
  input?: SchemaByLanguage<S> | ((params: Record<P, string>) => S);
  /**
   * A body that `run` reads by itself from `call.request`. A page is expected of a file where `Accept` says so, and of a
   * browser's upload always.
   */
  body?: "file" | "upload" | "own";
  /** Does it. The parameters of the path are part of the input. */
  run: (context: RequestContext<A>, input: z.output<S> & Record<P, string>, call: Call<A>) => Promise<R> | R;
  /** The JSON body where the result isn't it, or a whole response: a file, a feed, a redirect. */
  answer?: (result: R, input: z.output<S> & Record<P, string>, call: Call<A>) => object;
  /** Answers with a sentence in place of `answer`. */
  resultMessage?: (result: R, input: z.output<S> & Record<P, string>, call: Call<A>) => ResultMessage;
  form?: PlainForm<R, z.output<S> & Record<P, string>, A>;
  /**
   * Makes a repeated request get the first answer again, with nothing stored twice, for as long as this says that the
   * answer is still true.
   */
  isStillValid?: (
    tx: Transaction,
    result: R,
    input: z.output<S> & Record<P, string>,
    times: ResultTimes,
  ) => Promise<boolean>;
  /** What HEAD does in place of `run`, where that has an effect: it checks, and says the headers. */
  head?: (
    context: RequestContext<A>,
    input: z.output<S> & Record<P, string>,
    call: Call<A>,
  ) => Promise<Record<string, string>> | Record<string, string>;
  /** Runs before everything else. A response ends the request. */
  before?: (request: Request, now: Date) => Promise<Response | null>;
  /** Runs when it is refused, whatever the format of the answer. */
  onRefused?: (refusal: HttpError, call: Call<A>) => Promise<void>;
  /** What refusals mean here, by status: those that follow from nothing else, and those that need other words. */
  errors?: Readonly<Record<number, string>>;
  /** Left out for what only this site's own pages call. */
  docs?: Docs;
}

/** An operation of whatever types, for what handles all of them. */
export interface Operation
  extends Pick<
    Definition<z.ZodType<object>, string, Actor, unknown>,
    "name" | "method" | "before" | "errors" | "docs" | "body"
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
  answer?(result: unknown, input: object, call: Call): object;
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

/**
 * Defines an operation: one place that says where it is, who may call it, what it takes and answers and what it does.
 * The route handlers, their checks and the description of the API are derived from it.
 */
export function defineOperation<
  S extends z.ZodType<object>,
  R,
  A extends Actor,
  const P extends string = never,
>(definition: Definition<S, P, A, R>): Operation {
  const { path, params = [], open = definition.caller.open } = definition;
  // The handlers pass each function what the definition promised it: the types of one operation are erased here.
  return { ...(definition as unknown as Operation), path: templateOf(path, params), params, open };
}
