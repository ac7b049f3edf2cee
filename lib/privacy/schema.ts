import { z } from "zod";
import { carriesLink, emailAddress, freeText, optionalLine, requiredText } from "@/lib/platform/forms/fields";
import { lengths } from "@/lib/platform/forms/lengths";
import { exampleReference } from "./law-words";
import { byLaw, type Law, lawOf, laws, type RequestKind, requestTypesOf } from "./laws";
import type { Affirmation } from "./laws/define-law";
import { readReference } from "./reference";

/** The manners in which a request reaches us: its form, or an operator who enters what came another way. */
export const privacyChannels = ["website", "email", "phone", "letter"] as const;
export type PrivacyChannel = (typeof privacyChannels)[number];

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

type Boxes = Partial<Record<Affirmation["name"], z.ZodOptional<z.ZodBoolean>>>;

/** The boxes that a law's form has of its own: recorded, never blocking. */
const affirmationsOf = (law: Law): Boxes =>
  Object.fromEntries(
    lawOf(law).affirmations.map(({ name, label }) => [
      name,
      z.boolean({ error: `${label} must be true or false.` }).optional(),
    ]),
  );

/** Every box of any form about privacy. */
export const privacyBoxes: Boxes & Pick<typeof agent, "agentPermission"> = Object.assign(
  { agentPermission: agent.agentPermission },
  ...laws.map(({ id }) => affirmationsOf(id)),
);

/** What the form of a law sends. */
const requestSchema = <L extends Law>(law: L) =>
  z
    .object({
      ...draft,
      requestType: z.enum(requestTypesOf(law), chooseType),
      ...affirmationsOf(law),
    })
    .superRefine(wholeAgent);

export const requestSchemas = byLaw(requestSchema) as {
  [L in Law]: ReturnType<typeof requestSchema<L>>;
};

/** An opt-out of sale and sharing without a form. */
export const optOutRequest = z.object({
  email: emailAddress,
  confirmOptOut: z.literal(true, { error: "Confirm the opt-out to submit it." }),
});

interface Filed extends Partial<Record<Affirmation["name"], boolean>> {
  email: string;
  description: string;
  agentName?: string;
  agentEmail?: string;
}

export type PrivacyRequestInput = Filed & RequestKind;

export const privacyRequestAnswer = z.object({
  success: z.literal(true),
  reference: z.string(),
  dueAt: z.iso.datetime(),
  message: z.string(),
});

export const optOutAnswer = z.object({ message: z.string(), requestId: z.string() });

const wrongReference = `Enter the reference as shown in the email, for example ${exampleReference()}.`;

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
const noQuestion = { error: "Name the question that is answered." };
export const answerPrivacyQuestion = z.object({
  reference,
  token,
  question: z.string(noQuestion).max(64, noQuestion),
  text: requiredText("Your answer", lengths.message),
});
export const appealPrivacyRequest = z.object({
  reference,
  token,
  text: freeText("What you write", lengths.message).default(""),
});
