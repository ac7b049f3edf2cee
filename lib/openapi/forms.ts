import { registration, registrationAnswer } from "@/lib/accounts/schema";
import { contactAnswer, contactExample, contactMessage } from "@/lib/contact/schema";
import type { RateLimitName } from "@/lib/platform/limits/rates";
import {
  behindGate,
  idempotencyKey,
  limitMeaning,
  notStored,
  plainForm,
  tooLong,
} from "@/lib/platform/openapi/common";
import type { JsonObject, SiteOperation } from "@/lib/platform/openapi/operation";
import {
  ccpaOptOut,
  ccpaRequest,
  gdprRequest,
  optOutAnswer,
  privacyRequestAnswer,
} from "@/lib/privacy/schema";
import { endpoints } from "@/lib/site/paths";

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
  ...(["gdpr", "ccpa"] as const).map((law) => ({
    id: `${law}-request`,
    path: law === "gdpr" ? endpoints.gdprRequest : endpoints.ccpaRequest,
    limit: "privacy" as const,
    otherAnswers: toPage,
    summary: `Exercise a right under the ${law.toUpperCase()}`,
    description: "What the request form sends. The answer says by when the request will be answered.",
    request: {
      name: law === "gdpr" ? "GdprRequest" : "CcpaRequest",
      schema: law === "gdpr" ? gdprRequest : ccpaRequest,
      example: {
        email: "jo@example.com",
        requestType: law === "gdpr" ? "access" : "know",
        description: "",
      },
    },
    answer: {
      name: "PrivacyRequestAnswer",
      schema: privacyRequestAnswer,
      value: {
        success: true,
        reference: law === "gdpr" ? "GD-4HTR-2WZN" : "CA-4HTR-2WZN",
        dueAt: "2025-02-14T09:30:00.000Z",
        message: "Your request was received.",
      },
    },
  })),
  {
    id: "ccpa-opt-out",
    path: endpoints.ccpaOptOut,
    limit: "privacy",
    summary: "Opt out of sale and sharing",
    description: "What the opt-out button sends. A plain form is answered as JSON is.",
    request: {
      name: "OptOut",
      schema: ccpaOptOut,
      example: { email: "jo@example.com", confirmOptOut: true },
    },
    answer: {
      name: "OptOutAnswer",
      schema: optOutAnswer,
      value: { message: "Your opt-out was received.", requestId: "CA-8CVB-5VJQ" },
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
      description: "Stored, and a confirmation is on its way by mail.",
      examples: { stored: { summary: "Stored", value } },
    },
    refusals: [400, 401, 403, 409, 413, 415, 422, 429, 500, 503],
    refusalMeanings: { 401: behindGate, 413: tooLong, 429: limitMeaning(limit), 503: notStored },
    otherBodies: plainForm,
    extra: { parameters: [idempotencyKey] },
  }),
);
