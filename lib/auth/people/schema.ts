import { z } from "zod";
import { emailAddress, freeText, password, requiredLine } from "@/lib/platform/forms/fields";
import { lengths } from "@/lib/platform/forms/lengths";
import { personRoles, roles } from "@/lib/platform/rights";
import { figures } from "@/lib/site/figures";

/** Names of actors that are neither people nor tokens, which these can't use. */
const reservedNames: readonly string[] = [
  "console",
  "api",
  "cli",
  "shell",
  "schedule",
  "seed",
  "retention",
  "webhooks",
  "mail",
  "visitor",
  "operator",
  "operator token",
  "system",
];

const isReserved = (name: string) =>
  reservedNames.includes(name.trim().toLowerCase()) || /^token\s/i.test(name.trim());

const reservedFor = (whom: string) =>
  `The audit uses this name for something else. Choose a name that identifies the ${whom}.`;

const personName = requiredLine("Name", lengths.name)
  .trim()
  .refine((name) => !isReserved(name), {
    error: reservedFor("person"),
  });

/** The role of a person, not of a token. */
export const role = z.enum(personRoles, { error: `Role must be one of ${personRoles.join(", ")}.` });
const tokenRole = z.enum(roles, { error: `Role must be one of ${roles.join(", ")}.` });

export const newPerson = z.object({
  name: personName,
  email: emailAddress.transform((email) => email.toLowerCase()),
  role,
  /** Whether the link is also emailed to the person. */
  sendEmail: z.boolean({ error: "Must be true or false." }).default(false),
});

const id = z
  .string({ error: "Specify the person." })
  .regex(/^[\w-]{1,100}$/, { error: "Specify the person." });

export const personAction = z.object({ id });
export const roleChange = z.object({ id, role });

/** A passkey's answer, which the page's script puts into the form. */
const credential = z
  .string({ error: "Use the passkey first." })
  .min(1, { error: "Use the passkey first." })
  .max(20_000, { error: "This isn’t a response from a passkey." });

const passkeyName = requiredLine("Name", 60).trim();

const code = z.string({ error: "Enter the code." }).min(1, { error: "Enter the code." }).max(40, {
  error: "This isn’t a valid code.",
});

/** A password with the code that proves that the authenticator app has the secret. */
export const newPassword = z.object({ password, code, setup: z.string().max(500) });

/** The first credentials: a passkey, or a password with a code. */
export const joinSchema = z.union([z.object({ credential, passkey: passkeyName }), newPassword], {
  error: "Use a passkey, or choose a password and enter the code.",
});

/** The sign-in form, in one of three variants. */
export const signInSchema = z.union([
  z.object({ credential }),
  z.object({ token: z.string().max(1000) }),
  z.object({
    email: freeText("Email", lengths.email),
    password: z.string().max(lengths.passwordMaximum),
    code,
  }),
]);

/** Actions on one's own credentials and sessions. */
export const accountAction = z.discriminatedUnion(
  "order",
  [
    z.object({ order: z.literal("add-passkey"), credential, passkey: passkeyName }),
    z.object({ order: z.literal("remove-passkey"), id: freeText("Id", 2000) }),
    z.object({ order: z.literal("set-password"), ...newPassword.shape }),
    z.object({ order: z.literal("remove-password") }),
    z.object({ order: z.literal("recovery-codes") }),
    z.object({ order: z.literal("end-session"), id: freeText("Id", 100) }),
    z.object({ order: z.literal("end-others") }),
  ],
  { error: "This action doesn’t exist." },
);
export type AccountAction = z.output<typeof accountAction>;

const tokenName = z
  .string({ error: "Name is required." })
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{0,39}$/, {
    error:
      "Name must begin with a letter or digit and have at most 40 letters, digits, dots, dashes and underscores.",
  });

/** Older tokens may have a reserved name and can still be revoked. */
const newTokenName = tokenName.refine((name) => !isReserved(name), { error: reservedFor("script") });

/** The maximum lifetime of a token, in days. */
export const maxTokenDays = 366;

export const newToken = z.object({
  name: newTokenName,
  role: tokenRole,
  expiresInDays: z.coerce
    .number({ error: "Days must be a number." })
    .int({ error: "Days must be a whole number." })
    .min(1, { error: "A token must be valid for at least one day." })
    .max(maxTokenDays, { error: `A token can be valid for at most ${maxTokenDays} days.` }),
});

export const tokenAction = z.object({ name: tokenName });

const messageSchema = { success: z.literal(true), message: z.string() };
const moment = z.iso.datetime().nullable();

const messageResponse = z.object(messageSchema);
const revokedTokens = z.array(z.string()).describe("The tokens that the person had added, now revoked.");

/** The audited actions that give access to others; of the settings, only a new shared passcode. */
export const givenAccessKinds = [
  "person.invited",
  "person.changed",
  "person.reset",
  "access.created",
  "access.lent",
  "webhook.added",
  "webhook.rotated",
  "setting.changed",
] as const;
const givenAccess = z.object({ action: z.enum(givenAccessKinds), id: z.string(), name: z.string() });
export type GivenAccess = z.output<typeof givenAccess>;

/** What a response about a person whose access ends also contains. */
const endedAccess = z.object({
  revokedTokens,
  accessGiven: z
    .array(givenAccess)
    .describe(
      `Access that the person gave to others in the last ${figures.givenAccessDays} days and that still exists, according to the audit. It isn’t revoked.`,
    ),
});
export type EndedAccess = z.output<typeof endedAccess>;
export const accessEndedResponse = z.object({ ...messageSchema, ...endedAccess.shape });
/** The link's address is null for a repeated form, since it is shown only once. */
export const invitationResponse = z.object({
  ...messageSchema,
  id: z.string(),
  url: z.string().nullable(),
});
export const resetResponse = z.object({ ...invitationResponse.shape, ...endedAccess.shape });
export const peopleResponse = z.object({
  success: z.literal(true),
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      role,
      state: z.enum(["active", "invited", "expired"]),
      passkeys: z.number(),
      hasPassword: z.boolean(),
      openSessions: z.number(),
      tokens: z.array(z.string()).describe("The active tokens that they added."),
      lastSignInAt: moment,
    }),
  ),
});
export const newTokenResponse = z.object({
  ...messageSchema,
  name: z.string(),
  token: z.string().nullable(),
  expiresAt: z.iso.datetime(),
});
export const tokensResponse = z.object({
  success: z.literal(true),
  tokens: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      role: tokenRole,
      state: z.enum(["active", "expired", "revoked"]),
      createdAt: z.iso.datetime(),
      createdBy: z.string(),
      expiresAt: moment,
      lastUsedAt: moment,
    }),
  ),
});

/** The API's description of a response with only a message. */
export const messageOnly = (message: string) => ({
  name: "PeopleDone",
  schema: messageResponse,
  description: "Done.",
  examples: { messageOnly: { summary: "Done", value: { success: true, message } } },
});

/** Changes of credentials and rights need a recent sign-in or confirmation. */
export const recentProofErrors = {
  401: "No token or console session was sent, or the person last confirmed their identity too long ago. In the latter case, `WWW-Authenticate` contains `insufficient_user_authentication`.",
};
