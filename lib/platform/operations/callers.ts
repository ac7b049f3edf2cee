import type { Actor } from "@/lib/platform/context";
import { assertSameOrigin } from "@/lib/platform/http/same-origin";
import { consume, consumeGuess } from "@/lib/platform/limits/consume";
import type { GuessedSecret, RateLimitName } from "@/lib/platform/limits/rates";
import { behindGate, limitMeaning, notStored } from "@/lib/platform/openapi/common";
import type { Right } from "@/lib/platform/rights";
import type { Call } from "./call";

/** Who may call an operation. `admit` runs before the body is read. */
export interface Caller<A extends Actor = Actor> {
  kind: "visitor" | "link" | "staff" | "anyone";
  /** What staff must be allowed to do; null for everybody who is signed in. */
  permission?: Right | null;
  /** Whether its operations are open in front of the gate and of maintenance. */
  open: boolean;
  /** Admits the request. @returns the actor */
  admit(call: Call): Promise<A> | A;
  /** The refusals that it brings: to every operation, and to those that write. */
  refusals: { always: Refusals; writing?: Refusals };
  /** Of the OpenAPI document. */
  security?: object[];
  /** Which of the languages is answered can be chosen. */
  inLanguages?: boolean;
}

/** What refusals mean, by status; "" where the common meaning fits. */
export type Refusals = Record<number, string>;
type Visitor = Extract<Actor, { kind: "visitor" }>;

const asVisitor = ({ context }: Call) => context.actor as Visitor;

/** A person who uses the site, or a program, within a limit. No other website's page may send it. */
export const visitor = (limit: RateLimitName): Caller<Visitor> => ({
  kind: "visitor",
  open: false,
  admit: async (call) => {
    assertSameOrigin(call.request);
    await consume(limit, call.context.clientAddress, call.context.now);
    return asVisitor(call);
  },
  inLanguages: true,
  refusals: {
    always: {
      401: behindGate.description,
      403: "",
      429: limitMeaning(limit).description,
      500: "",
      503: notStored.description,
    },
  },
});

/** Whoever follows a link that was emailed: the secret is in the input. */
export const emailedLink: Caller<Visitor> = { ...visitor("mailLink"), kind: "link" };

/** Whoever asks, from anywhere: what is read without credentials. */
export const anyone = (open: boolean): Caller<Visitor> => ({
  kind: "anyone",
  open,
  admit: asVisitor,
  refusals: { always: { 500: "" } },
});

/** Whoever follows an emailed link to a file, from anywhere, within the limit of such links. */
export const emailedFileLink: Caller<Visitor> = {
  ...anyone(false),
  admit: async (call) => {
    await consume("mailLink", call.context.clientAddress, call.context.now);
    return asVisitor(call);
  },
  refusals: { always: { 429: limitMeaning("mailLink").description, 500: "" } },
};

/** A browser on a page of this site. The operation limits by itself what it has to. */
export const sameOriginPage: Caller<Visitor> = {
  kind: "visitor",
  open: true,
  admit: (call) => {
    assertSameOrigin(call.request);
    return asVisitor(call);
  },
  refusals: { always: { 403: "", 500: "" } },
};

/** The same, who guesses at a secret: only what was refused counts. @param counted what counts, for the description */
export const guesser = (secret: GuessedSecret, counted: string): Caller<Visitor> => ({
  ...sameOriginPage,
  admit: async (call) => {
    assertSameOrigin(call.request);
    const { clientAddress, now } = call.context;
    call.giveBack = await consumeGuess(secret, clientAddress, now, call.requestId);
    return asVisitor(call);
  },
  inLanguages: true,
  refusals: {
    always: {
      403: "",
      429: limitMeaning(secret, counted).description,
      500: "",
      503: "The database is unavailable.",
    },
  },
});
