import ipaddr from "ipaddr.js";
import { z } from "zod";
import { emailAddress, isDeliverable } from "@/lib/platform/forms/fields";
import { lengths } from "@/lib/platform/forms/lengths";
import { site } from "@/lib/site/brand";

const webAddress = z.url({ protocol: /^https?$/, error: "must be an http:// or https:// address" });
const phoneNumber = z
  .string()
  .regex(/^\+\d[\d ()-]{6,20}$/, { error: "must be a telephone number that begins with + and the country" });
/** The address of a sender that may have a name before it. */
export const bareAddress = (sender: string) => sender.replace(/^.*<|>$/g, "");
const isNetwork = (entry: string) => ipaddr.isValid(entry) || ipaddr.isValidCIDR(entry);

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const schema = z.object({
  HOST: z
    .string()
    .refine((host) => host === "localhost" || ipaddr.isValid(host), {
      error: "must be an IP address of this machine, or localhost",
    })
    .optional(),
  PORT: z.coerce.number({ error: "must be a port number" }).int().min(1).max(65_535).default(3000),
  SITE_URL: webAddress.optional(),
  APP_URL: webAddress.default(`https://app.${site.domain}`),
  SITE_NAME: z.string().max(40, { error: "must have at most 40 characters" }).optional(),
  LEGAL_NAME: z.string().max(80, { error: "must have at most 80 characters" }).optional(),
  SITE_DOMAIN: z.hostname({ error: "must be a domain, such as example.com" }).optional(),
  PHONE_MAIN: phoneNumber.optional(),
  PHONE_TOLL_FREE: phoneNumber.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^file:.+/, { error: "must be a file: address, such as file:./var/palisade.db" })
    .default("file:./var/palisade.db"),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, {
      error: "must be an email address, with or without a name",
    })
    .refine((sender) => isDeliverable(bareAddress(sender)), { error: "must be an address that can get mail" })
    .default(`${site.name} <no-reply@${site.domain}>`),
  TEAM_MAIL: z
    .string()
    .refine((address) => emailAddress.safeParse(address).success, { error: "must be one email address" })
    .default(`team@${site.domain}`),
  SESSION_SECRET: z.string({ error: "is missing" }).min(32, { error: "must have at least 32 characters" }),
  /** Without one, and with "off", only people and tokens of the console get in. */
  OPERATOR_TOKEN: z
    .string()
    .transform((token) => (token === "off" ? undefined : token))
    .pipe(z.string().min(20, { error: "must have at least 20 characters, or be off" }).optional())
    .optional(),
  SITE_PASSCODE: z
    .string()
    .min(lengths.passcodeMinimum, { error: `must have at least ${lengths.passcodeMinimum} characters` })
    .max(lengths.passcode, { error: `must have at most ${lengths.passcode} characters` })
    .optional(),
  MODERATION_URL: webAddress.optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(",").map((entry) => entry.trim()))
    .refine((list) => list.every(isNetwork), {
      error: "must list IP addresses or networks, separated by commas",
    })
    .default([]),
  HSTS_SUBDOMAINS: z
    .enum(["true", "false"], { error: "must be true or false" })
    .default("false")
    .transform((said) => said === "true"),
  PROTECTION_ON_FAILURE: z.enum(["open", "closed"], { error: "must be open or closed" }).default("open"),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(", ")}` }).default("info"),
  BULK_MAILS_PER_MINUTE: z.coerce
    .number({ error: "must be a number" })
    .int({ error: "must be a whole number" })
    .min(1, { error: "must be at least 1" })
    .max(100_000, { error: "must be at most 100000" })
    .default(600),
  MAIL_DIR: z.string().default("var/mail"),
});

export type Env = z.output<typeof schema>;

/** A setting of the environment that can't be used; the message is one sentence per wrong value and names it. */
export class EnvironmentError extends Error {}

/**
 * Checks the environment. Blank values count as unset.
 * @throws EnvironmentError naming every wrong value
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const sentences = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`);
  throw new EnvironmentError([...new Set(sentences)].join("\n"));
}

let checked: Env | undefined;

/** The environment of this process, checked once. */
export function env(): Env {
  checked ??= readEnv(process.env);
  return checked;
}
