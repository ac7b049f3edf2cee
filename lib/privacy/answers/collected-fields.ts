import type { z } from "zod";
import type { registration } from "@/lib/accounts/schema";
import type { optOutSchema, requestSchemas } from "@/lib/privacy/core/schema";
import type { Law } from "@/lib/privacy/laws";
import type { Affirmation } from "@/lib/privacy/laws/define-law";
import type { subscriptionSchema } from "@/lib/subscribers/schema";

/**
 * What each form collects, as the privacy policy lists it; null if the words of another field include it. The contact
 * form has its own in lib/contact/schema.ts.
 */
type WordsOf<Input> = Record<keyof Input, string | null>;

/** Stored with the fields, for our emails; that of a request is in the words of `requestType`. */
type PageLanguage = { language: string };

type RequestInput = z.input<(typeof requestSchemas)[Law]>;
type AgentField = Extract<keyof RequestInput, `agent${string}` | "filedBy">;

export interface CollectedWords {
  account: WordsOf<z.input<typeof registration>> & PageLanguage;
  /** Without the checkboxes of single laws, which are in the definitions of the laws. */
  request: WordsOf<Omit<RequestInput, AgentField | Affirmation["name"]>>;
  agent: WordsOf<Pick<RequestInput, AgentField>>;
  optOut: WordsOf<z.input<typeof optOutSchema>> & PageLanguage;
  statusUpdates: WordsOf<z.input<typeof subscriptionSchema>> & PageLanguage;
}
