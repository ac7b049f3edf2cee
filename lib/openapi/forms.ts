import { registration, registrationAnswer } from "@/lib/accounts/schema";
import { contactAnswer, contactExample, contactMessage } from "@/lib/contact/schema";
import type { RateLimitName } from "@/lib/platform/limits/rates";
import {
  behindGate,
  idempotencyKey,
  inLanguage,
  limitMeaning,
  notStored,
  plainForm,
  tooLong,
} from "@/lib/platform/openapi/common";
import type { JsonObject, SiteOperation } from "@/lib/platform/openapi/operation";
import { type Law, type LawDefinition, lawOf, laws } from "@/lib/privacy/laws";
import {
  anyRequestDescribed,
  optOutAnswer,
  optOutRequest,
  privacyRequestAnswer,
  requestSchemas,
} from "@/lib/privacy/schema";
import { endpoints } from "@/lib/site/paths";
import { subscription, subscriptionAnswer } from "@/lib/subscribers/schema";
import { subscriberWords } from "@/lib/subscribers/words";

type Form = Pick<SiteOperation, "id" | "path" | "summary" | "description" | "otherAnswers"> & {
  request: NonNullable<SiteOperation["request"]>;
  answer: Pick<SiteOperation["answer"], "name" | "schema"> & { value: JsonObject };
  limit: RateLimitName;
};

/** What a plain form gets, which a browser without scripts sends. */
const toPage: SiteOperation["otherAnswers"] = {
  303: {
    description:
      "A plain form only: on to its success panel or, when it was refused, to the same form with everything still typed. Where that can’t be kept, the refusal comes as a page with its own status.",
    headers: { Location: { description: "The page to go on to.", schema: { type: "string" } } },
  },
};

/** A word of ours as the name of a schema, e.g. "gdpr" as "Gdpr". */
const named = (id: string) =>
  id
    .split("-")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");

/** What the form of a law sends and, where it has one, its opt-out without a form. */
function formsOf({ id, inSentence, endpoint, optOut, listed, referencePrefix }: LawDefinition<Law>): Form[] {
  // The endpoint of all laws is described once.
  if (endpoint === endpoints.privacyRequests) return [];
  const request: Form = {
    id: `${id}-request`,
    path: endpoint,
    limit: "privacy",
    otherAnswers: toPage,
    summary: `Exercise a right under ${inSentence}`,
    description: "What the request form sends. The answer says by when the request will be answered.",
    request: {
      name: `${named(id)}Request`,
      schema: requestSchemas[id],
      example: { email: "jo@example.com", requestType: listed[0], description: "" },
    },
    answer: {
      name: "PrivacyRequestAnswer",
      schema: privacyRequestAnswer,
      value: {
        success: true,
        reference: `${referencePrefix}-4HTR-2WZN`,
        dueAt: "2025-02-14T09:30:00.000Z",
        message: "Your request was received.",
      },
    },
  };
  if (!optOut) return [request];
  const withoutForm: Form = {
    id: `${id}-opt-out`,
    path: optOut.endpoint,
    limit: "privacy",
    summary: "Opt out of sale and sharing",
    description: "What the opt-out button sends. A plain form is answered as JSON is.",
    request: {
      name: "OptOut",
      schema: optOutRequest,
      example: { email: "jo@example.com", confirmOptOut: true },
    },
    answer: {
      name: "OptOutAnswer",
      schema: optOutAnswer,
      value: { message: "Your opt-out was received.", requestId: `${referencePrefix}-8CVB-5VJQ` },
    },
  };
  return [request, withoutForm];
}

const forms: Form[] = [
  {
    id: "submit-contact",
    path: endpoints.contact,
    limit: "contact",
    otherAnswers: toPage,
    summary: "Send a contact message",
    description: "What the contact form sends.",
    request: {
      name: "ContactMessage",
      schema: contactMessage,
      example: contactExample,
    },
    answer: {
      name: "ContactAnswer",
      schema: contactAnswer,
      value: { success: true, reference: "CM-7K2M-9QXD" },
    },
  },
  {
    id: "register",
    path: endpoints.register,
    limit: "register",
    otherAnswers: toPage,
    summary: "Register an account",
    description: "What the sign-up form sends. An address that already has an account gets the same answer.",
    request: {
      name: "Registration",
      schema: registration,
      example: {
        email: "jo@example.com",
        password: "correct horse battery",
        companyName: "Example Ltd",
        firstName: "Jo",
        lastName: "Reader",
        acceptTerms: true,
      },
    },
    answer: { name: "RegistrationAnswer", schema: registrationAnswer, value: { success: true } },
  },
  {
    id: "subscribe-status",
    path: endpoints.statusSubscribers,
    limit: "subscribe",
    otherAnswers: toPage,
    summary: "Subscribe an address to status updates",
    description:
      "What the form of the status page sends. Until its owner confirms, only a link is emailed to the address; an address that is subscribed already gets the same answer. Without `services` it is for all of them. A form sends a box `service-` and the id for each service.",
    request: {
      name: "Subscription",
      schema: subscription,
      example: { email: "jo@example.com", services: ["api"], maintenance: true },
    },
    answer: {
      name: "SubscriptionAnswer",
      schema: subscriptionAnswer,
      value: { message: subscriberWords.en.answer },
    },
  },
  ...laws.flatMap(({ id }) => formsOf(lawOf(id))),
  {
    id: "privacy-request",
    path: endpoints.privacyRequests,
    limit: "privacy",
    otherAnswers: toPage,
    summary: "Make a privacy request under any law",
    description:
      "What the forms below the page that asks where somebody lives send. The law decides which types there are and, where it is made of several places, which regions; leave `region` out for a place that isn’t among them.",
    request: {
      name: "PrivacyRequest",
      schema: anyRequestDescribed,
      example: { law: "us-states", region: "VA", email: "jo@example.com", requestType: "access" },
    },
    answer: {
      name: "PrivacyRequestAnswer",
      schema: privacyRequestAnswer,
      value: {
        success: true,
        reference: `${lawOf("us-states").referencePrefix}-4HTR-2WZN`,
        dueAt: "2025-02-14T09:30:00.000Z",
        message: "Your request was received.",
      },
    },
  },
];

/** The forms of this site. Each takes an idempotency key and refuses in the same ways. */
export const formOperations: SiteOperation[] = forms.map(
  ({ answer: { value, ...answer }, limit, ...form }) => ({
    ...form,
    method: "post",
    tag: "This site",
    answer: {
      ...answer,
      description: "Stored, and a confirmation is on its way by email.",
      examples: { stored: { summary: "Stored", value } },
    },
    refusals: [400, 401, 403, 409, 411, 413, 415, 422, 429, 500, 503],
    refusalMeanings: { 401: behindGate, 413: tooLong, 429: limitMeaning(limit), 503: notStored },
    otherBodies: plainForm,
    extra: { parameters: [inLanguage, idempotencyKey] },
  }),
);
