import { z } from "zod";
import { carriesLink, emailAddress, freeText, optionalLine } from "@/lib/platform/forms/fields";
import { lengths } from "@/lib/platform/forms/lengths";
import { readReference } from "./reference";

export const gdprRequestTypes = [
  "access",
  "deletion",
  "rectification",
  "portability",
  "restriction",
  "objection",
] as const;
export const ccpaRequestTypes = ["know", "delete", "opt-out", "correct", "portability", "limit"] as const;

export type Law = "gdpr" | "ccpa";
export type GdprRequestType = (typeof gdprRequestTypes)[number];
export type CcpaRequestType = (typeof ccpaRequestTypes)[number];
export type PrivacyRequestType = GdprRequestType | CcpaRequestType;

/** The manners in which a request reaches us: its form, or an operator who enters what came another way. */
export const privacyChannels = ["website", "email", "phone", "letter"] as const;
export type PrivacyChannel = (typeof privacyChannels)[number];

export const lawNames: Record<Law, string> = { gdpr: "GDPR", ccpa: "CCPA" };

/** The short label of each type, by law. */
export const requestTypeLabels: {
  gdpr: Record<GdprRequestType, string>;
  ccpa: Record<CcpaRequestType, string>;
} = {
  gdpr: {
    access: "Access my data",
    deletion: "Delete my data",
    rectification: "Correct my data",
    portability: "Receive my data in a portable form",
    restriction: "Restrict processing",
    objection: "Object to processing",
  },
  ccpa: {
    know: "Know what is collected",
    delete: "Delete my information",
    "opt-out": "Opt out of sale or sharing",
    correct: "Correct my information",
    portability: "Receive my information in a portable form",
    limit: "Limit the use of sensitive information",
  },
};

/** @returns the label of a stored type, whichever law it belongs to */
export function requestTypeLabel(law: Law, requestType: string): string {
  return (requestTypeLabels[law] as Record<string, string>)[requestType] ?? requestType;
}

/** Who files for the person whose address `email` is. All three fields together, or none. */
const agent = {
  /** Goes into a mail to somebody else, so it can't carry a link. */
  agentName: optionalLine("Agent’s name", lengths.name).refine((value) => !carriesLink(value), {
    error: "Agent’s name must be a name, without a link.",
  }),
  agentEmail: optionalLine("Agent’s email", lengths.email)
    .transform((value) => value.trim())
    .refine((value) => value === "" || emailAddress.safeParse(value).success, {
      error: "Enter one valid email address for the agent.",
    }),
  agentPermission: z.boolean({ error: "The agent’s permission must be true or false." }).optional(),
};

const draft = {
  email: emailAddress,
  description: freeText("Description", lengths.description).default(""),
  ...agent,
};
const chooseType = { error: "Choose a request type." };

type AgentFields = { agentName: string; agentEmail: string; agentPermission?: boolean };

/** Authorised agents name themselves, can be reached, and affirm the signed permission (11 CCR §7063(a)). */
function wholeAgent(value: AgentFields, context: z.RefinementCtx): void {
  const named = value.agentName.trim() !== "";
  const reachable = value.agentEmail !== "";
  if (!named && !reachable && value.agentPermission !== true) return;
  const missing: [absent: boolean, field: keyof AgentFields, message: string][] = [
    [!named, "agentName", "Enter the name of the agent who files this request."],
    [!reachable, "agentEmail", "Enter the agent’s email address."],
    [value.agentPermission !== true, "agentPermission", "Affirm that the agent holds a signed permission."],
  ];
  for (const [absent, field, message] of missing) {
    if (absent) context.addIssue({ code: "custom", path: [field], message });
  }
}

export const gdprRequest = z
  .object({ ...draft, requestType: z.enum(gdprRequestTypes, chooseType) })
  .superRefine(wholeAgent);

export const ccpaRequest = z
  .object({
    ...draft,
    requestType: z.enum(ccpaRequestTypes, chooseType),
    /** Affirmed, recorded, never blocking. */
    californiaResident: z.boolean({ error: "California residency must be true or false." }).optional(),
  })
  .superRefine(wholeAgent);

export const ccpaOptOut = z.object({
  email: emailAddress,
  confirmOptOut: z.literal(true, { error: "Confirm the opt-out to submit it." }),
});

interface Filed {
  email: string;
  description: string;
  californiaResident?: boolean;
  agentName?: string;
  agentEmail?: string;
}

export type PrivacyRequestInput = Filed &
  ({ law: "gdpr"; requestType: GdprRequestType } | { law: "ccpa"; requestType: CcpaRequestType });

export const privacyRequestAnswer = z.object({
  success: z.literal(true),
  reference: z.string(),
  dueAt: z.iso.datetime(),
  message: z.string(),
});

export const optOutAnswer = z.object({ message: z.string(), requestId: z.string() });

const wrongReference = "Enter the reference as it stands in the mail, for example GD-7K2M-9QXD.";

const reference = z
  .string({ error: wrongReference })
  .max(40, { error: wrongReference })
  .transform((typed, context) => {
    const read = readReference(typed);
    if (read === null) context.addIssue({ code: "custom", message: wrongReference });
    return read ?? z.NEVER;
  });

/** The secret part of a mailed link. Its form says nothing; whether it opens anything is looked up. */
const token = z.string({ error: "The link is incomplete." }).max(100, { error: "The link is incomplete." });

export const findPrivacyRequest = z.object({ reference, email: emailAddress });
export const confirmPrivacyRequest = z.object({ token });
export const followedPrivacyRequest = z.object({ reference, token });
