import { z } from "zod";
import { assignTo, formVersion } from "@/lib/desk/schema";
import { freeText, requiredText } from "@/lib/platform/forms/fields";
import { lengths } from "@/lib/platform/forms/lengths";
import { questionAudiences, questionReasons } from "./conversation";

const version = formVersion;
const words = (label: string) => requiredText(label, lengths.message);
const ground = z
  .string({ error: "Choose a ground for the denial." })
  .max(40, { error: "Choose a ground for the denial." });

/** The fewest letters of a text that explains something; "x" or "ok" explains nothing. */
export const fewestLetters = 10;

/** Whether a text can explain something. */
export const hasSubstance = (text: string): boolean => (text.match(/\p{L}/gu) ?? []).length >= fewestLetters;

/** Confirms that a number which may identify the person is given out on purpose. */
const disclosureFields = {
  discloseIdentifiers: z.boolean({ error: "discloseIdentifiers must be true or false." }).optional(),
};

const optionalNote = (label: string) =>
  freeText(label, lengths.reportNote)
    .transform((value) => value.trim() || undefined)
    .optional();

const answer = {
  ...disclosureFields,
  text: words("The answer"),
  /** What was not done, if the request was met in part. */
  ground: ground.optional().transform((value) => value || undefined),
  /** Why the request is completed without missing reports. */
  withoutReports: optionalNote("The reason"),
  /** What was changed, and where, for requests to correct, restrict or stop something. */
  whatChanged: optionalNote("What was changed"),
  offerData: z.boolean({ error: "offerData must be true or false." }).optional(),
  /** Confirms that what is left out of a partial answer isn't in the data that is offered. */
  offerDespitePart: z.boolean({ error: "offerDespitePart must be true or false." }).optional(),
  /** Confirms that the person didn't ask to delete what is still held. */
  heldNotAsked: z.boolean({ error: "heldNotAsked must be true or false." }).optional(),
};

/** The actions of staff on a case: its steps, and everything else on its page. */
export const caseActionSchema = z.discriminatedUnion(
  "step",
  [
    z.object({
      step: z.literal("confirm"),
      version,
      text: words("A note on how the identity was confirmed"),
    }),
    z.object({ step: z.literal("start"), version }),
    z.object({
      step: z.literal("extend"),
      version,
      ...disclosureFields,
      text: words("The reason").refine(hasSubstance, {
        error: "Write why the law allows more time. The requester reads this reason.",
      }),
    }),
    z.object({ step: z.literal("complete"), version, ...answer }),
    z.object({
      step: z.literal("deny"),
      version,
      ...disclosureFields,
      ground,
      text: words("The explanation"),
    }),
    z.object({ step: z.literal("appeal"), version, text: words("A note on how the requester appealed") }),
    z.object({ step: z.literal("grant"), version, ...answer }),
    z.object({
      step: z.literal("refuse"),
      version,
      ...disclosureFields,
      ground,
      text: words("The explanation"),
    }),
    z.object({
      step: z.literal("ask"),
      version,
      ...disclosureFields,
      reason: z.enum(questionReasons, { error: "Choose what the question is about." }),
      audience: z.enum(questionAudiences, { error: "Choose who the question is for." }).default("person"),
      text: words("The question"),
    }),
    z.object({ step: z.literal("settle"), version }),
    z.object({ step: z.literal("withdraw"), version, text: words("A note on how the requester withdrew") }),
    z.object({
      step: z.literal("explain"),
      version,
      ...disclosureFields,
      text: freeText("Addition to the explanation", lengths.message).default(""),
    }),
    z.object({ step: z.literal("note"), text: words("The note") }),
    z.object({ step: z.literal("confirmation") }),
    z.object({ step: z.literal("assign"), version, to: assignTo }),
    z.object({
      step: z.literal("erase"),
      reference: z.string({ error: "Type the reference." }),
      /** Why data is erased that the person still has to get. */
      reason: optionalNote("The reason"),
    }),
  ],
  { error: "Choose a step from the list." },
);

export type CaseAction = z.output<typeof caseActionSchema>;

/** The actions that do what was asked, at least in part. */
export type CompletingAction = Extract<CaseAction, { step: "complete" | "grant" }>;
/** What such an action says besides its step; other steps have a part of it. */
export type StepFields = Partial<Omit<CompletingAction, "step">>;
