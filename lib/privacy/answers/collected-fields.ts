import type { z } from "zod";
import type { registration } from "@/lib/accounts/schema";
import type { contactMessage } from "@/lib/contact/schema";
import type { optOutRequest, requestSchemas } from "@/lib/privacy/core/schema";
import type { Law } from "@/lib/privacy/laws";
import type { Affirmation } from "@/lib/privacy/laws/define-law";
import type { subscription } from "@/lib/subscribers/schema";

/**
 * What each form collects, in the words of the privacy policy: every field that is sent has its words, or null where
 * another field's words have it. A field without an entry is a type error.
 */
type WordsOf<Input> = Record<keyof Input, string | null>;

type RequestInput = z.input<(typeof requestSchemas)[Law]>;
type AgentField = Extract<keyof RequestInput, `agent${string}` | "filedBy">;

export interface CollectedWords {
  contact: WordsOf<z.input<typeof contactMessage>>;
  account: WordsOf<z.input<typeof registration>>;
  /** The boxes that only some laws' forms have stand with their laws. */
  request: WordsOf<Omit<RequestInput, AgentField | Affirmation["name"]>>;
  agent: WordsOf<Pick<RequestInput, AgentField>>;
  optOut: WordsOf<z.input<typeof optOutRequest>>;
  statusUpdates: WordsOf<z.input<typeof subscription>>;
}
