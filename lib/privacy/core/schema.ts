import { z } from "zod";
import { containsLink, fieldsIn } from "@/lib/platform/forms/fields";
import { lengths } from "@/lib/platform/forms/lengths";
import { intakeWords } from "@/lib/privacy/intake/intake-words";
import {
  byLaw,
  complaintType,
  type Law,
  lawOf,
  laws,
  type RequestKind,
  regionsOf,
  requestTypesOf,
} from "@/lib/privacy/laws";
import type { Affirmation } from "@/lib/privacy/laws/define-law";
import { exampleReference } from "@/lib/privacy/laws/law-words";
import { inEachLanguage, type Language } from "@/lib/site/language";
import { type AgentRole, agentRoles } from "./agent";
import { readReference } from "./reference";

/** The manners in which a request reaches us: its form, or an operator who enters what came another way. */
export const privacyChannels = ["website", "email", "phone", "letter"] as const;
export type PrivacyChannel = (typeof privacyChannels)[number];

type AgentFields = { agentName: string; agentEmail: string; agentPermission?: boolean; filedBy?: AgentRole };
type RequestFields = AgentFields & { requestType: string; description: string };
type Boxes = Partial<Record<Affirmation["name"], z.ZodOptional<z.ZodBoolean>>>;

const lawIds = laws.map(({ id }) => id) as [Law, ...Law[]];

/** Everything that the forms about privacy send, with the sentences of a language. */
function schemasOf(language: Language) {
  const { emailAddress, freeText, optionalLine, requiredText } = fieldsIn(language);
  const { fields, errors } = intakeWords[language];

  /** Who files for the person whose address `email` is: name, address and declaration together, or none. */
  const agent = {
    /** Goes into a mail to somebody else, so it can't carry a link. */
    agentName: optionalLine(fields.agentName, lengths.name).refine((value) => !containsLink(value), {
      error: errors.agentLink,
    }),
    agentEmail: optionalLine(fields.agentEmail, lengths.email)
      .transform((value) => value.trim())
      .refine((value) => value === "" || emailAddress.safeParse(value).success, {
        error: errors.agentAddress,
      }),
    /** An agent with signed permission unless told. */
    filedBy: z
      .enum(["", ...agentRoles], { error: errors.filedBy })
      .optional()
      .transform((role) => role || undefined),
    agentPermission: z.boolean({ error: errors.agentBox }).optional(),
  };

  const draft = {
    email: emailAddress,
    description: freeText(fields.description, lengths.description).default(""),
    ...agent,
  };
  const chooseType = { error: errors.type };

  /** Authorised agents name themselves, can be reached, and affirm the signed permission (11 CCR §7063(a)). */
  function wholeAgent(value: AgentFields, context: z.RefinementCtx): void {
    const named = value.agentName.trim() !== "";
    const reachable = value.agentEmail !== "";
    if (!named && !reachable && value.agentPermission !== true) return;
    const missing: [absent: boolean, field: keyof AgentFields, message: string][] = [
      [!named, "agentName", errors.noAgentName],
      [!reachable, "agentEmail", errors.noAgentEmail],
      [value.agentPermission !== true, "agentPermission", errors.noPermission],
    ];
    for (const [absent, field, message] of missing) {
      if (absent) context.addIssue({ code: "custom", path: [field], message });
    }
  }

  /** A complaint says what it is about. */
  function wholeRequest(value: RequestFields, context: z.RefinementCtx): void {
    wholeAgent(value, context);
    if (value.requestType === complaintType && value.description.trim() === "")
      context.addIssue({ code: "custom", path: ["description"], message: errors.noComplaint });
  }

  /** The boxes that a law's form has of its own: recorded, never blocking. */
  const affirmationsOf = (law: Law): Boxes =>
    Object.fromEntries(
      lawOf(law, language).affirmations.map(({ name, label }) => [
        name,
        z.boolean({ error: errors.box({ label }) }).optional(),
      ]),
    );

  /** Every box of any form about privacy. */
  const boxes: Boxes & Pick<typeof agent, "agentPermission"> = Object.assign(
    { agentPermission: agent.agentPermission },
    ...laws.map(({ id }) => affirmationsOf(id)),
  );

  /** Where the person lives, of the places that a law has: left out or empty where it is none of them or isn't told. */
  const regionOf = (...ids: readonly Law[]) => {
    const codes = ids.flatMap((law) => regionsOf(law).map(({ code }) => code));
    return z
      .enum(["", ...codes], { error: codes.length > 0 ? errors.region : errors.noRegion })
      .optional()
      .transform((code) => code || undefined);
  };

  const fieldsOf = <L extends Law>(law: L) => ({
    ...draft,
    requestType: z.enum(requestTypesOf(law), chooseType),
    ...(regionsOf(law).length > 0 && { region: regionOf(law) }),
    ...affirmationsOf(law),
  });

  /** What the form of a law sends. */
  const requestSchema = <L extends Law>(law: L) => z.object(fieldsOf(law)).superRefine(wholeAgent);

  /** A complaint under a law: its form is another, and asks nothing that is the law's own. */
  const complaintSchema = (law: Law) =>
    z
      .object({ ...draft, region: regionOf(law), requestType: z.literal(complaintType, chooseType) })
      .superRefine(wholeRequest);

  const complaints = byLaw(complaintSchema);

  const requests = byLaw(requestSchema) as { [L in Law]: ReturnType<typeof requestSchema<L>> };

  const whichLaw = z.enum(lawIds, { error: errors.law({ laws: lawIds.join(", ") }) });

  /** What is checked where no law says which types and places there are. */
  const withoutLaw = z
    .object({
      ...draft,
      law: whichLaw,
      region: regionOf(...lawIds),
      requestType: z.string(chooseType).min(1, chooseType),
    })
    .superRefine(wholeRequest);

  const underLaw = byLaw((law) =>
    z
      .object({
        ...fieldsOf(law),
        law: z.literal(law),
        region: regionOf(law),
        requestType: z.enum([...requestTypesOf(law), complaintType], chooseType),
      })
      .superRefine(wholeRequest),
  );

  /**
   * A request under any law. The law decides what else is right; with one that there isn't, the rest is checked as far
   * as it goes, so that every bad field is named at once. The boxes are named because a form's ticks are told from words
   * by the schema's own fields.
   */
  const anyRequest = z
    .object({
      law: z.unknown().optional(),
      ...Object.fromEntries(Object.keys(boxes).map((name) => [name, z.unknown().optional()])),
    })
    .loose()
    .transform((sent, context): PrivacyRequestInput => {
      const law = laws.find(({ id }) => id === sent.law)?.id;
      const result = law ? underLaw[law].safeParse(sent) : withoutLaw.safeParse(sent);
      if (result.success && law) return { ...result.data, law } as PrivacyRequestInput;
      for (const { path, message } of result.error?.issues ?? [])
        context.addIssue({ code: "custom", path, message });
      return z.NEVER;
    });

  /** An opt-out of sale and sharing without a form. */
  const optOut = z.object({
    email: emailAddress,
    confirmOptOut: z.literal(true, { error: errors.optOut }),
  });

  const wrongReference = errors.reference({ example: exampleReference() });
  const reference = z
    .string({ error: wrongReference })
    .max(40, { error: wrongReference })
    .transform((typed, context) => {
      const read = readReference(typed);
      if (read === null) context.addIssue({ code: "custom", message: wrongReference });
      return read ?? z.NEVER;
    });

  /** The secret part of a mailed link. Its form says nothing; whether it opens anything is looked up. */
  const token = z.string({ error: errors.link }).max(100, { error: errors.link });
  const noQuestion = { error: errors.question };

  return {
    boxes,
    requests,
    complaints,
    underLaw,
    anyRequest,
    optOut,
    find: z.object({ reference, email: emailAddress }),
    confirm: z.object({ token }),
    followed: z.object({ reference, token }),
    answer: z.object({
      reference,
      token,
      question: z.string(noQuestion).max(64, noQuestion),
      text: requiredText(fields.answer, lengths.message),
    }),
    appeal: z.object({
      reference,
      token,
      text: freeText(fields.appeal, lengths.message).default(""),
    }),
  };
}

const schemas = inEachLanguage(schemasOf);

type Schemas = ReturnType<typeof schemasOf>;

const each = <K extends keyof Schemas>(name: K) => inEachLanguage((language) => schemas[language][name]);

/** What is sent, with the sentences of each language. */
export const anyLawSchemas = each("anyRequest");
export const optOutRequests = each("optOut");
export const findPrivacyRequests = each("find");
export const confirmPrivacyRequests = each("confirm");
export const followedPrivacyRequests = each("followed");
export const answerPrivacyQuestions = each("answer");
export const appealPrivacyRequests = each("appeal");
export const requestSchemasOf = <L extends Law>(law: L) =>
  inEachLanguage((language) => schemas[language].requests[law]);

/** The same, for whoever reads no sentences. */
export const {
  boxes: privacyBoxes,
  requests: requestSchemas,
  complaints: complaintSchemas,
  anyRequest,
  optOut: optOutRequest,
  followed: followedPrivacyRequest,
} = schemas.en;

/** A request under any law, as the endpoint of all of them describes it. */
export const anyLawDescription = z.union(Object.values(schemas.en.underLaw));

interface FiledRequest extends Partial<Record<Affirmation["name"], boolean>> {
  email: string;
  description: string;
  /** The code of one of the law's places. */
  region?: string;
  agentName?: string;
  agentEmail?: string;
  filedBy?: AgentRole;
}

export type PrivacyRequestInput = FiledRequest & RequestKind;

export const privacyRequestResponse = z.object({
  success: z.literal(true),
  reference: z.string(),
  dueAt: z.iso.datetime(),
  message: z.string(),
  confirmByEmail: z.boolean().meta({
    description: "Whether the request waits until the link in the email to the person is used.",
  }),
  completed: z.boolean().meta({
    description:
      "Whether the request is already complete, as with an opt-out of something that is never done.",
  }),
});

export const optOutResponse = z.object({ message: z.string(), requestId: z.string() });
