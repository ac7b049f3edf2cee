import type { Actor, Context } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database";
import { assertSameOrigin } from "@/lib/platform/http/same-origin";
import { consume, consumeGuess } from "@/lib/platform/limits/consume";
import type { GuessedSecret, RateLimitName } from "@/lib/platform/limits/rates";
import { behindGate, limitMeaning, notStored } from "@/lib/platform/openapi/common";
import type { Right } from "@/lib/platform/rights";
import type { Call } from "./call";

/** Who may call an operation. `admit` runs before the body is read. */
export interface Caller<A extends Actor = Actor> {
  kind: "visitor" | "link" | "staff" | "anyone";
  /** The right that staff need; null for all staff. */
  right?: Right | null;
  /** Whether its operations answer while the gate or maintenance is in front. */
  open: boolean;
  /** Admits the request. @returns the actor */
  admit(call: Call): Promise<A> | A;
  /** Begins every transaction of the operation: whether the actor is still admitted. */
  recheck?(tx: Transaction, context: Context): Promise<void>;
  /** The errors that every operation gets, and those that write. */
  errors: { always: ErrorMeanings; writing?: ErrorMeanings };
  /** The security requirement in the OpenAPI document. */
  security?: object[];
  /** Whether the language of the response can be chosen. */
  inLanguages?: boolean;
}

/** The meaning of errors, by status; "" for the common meaning. */
export type ErrorMeanings = Record<number, string>;
type Visitor = Extract<Actor, { kind: "visitor" }>;

const asVisitor = ({ context }: Call) => context.actor as Visitor;

/**
 * A visitor or program, within a limit. Pages of other websites are refused.
 * @param note a sentence about the limit, for the description
 */
export const visitor = (limit: RateLimitName, note?: string): Caller<Visitor> => ({
  kind: "visitor",
  open: false,
  admit: async (call) => {
    assertSameOrigin(call.request);
    await consume(limit, call.context.clientAddress, call.context.now);
    return asVisitor(call);
  },
  inLanguages: true,
  errors: {
    always: {
      401: behindGate.description,
      403: "",
      429: limitMeaning(limit, { note }).description,
      500: "",
      503: notStored.description,
    },
  },
});

/** The holder of an emailed link, whose secret is in the input. */
export const emailedLink: Caller<Visitor> = { ...visitor("mailLink"), kind: "link" };

/** Anybody, without credentials: for reading only. */
export const anyone = (open: boolean): Caller<Visitor> => ({
  kind: "anyone",
  open,
  admit: asVisitor,
  errors: { always: open ? { 500: "" } : { 401: behindGate.description, 500: "" } },
});

/** The holder of an emailed link to a file, within the limit of such links. */
export const emailedFileLink: Caller<Visitor> = {
  ...anyone(false),
  admit: async (call) => {
    await consume("fileLink", call.context.clientAddress, call.context.now);
    return asVisitor(call);
  },
  errors: { always: { 429: limitMeaning("fileLink").description, 500: "" } },
};

/** A browser on a page of this site, without a common limit. */
export const sameOriginPage: Caller<Visitor> = {
  kind: "visitor",
  open: true,
  admit: (call) => {
    assertSameOrigin(call.request);
    return asVisitor(call);
  },
  errors: { always: { 403: "", 500: "" } },
};

/** The same for entering a secret: only wrong attempts count. @param counted what counts, for the description */
export const guesser = (secret: GuessedSecret, counted: string): Caller<Visitor> => ({
  ...sameOriginPage,
  admit: async (call) => {
    assertSameOrigin(call.request);
    const { clientAddress, now } = call.context;
    call.returnPoints = await consumeGuess(secret, { clientAddress, now, requestId: call.requestId });
    return asVisitor(call);
  },
  inLanguages: true,
  errors: {
    always: {
      403: "",
      429: limitMeaning(secret, { counted }).description,
      500: "",
      503: "The database is unavailable.",
    },
  },
});
