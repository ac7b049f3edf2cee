import { z } from "zod";
import { toFields } from "@/lib/auth/forms/form-draft";
import { optionalLine, requiredLine } from "@/lib/platform/forms/fields";
import { lengths, quotedStart } from "@/lib/platform/forms/lengths";
import { parseOfficeMoment } from "@/lib/platform/forms/office-moment";
import { pageNumber } from "@/lib/platform/list-query";
import { subscribableTypes } from "./events";

const oneEvent = z.enum(subscribableTypes, {
  error: (issue) => `There is no event “${quotedStart(String(issue.input))}”.`,
});

/** An endpoint as entered by an operator. Its address is checked separately. */
export const endpointInput = z.object({
  url: requiredLine("Address", lengths.link),
  events: z
    .array(oneEvent, { error: "Choose the events it receives." })
    .min(1, { error: "Choose at least one event." })
    .max(subscribableTypes.length, { error: "An event is listed more than once." })
    .transform((types) => subscribableTypes.filter((type) => types.includes(type)))
    .describe("The types of events it receives."),
  description: optionalLine("Note", lengths.company).describe("What it is for."),
  receivesAccount: z
    .boolean({ error: "receivesAccount must be true or false." })
    .default(false)
    .describe(
      "The endpoint of the app: `account.verified` contains the account. Only for owners, not for tokens.",
    ),
});
export type EndpointInput = z.output<typeof endpointInput>;

/** The changeable fields; a different address needs a new endpoint. */
export const endpointChange = endpointInput.omit({ url: true });
export type EndpointChange = z.output<typeof endpointChange>;

const eventPrefix = "event:";
export const eventField = (type: string) => `${eventPrefix}${type}`;

/** Converts the console's form, which has a checkbox for every event. */
function fromCheckboxes(value: unknown) {
  const fields = toFields(value);
  const checkedEvents = Object.keys(fields).filter(
    (name) => name.startsWith(eventPrefix) && fields[name] === "on",
  );
  return {
    ...fields,
    events: Array.isArray(fields.events)
      ? fields.events
      : checkedEvents.map((name) => name.slice(eventPrefix.length)),
    receivesAccount: fields.receivesAccount === "on" || fields.receivesAccount === true,
  };
}

export const endpointForm = z.preprocess(fromCheckboxes, endpointInput);
export const endpointChangeForm = z.preprocess(fromCheckboxes, endpointChange);

const moment = z.iso.datetime({ error: "Enter a time such as 2026-01-31T18:00:00Z." });

const resendOne = z.object({
  order: z.literal("resend"),
  delivery: z.string().describe("The delivery’s ID."),
});
const resendRange = z.object({
  order: z.literal("resend-range"),
  from: moment.transform((iso) => new Date(iso)).describe("The start of the range."),
  to: moment.transform((iso) => new Date(iso)).describe("The end of the range (exclusive)."),
  only: z.enum(["dead", "all"]).default("dead").describe("Failed deliveries, or all."),
});

const order = <O extends string>(name: O) => z.object({ order: z.literal(name) });

export const endpointAction = z.discriminatedUnion(
  "order",
  [order("ping"), order("pause"), order("resume"), order("rotate"), resendOne, resendRange],
  { error: "order must be one of ping, pause, resume, rotate, resend, resend-range." },
);
export type EndpointAction = z.output<typeof endpointAction>;

/** An action on an endpoint from the console: times are in the office's time zone, and removal has a checkbox. */
export const endpointActionForm = z.preprocess(
  (value) => {
    const fields = toFields(value);
    return { ...fields, from: parseOfficeMoment(fields.from), to: parseOfficeMoment(fields.to) };
  },
  z.discriminatedUnion("order", [
    ...endpointAction.options,
    order("remove").extend({ confirm: z.literal("on", { error: "Check the box to remove the endpoint." }) }),
  ]),
);

const isoMoment = z.iso.datetime();

/** An endpoint in API responses. */
export const endpointResponse = z.object({
  id: z.string(),
  url: z.string().describe("For a chat endpoint, only the host, because the rest is secret."),
  kind: z.enum(["signed", "slack", "discord", "teams"]),
  description: z.string(),
  events: z.array(z.string()),
  receivesAccount: z.boolean(),
  allowPrivate: z
    .boolean()
    .describe("Whether the address may be on a private network; set from the command line only."),
  state: z.enum(["active", "paused"]),
  pausedBecause: z.enum(["operator", "failing", "gone"]).nullable(),
  failingSince: isoMoment.nullable().describe("The first failure since the last successful delivery."),
  secretSetAt: isoMoment,
  previousUntil: isoMoment.nullable().describe("When the previous secret expires."),
  createdAt: isoMoment,
  counts: z.object({ pending: z.int(), delivered: z.int(), dead: z.int() }),
});
export type EndpointResponse = z.output<typeof endpointResponse>;

export const endpointListResponse = z.object({ endpoints: z.array(endpointResponse) });

/** The response with the secret, only when it is new. */
export const endpointSecretResponse = endpointResponse.extend({
  secret: z
    .string()
    .nullable()
    .describe("`whsec_…` if it is new, shown once; otherwise null. Chat endpoints have none."),
});

export const actionResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  secret: z.string().nullable().optional().describe("After `rotate`: the new secret, shown once."),
  delivery: z.string().optional().describe("After `ping`: the delivery."),
  count: z.int().optional().describe("How many deliveries are resent."),
});

export const deliveryFilters = ["all", "dead", "pending", "delivered"] as const;
export type DeliveryFilter = (typeof deliveryFilters)[number];

/** The query of the list of deliveries. Invalid values mean the first page of all deliveries. */
export const deliveryQuery = z.object({
  show: z
    .enum(deliveryFilters)
    .default("all")
    .catch("all")
    .describe("Which deliveries. Any other value means all."),
  page: pageNumber.describe("The page. Each has 25 deliveries. An invalid value means the first."),
});

export const deliveriesResponse = z.object({
  deliveries: z.array(
    z.object({
      id: z.string(),
      event: z.string().describe("The `webhook-id`."),
      type: z.string(),
      state: z.enum(["pending", "sending", "delivered", "dead"]),
      attempts: z.int(),
      nextAttemptAt: isoMoment,
      createdAt: isoMoment,
      deliveredAt: isoMoment.nullable(),
      tries: z.array(
        z.object({
          at: isoMoment,
          status: z.int().nullable(),
          fault: z.string().nullable(),
          durationMs: z.int(),
        }),
      ),
    }),
  ),
  page: z.int(),
  pages: z.int(),
});
