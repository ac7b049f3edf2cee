import { z } from "zod";
import { pickedIds } from "@/lib/desk/pick-field";
import { assignTo, formVersion } from "@/lib/desk/schema";
import { freeText, requiredText } from "@/lib/platform/forms/fields";
import { lengths } from "@/lib/platform/forms/lengths";
import { complaintType, laws, requestTypesOf } from "@/lib/privacy/laws";
import { languages, mainLanguage } from "@/lib/site/language";
import { questionAudiences, questionReasons } from "./conversation";
import {
  complaintSchemas,
  type PrivacyRequestInput,
  privacyBoxes,
  privacyChannels,
  requestSchemas,
} from "./schema";

const version = formVersion;
const words = (label: string) => requiredText(label, lengths.message);
const ground = z
  .string({ error: "Choose a ground for the denial." })
  .max(40, { error: "Choose a ground for the denial." });

/** Confirms that a number which may identify the person is given out on purpose. */
const disclosed = {
  discloseIdentifiers: z.boolean({ error: "discloseIdentifiers must be true or false." }).optional(),
};

const answer = {
  ...disclosed,
  text: words("The answer"),
  /** What was not done, if the request was met in part. */
  ground: ground.optional().transform((value) => value || undefined),
  /** Why the request is completed without missing reports. */
  withoutReports: freeText("The reason", lengths.reportNote)
    .transform((value) => value.trim() || undefined)
    .optional(),
  offerData: z.boolean({ error: "offerData must be true or false." }).optional(),
};

/** The actions of staff on a case: its steps, and everything else on its page. */
export const caseAction = z.discriminatedUnion(
  "step",
  [
    z.object({
      step: z.literal("confirm"),
      version,
      text: words("A note on how the identity was confirmed"),
    }),
    z.object({ step: z.literal("start"), version }),
    z.object({ step: z.literal("extend"), version, ...disclosed, text: words("The reason") }),
    z.object({ step: z.literal("complete"), version, ...answer }),
    z.object({ step: z.literal("deny"), version, ...disclosed, ground, text: words("The explanation") }),
    z.object({ step: z.literal("appeal"), version, text: words("A note on how the requester appealed") }),
    z.object({ step: z.literal("grant"), version, ...answer }),
    z.object({ step: z.literal("refuse"), version, ...disclosed, ground, text: words("The explanation") }),
    z.object({
      step: z.literal("ask"),
      version,
      ...disclosed,
      reason: z.enum(questionReasons, { error: "Choose what the question is about." }),
      audience: z.enum(questionAudiences, { error: "Choose who the question is for." }).default("person"),
      text: words("The question"),
    }),
    z.object({ step: z.literal("settle"), version }),
    z.object({ step: z.literal("withdraw"), version, text: words("A note on how the requester withdrew") }),
    z.object({
      step: z.literal("explain"),
      version,
      ...disclosed,
      text: freeText("Addition to the explanation", lengths.message).default(""),
    }),
    z.object({ step: z.literal("note"), text: words("The note") }),
    z.object({ step: z.literal("confirmation") }),
    z.object({ step: z.literal("assign"), version, to: assignTo }),
    z.object({ step: z.literal("erase"), reference: z.string({ error: "Type the reference." }) }),
  ],
  { error: "Choose a step from the list." },
);

export type CaseAction = z.output<typeof caseAction>;

/** The selected requests of the queue and their new assignee; `back` is the query of the queue's page. */
export const assignTickedInput = z
  .object({ to: assignTo, back: z.string().max(2000).optional() })
  .loose()
  .transform(({ to, back, ...fields }) => ({ to, back: back?.split("?")[1] ?? "", ids: pickedIds(fields) }));

const entered = {
  channel: z
    .enum(privacyChannels, { error: "Choose how the request reached us." })
    .exclude(["website"], { error: "Choose how the request reached us." }),
  /** The language of emails to the person. */
  language: z.enum(languages, { error: "Choose a language." }).default(mainLanguage),
  /** The day of receipt in the office's time zone. */
  receivedOn: z.iso.date({ error: "Enter the date on which the request was received." }),
};
const kinds = new Map(
  laws.flatMap(({ id }) =>
    [...requestTypesOf(id), complaintType].map(
      (requestType) => [`${id}:${requestType}`, { law: id, requestType }] as const,
    ),
  ),
);

/** Checkboxes are listed because only fields of the schema itself are read as ticked or not. */
const fields = { ...entered, ...privacyBoxes };

/** A request that came by phone, mail or letter: "law:type" as one choice, then what the forms take. */
export const enteredRequest = z
  .object({ kind: z.enum([...kinds.keys()], { error: "Choose a request type." }), ...fields })
  .loose()
  .transform(({ kind, channel, language, receivedOn, ...rest }, context) => {
    const { law, requestType } = kinds.get(kind) ?? z.NEVER;
    const schema = requestType === complaintType ? complaintSchemas[law] : requestSchemas[law];
    const result = schema.safeParse({ ...rest, requestType });
    if (!result.success) {
      for (const { path, message } of result.error.issues)
        context.addIssue({ code: "custom", path, message });
      return z.NEVER;
    }
    // The pair of law and type is one of `kinds`, whose own schema has just accepted it.
    const input = { law, ...result.data } as PrivacyRequestInput;
    return { input, channel, language, receivedOn };
  });

export type EnteredRequest = z.output<typeof enteredRequest>;
