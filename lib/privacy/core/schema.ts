import { z } from "zod";
import { containsLink, fieldsIn } from "@/lib/platform/forms/fields";
import { lengths } from "@/lib/platform/forms/lengths";
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
import { exampleReference } from "@/lib/privacy/laws/law-sentences";
import { intakeWords } from "@/lib/privacy/words/intake-words";
import { inEachLanguage, type Language, mainLanguage } from "@/lib/site/language";
import { type AgentRole, agentRoles } from "./agent";
import { readReference } from "./reference";

/** How a request reaches us: by the form, or entered by staff. */
export const privacyChannels = ["website", "email", "phone", "letter"] as const;
export type PrivacyChannel = (typeof privacyChannels)[number];

type AgentFields = { agentName: string; agentEmail: string; agentPermission?: boolean; filedBy?: AgentRole };
type RequestFields = AgentFields & { requestType: string; description: string };
type Boxes = Partial<Record<Affirmation["name"], z.ZodOptional<z.ZodBoolean>>>;

const lawIds = laws.map(({ id }) => id) as [Law, ...Law[]];

/**
 * All fields of the privacy forms, with error messages in a language.
 * @param words other labels and messages, for forms that somebody else fills in
 */
export function schemasOf(
  language: Language,
  words: Pick<(typeof intakeWords)[Language], "fields" | "errors"> = intakeWords[language],
) {
  const { emailAddress, freeText, optionalLine, requiredText } = fieldsIn(language);
  const { fields, errors } = words;

  /** The agent who files for the person at `email`: name, address and declaration, or none of them. */
  const agent = {
    /** Part of an email to somebody else, so links are refused. */
    agentName: optionalLine(fields.agentName, lengths.name).refine((value) => !containsLink(value), {
      error: errors.agentLink,
    }),
    agentEmail: optionalLine(fields.agentEmail, lengths.email)
      .transform((value) => value.trim())
      .refine((value) => value === "" || emailAddress.safeParse(value).success, {
        error: errors.agentAddress,
      }),
    /** By default an agent with signed permission. */
    filedBy: z
      .enum(["", ...agentRoles], { error: errors.filedBy })
      .optional()
      .transform((role) => role || undefined),
    agentPermission: z.boolean({ error: errors.agentBox }).optional(),
  };

  const commonFields = {
    email: emailAddress,
    description: freeText(fields.description, lengths.description).default(""),
    ...agent,
  };
  const chooseType = { error: errors.type };

  /** Authorized agents give name and address and affirm the signed permission (11 CCR §7063(a)). */
  function checkAgent(value: AgentFields, context: z.RefinementCtx): void {
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

  /** A complaint needs a description. */
  function checkComplete(value: RequestFields, context: z.RefinementCtx): void {
    checkAgent(value, context);
    if (value.requestType === complaintType && value.description.trim() === "")
      context.addIssue({ code: "custom", path: ["description"], message: errors.noComplaint });
  }

  /** Checkboxes of single laws: recorded, never required. */
  const affirmationsOf = (law: Law): Boxes =>
    Object.fromEntries(
      lawOf(law, language).affirmations.map(({ name, label }) => [
        name,
        z.boolean({ error: errors.box({ label }) }).optional(),
      ]),
    );

  /** Every checkbox of the privacy forms. */
  const boxes: Boxes & Pick<typeof agent, "agentPermission"> = Object.assign(
    { agentPermission: agent.agentPermission },
    ...laws.map(({ id }) => affirmationsOf(id)),
  );

  /** The state or country where the person lives; absent or empty if it isn't listed or not given. */
  const regionField = (...ids: readonly Law[]) => {
    const codes = ids.flatMap((law) => regionsOf(law).map(({ code }) => code));
    return z
      .enum(["", ...codes], { error: codes.length > 0 ? errors.region : errors.noRegion })
      .optional()
      .transform((code) => code || undefined);
  };

  const lawFields = <L extends Law>(law: L) => ({
    ...commonFields,
    requestType: z.enum(requestTypesOf(law), chooseType),
    ...(regionsOf(law).length > 0 && { region: regionField(law) }),
    ...affirmationsOf(law),
  });

  /** What the form of a law sends. */
  const requestSchema = <L extends Law>(law: L) => z.object(lawFields(law)).superRefine(checkAgent);

  /** A complaint under a law has its own form, without the law's checkboxes. */
  const complaintSchema = (law: Law) =>
    z
      .object({
        ...commonFields,
        region: regionField(law),
        requestType: z.literal(complaintType, chooseType),
      })
      .superRefine(checkComplete);

  const complaints = byLaw(complaintSchema);

  const requests = byLaw(requestSchema) as { [L in Law]: ReturnType<typeof requestSchema<L>> };

  const whichLaw = z.enum(lawIds, { error: errors.law({ laws: lawIds.join(", ") }) });

  /** The rules that apply whatever the law. */
  const requestWithUnknownLaw = z
    .object({
      ...commonFields,
      law: whichLaw,
      region: regionField(...lawIds),
      requestType: z.string(chooseType).min(1, chooseType),
    })
    .superRefine(checkComplete);

  const underLaw = byLaw((law) =>
    z
      .object({
        ...lawFields(law),
        law: z.literal(law),
        region: regionField(law),
        requestType: z.enum([...requestTypesOf(law), complaintType], chooseType),
      })
      .superRefine(checkComplete),
  );

  /**
   * A request under any law, which decides about types and places. With an unknown law, the other fields are checked as well, so
   * that all errors are reported at once. Checkboxes are listed because only fields of the schema itself are read as ticked or not.
   */
  const anyRequest = z
    .object({
      law: z.unknown().optional(),
      ...Object.fromEntries(Object.keys(boxes).map((name) => [name, z.unknown().optional()])),
    })
    .loose()
    .transform((sent, context): PrivacyRequestInput => {
      const law = laws.find(({ id }) => id === sent.law)?.id;
      const result = law ? underLaw[law].safeParse(sent) : requestWithUnknownLaw.safeParse(sent);
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

  /** The secret of an emailed link. Only a lookup says whether it is valid. */
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

const schemas = inEachLanguage((language) => schemasOf(language));

type Schemas = ReturnType<typeof schemasOf>;

const each = <K extends keyof Schemas>(name: K) => inEachLanguage((language) => schemas[language][name]);

/** What is sent, with error messages in each language. */
export const anyRequestSchemas = each("anyRequest");
export const optOutSchemas = each("optOut");
export const findRequestSchemas = each("find");
export const confirmRequestSchemas = each("confirm");
export const requestLinkSchemas = each("followed");
export const answerQuestionSchemas = each("answer");
export const appealSchemas = each("appeal");
export const requestSchemasOf = <L extends Law>(law: L) =>
  inEachLanguage((language) => schemas[language].requests[law]);

/** The schemas in English, for code that doesn't use the messages. */
export const {
  boxes: privacyBoxes,
  requests: requestSchemas,
  anyRequest: anyRequestSchema,
  optOut: optOutSchema,
  followed: requestLinkSchema,
} = schemas[mainLanguage];

/** The reference of a request and the secret of an emailed link to it. */
export type RequestLink = z.output<typeof requestLinkSchema>;

/** The fields before the files of a person: the request, and the question that asked for them. */
export const personFilesSchema = requestLinkSchema.extend({ questionId: z.string().min(1).max(100) });

/** A request under any law, as the endpoint of all of them describes it. */
export const anyLawDescription = z.union(Object.values(schemas[mainLanguage].underLaw));

interface FiledRequest extends Partial<Record<Affirmation["name"], boolean>> {
  email: string;
  description: string;
  /** The code of a state or country of the law. */
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
    description:
      "Whether the sender has to confirm the request with the link in the email. If an authorized agent sent it, the person represented may have to confirm it instead, which `message` then says.",
  }),
  completed: z.boolean().meta({
    description:
      "Whether the request is already complete, for example an opt-out of a sale that never takes place.",
  }),
});

export const optOutResponse = z.object({ message: z.string(), requestId: z.string() });
