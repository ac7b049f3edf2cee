import type { z } from "zod";
import type { registration } from "@/lib/accounts/schema";
import type { contactMessage } from "@/lib/contact/schema";
import type { subscription } from "@/lib/subscribers/schema";
import { type Law, lawOf, laws } from "./laws";
import type { Affirmation } from "./laws/define-law";
import type { optOutRequest, requestSchemas } from "./schema";

/**
 * What each form collects, in the words of the privacy policy: every field that is sent has its words, or null where
 * another field's words have it. A field without an entry is a type error.
 */
type WordsOf<Input> = Record<keyof Input, string | null>;

type RequestInput = z.input<(typeof requestSchemas)[Law]>;
type AgentField = Extract<keyof RequestInput, `agent${string}`>;

const contact: WordsOf<z.input<typeof contactMessage>> = {
  name: "name",
  email: "email address",
  company: "company if you give it",
  type: "inquiry type",
  message: "message",
};

const account: WordsOf<z.input<typeof registration>> = {
  firstName: "first and last name",
  lastName: null,
  companyName: "company name",
  email: "email address",
  password: "password (stored as a hash)",
  acceptTerms: "acceptance of the terms",
};

/** The boxes that only some laws' forms have stand with their laws. */
const request: WordsOf<Omit<RequestInput, AgentField | Affirmation["name"]>> = {
  email: "email address",
  region: "your state, if you name it",
  requestType: "type of request",
  description: "description if you give one",
};

const agent: WordsOf<Pick<RequestInput, AgentField>> = {
  agentName: "the agent’s name and email address, beside yours",
  agentEmail: null,
  agentPermission: "and the affirmation of your signed permission",
};

const optOut: WordsOf<z.input<typeof optOutRequest>> = {
  email: "email address",
  confirmOptOut: "confirmation",
};

const statusUpdates: WordsOf<z.input<typeof subscription>> = {
  email: "email address",
  services: "the services that you choose",
  maintenance: "whether planned maintenance is included",
};

const conjunction = new Intl.ListFormat("en-GB", { type: "conjunction" });
const inCommas = (words: string[]) => words.join(", ");
const withAnd = (words: string[]) => conjunction.format(words);

function sentence(
  fields: Record<string, string | null>,
  join: (words: string[]) => string,
  more: readonly string[] = [],
): string {
  const words = [...Object.values(fields).filter((word) => word !== null), ...more];
  const text = join(words);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const affirmations = new Set(
  laws.flatMap(({ id }) => lawOf(id).affirmations.map(({ collected }) => collected)),
);

/** What each form collects, as a sentence. */
export const collected = {
  contact: sentence(contact, withAnd),
  account: sentence(account, inCommas),
  request: sentence(request, inCommas, [...affirmations]),
  agent: sentence(agent, inCommas),
  optOut: sentence(optOut, withAnd),
  statusUpdates: sentence(statusUpdates, withAnd),
};
