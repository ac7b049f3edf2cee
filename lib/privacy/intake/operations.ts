import { anyone, visitor } from "@/lib/platform/operations/callers";
import { defineOperation } from "@/lib/platform/operations/define";
import { correctableForm, storedResponse } from "@/lib/platform/submissions/correctable";
import {
  anyLawDescription,
  anyRequestSchemas,
  optOutResponse,
  optOutSchemas,
  type PrivacyRequestInput,
  privacyRequestResponse,
  requestSchemasOf,
} from "@/lib/privacy/core/schema";
import { readDisclosure } from "@/lib/privacy/disclosure/read-disclosure";
import { disclosureQuery, disclosureSchema } from "@/lib/privacy/disclosure/schema";
import {
  complaintSent,
  complaintType,
  type Law,
  type LawDefinition,
  lawOf,
  laws,
  requestSent,
} from "@/lib/privacy/laws";
import { pascalCase } from "@/lib/site/first-letter";
import { yearOf } from "@/lib/site/office-time";
import { endpoints } from "@/lib/site/paths";
import { createRequest, isRequestActive } from "./create-request";

const receivedMessage = ({ referencePrefix }: LawDefinition<Law>) =>
  storedResponse("PrivacyRequestAnswer", privacyRequestResponse, {
    success: true,
    reference: `${referencePrefix}-4HTR-2WZN`,
    dueAt: "2025-02-14T09:30:00.000Z",
    message: "Your request was received.",
    confirmByEmail: true,
    completed: false,
  });

const tag = "This site";

const requester = visitor("privacy", "All privacy forms count together.");

const requestUnder = (law: LawDefinition<Law>) =>
  defineOperation({
    name: `${law.id}-request`,
    method: "POST",
    path: law.endpoint,
    caller: requester,
    input: requestSchemasOf(law.id),
    // The schema of the law has accepted the type already.
    run: (context, request, { gpc }) =>
      createRequest(context, { law: law.id, ...request } as PrivacyRequestInput, { gpc }),
    isStillValid: (tx, { reference }) => isRequestActive(tx, reference),
    form: correctableForm({ sent: requestSent(law.id), draft: law.id }),
    docs: {
      tag,
      summary: `Exercise a right under ${law.inSentence}`,
      description: "Sent by the request form. The response says when the request will be answered.",
      request: {
        name: `${pascalCase(law.id)}Request`,
        example: { email: "jo@example.com", requestType: law.listed[0], description: "" },
      },
      response: receivedMessage(law),
    },
  });

/** One for each law with its own endpoint. */
export const lawRequests = laws
  .filter(({ endpoint }) => endpoint !== endpoints.privacyRequests)
  .map(({ id }) => requestUnder(lawOf(id)));

/** For all laws; the forms of laws without their own endpoint post here. */
export const requestUnderAnyLaw = defineOperation({
  name: "privacy-request",
  method: "POST",
  path: endpoints.privacyRequests,
  caller: requester,
  input: anyRequestSchemas,
  run: (context, request, { gpc }) => createRequest(context, request, { gpc }),
  isStillValid: (tx, { reference }) => isRequestActive(tx, reference),
  form: correctableForm(({ law: named, requestType }) => {
    if (requestType === complaintType) return { sent: complaintSent, draft: complaintType };
    const law = laws.find(({ id }) => id === named)?.id;
    return law ? { sent: requestSent(law), draft: law } : null;
  }),
  docs: {
    tag,
    summary: "Make a privacy request under any law",
    description:
      "Sent by the request forms of all laws. The law determines the request types and, if it covers several places, the regions; omit `region` for a place that isn’t listed.",
    request: {
      name: "PrivacyRequest",
      schema: anyLawDescription,
      example: { law: "us-states", region: "VA", email: "jo@example.com", requestType: "access" },
    },
    response: receivedMessage(lawOf("us-states")),
  },
});

export const optOutOfSale = defineOperation({
  name: "ccpa-opt-out",
  method: "POST",
  path: endpoints.ccpaOptOut,
  caller: requester,
  input: optOutSchemas,
  run: (context, { email }, { gpc }) =>
    createRequest(context, { law: "ccpa", requestType: "opt-out", email, description: "" }, { gpc }),
  isStillValid: (tx, { reference }) => isRequestActive(tx, reference),
  toResponse: ({ reference, message }) => ({ message, requestId: reference }),
  docs: {
    tag,
    summary: "Opt out of sale and sharing",
    description: "Sent by the opt-out button. A form post gets the same JSON response.",
    request: { name: "OptOut", example: { email: "jo@example.com", confirmOptOut: true } },
    response: storedResponse("OptOutAnswer", optOutResponse, {
      message: "Your opt-out was received.",
      requestId: `${lawOf("ccpa").referencePrefix}-8CVB-5VJQ`,
    }),
  },
});

export const readCcpaDisclosure = defineOperation({
  name: "ccpa-disclosure",
  method: "GET",
  path: endpoints.ccpaDisclosure,
  caller: anyone(false),
  input: disclosureQuery,
  run: ({ now }, { year = yearOf(now) }) => readDisclosure("ccpa", year, now),
  toResponse: (disclosure) =>
    Response.json(disclosure, { headers: { "Cache-Control": "private, max-age=60" } }),
  errors: {
    422: "There are no statistics for this year. `fields` explains why.",
    503: "The database is unavailable, or the site is under maintenance.",
  },
  docs: {
    tag,
    summary: `Get ${lawOf("ccpa").name} request statistics for a year`,
    description:
      "Requests received, complied with and denied, and the days until they were answered, counted from the stored requests.",
    response: {
      name: "Disclosure",
      schema: disclosureSchema("ccpa"),
      description: "The statistics for one calendar year, in total and by type.",
      examples: {},
    },
  },
});
