import { readFileSync } from "node:fs";
import ipaddr from "ipaddr.js";
import { z } from "zod";
import { emailAddress, isDeliverable } from "@/lib/platform/forms/fields";
import { lengths } from "@/lib/platform/forms/lengths";
import { site } from "@/lib/site/brand";

const webAddress = z.url({ protocol: /^https?$/, error: "must be an http:// or https:// address" });
const phoneNumber = z.string().regex(/^\+\d[\d ()-]{6,20}$/, {
  error: "must be a telephone number that begins with + and the country code",
});
/** Lines separated by "|", shown as they are. */
const controllerLines = z.string().max(1000, { error: "must have at most 1,000 characters" }).optional();
/** The address of a sender, with or without a name. */
export const senderAddress = (sender: string) => sender.replace(/^.*<|>$/g, "");
const isNetwork = (entry: string) => ipaddr.isValid(entry) || ipaddr.isValidCIDR(entry);

/** A file, or a server with a database; a server on this machine may be named by its socket's folder (`?host=/run/…`). */
function isDatabaseAddress(address: string): boolean {
  if (address.startsWith("file:")) return address.length > "file:".length;
  if (!/^postgres(ql)?:\/\//.test(address) || !URL.canParse(address)) return false;
  return new URL(address).pathname.length > 1;
}

/** In a password, these characters would end the host: the rest would silently become path or options. */
function isMailServer(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { pathname, search, hash } = new URL(address);
  return /^\/?$/.test(pathname) && hash === "" && !search.includes("@");
}

const wholeNumber = (minimum: number, maximum: number, kind = "a number") =>
  z.coerce
    .number({ error: `must be ${kind}` })
    .int({ error: "must be a whole number" })
    .min(minimum, { error: `must be at least ${minimum}` })
    .max(maximum, { error: `must be at most ${maximum}` });

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const schema = z.object({
  HOST: z
    .string()
    .refine((host) => host === "localhost" || ipaddr.isValid(host), {
      error: "must be an IP address of this machine, or localhost",
    })
    .optional(),
  PORT: wholeNumber(1, 65_535, "a port number").default(3000),
  SITE_URL: webAddress.optional(),
  APP_URL: webAddress.default(`https://app.${site.domain}`),
  SITE_NAME: z.string().max(40, { error: "must have at most 40 characters" }).optional(),
  LEGAL_NAME: z.string().max(80, { error: "must have at most 80 characters" }).optional(),
  SITE_DOMAIN: z.hostname({ error: "must be a domain, such as example.com" }).optional(),
  PHONE_MAIN: phoneNumber.optional(),
  PHONE_TOLL_FREE: phoneNumber.optional(),
  DATA_PROTECTION_OFFICER: controllerLines,
  EU_REPRESENTATIVE: controllerLines,
  UK_REPRESENTATIVE: controllerLines,
  SWISS_REPRESENTATIVE: controllerLines,
  IMPRINT: controllerLines,
  DATABASE_URL: z
    .string()
    .refine(isDatabaseAddress, {
      error:
        "must be a file: address, such as file:./var/palisade.db, or a postgresql:// address that names a database, such as postgresql://palisade:secret@localhost:5432/palisade",
    })
    .default("file:./var/palisade.db"),
  DATABASE_POOL: wholeNumber(2, 200).default(10),
  DATA_DIR: z.string().default("var"),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address", abort: true })
    .refine(isMailServer, {
      error:
        "must have its user name and password percent-encoded, because part of them would otherwise be read as the host: write @ as %40, / as %2F, ? as %3F and # as %23",
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, {
      error: "must be an email address, with or without a name",
    })
    .refine((sender) => isDeliverable(senderAddress(sender)), {
      error: "must be an address that can receive email",
    })
    .default(`${site.name} <no-reply@${site.domain}>`),
  TEAM_MAIL: z
    .string()
    .refine((address) => emailAddress.safeParse(address).success, { error: "must be one email address" })
    .default(`team@${site.domain}`),
  SESSION_SECRET: z.string({ error: "is missing" }).min(32, { error: "must have at least 32 characters" }),
  /** If unset or "off", only people and tokens can sign in. */
  OPERATOR_TOKEN: z
    .string()
    .transform((token) => (token === "off" ? undefined : token))
    .pipe(z.string().min(20, { error: "must have at least 20 characters, or be “off”" }).optional())
    .optional(),
  SITE_PASSCODE: z
    .string()
    .min(lengths.passcodeMinimum, { error: `must have at least ${lengths.passcodeMinimum} characters` })
    .max(lengths.passcode, { error: `must have at most ${lengths.passcode} characters` })
    .optional(),
  METRICS_TOKEN: z.string().min(20, { error: "must have at least 20 characters" }).optional(),
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
  PRELOAD_PAGES: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
  PROTECTION_ON_FAILURE: z.enum(["open", "closed"], { error: "must be open or closed" }).default("open"),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(", ")}` }).default("info"),
  BULK_MAILS_PER_MINUTE: wholeNumber(1, 100_000).default(600),
  /** The mailbox for replies, which a mail server passes to `mail receive`. Off if unset. */
  REPLY_ADDRESS: z.email({ error: "must be one email address" }).optional(),
  UNDO_SECONDS: wholeNumber(0, 60).default(10),
  MAIL_DIR: z.string().default("var/mail"),
  FILES_DIR: z.string().optional(),
  FILES_KEY: z.string().min(32, { error: "must have at least 32 characters" }).optional(),
  /** The address of the bucket; requires S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. */
  FILES_BUCKET: webAddress.optional(),
  FILES_PREFIX: z
    .string()
    .regex(/^(?:[\w.-]+\/)*[\w.-]*$/, {
      error: "must be letters, digits, dots, hyphens and slashes, such as files/",
    })
    .default(""),
  /** The public key that encrypts backups. */
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[a-z0-9]+$/, { error: "must be an age public key, such as age1…" })
    .optional(),
  BACKUP_TO: z.string().optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

/** Whether a bucket has its access key; also true without a bucket. */
const isBucketComplete = ({
  FILES_BUCKET,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
}: z.output<typeof schema>) =>
  FILES_BUCKET === undefined || (S3_ACCESS_KEY_ID !== undefined && S3_SECRET_ACCESS_KEY !== undefined);

const checkedSchema = schema.refine(isBucketComplete, {
  path: ["FILES_BUCKET"],
  error: "also needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY",
});

export type Env = z.output<typeof schema>;

export const variableNames = Object.keys(schema.shape);

/** Invalid variables. The message has a sentence for each. */
export class EnvironmentError extends Error {}

/** Variables with secrets, which may be in the file that NAME_FILE names. */
export const secretNames = [
  "DATABASE_URL",
  "SMTP_URL",
  "SESSION_SECRET",
  "OPERATOR_TOKEN",
  "SITE_PASSCODE",
  "METRICS_TOKEN",
  "FILES_KEY",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const satisfies (keyof z.input<typeof schema>)[];

type Values = Record<string, string | undefined>;

/** The secrets from files, without the trailing line break, and an error for each that can't be read. */
function secretsFromFiles(source: Values): { values: Values; sentences: string[] } {
  const values: Values = {};
  const sentences: string[] = [];
  for (const name of secretNames) {
    const file = source[`${name}_FILE`];
    if (file === undefined) continue;
    if (source[name] !== undefined) {
      sentences.push(`${name} and ${name}_FILE are both set. Remove one of them.`);
      continue;
    }
    try {
      const value = readFileSync(file, "utf8").replace(/\r?\n$/, "");
      if (value.trim() === "") sentences.push(`${name}_FILE names an empty file.`);
      else values[name] = value;
    } catch (error) {
      const { code = "unknown" } = error as NodeJS.ErrnoException;
      sentences.push(`${name}_FILE names a file that can’t be read (${code}).`);
    }
  }
  return { values, sentences };
}

/** @throws EnvironmentError naming every wrong value */
function parse<T>(source: Values, by: z.ZodType<T>): T {
  const nonBlank = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const fromFiles = secretsFromFiles(nonBlank);
  if (fromFiles.sentences.length > 0) throw new EnvironmentError(fromFiles.sentences.join("\n"));
  const result = by.safeParse({ ...nonBlank, ...fromFiles.values });
  if (result.success) return result.data;
  const sentences = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`);
  throw new EnvironmentError([...new Set(sentences)].join("\n"));
}

/**
 * Checks the environment. Blank values count as unset; secrets may stand in files.
 * @throws EnvironmentError naming every wrong value
 */
export const readEnv = (source: Values): Env => parse(source, checkedSchema);

const bucketKey = schema.pick({ S3_REGION: true, S3_ACCESS_KEY_ID: true, S3_SECRET_ACCESS_KEY: true });

/** The key of a bucket alone: a machine to restore on has no other secrets yet. @throws EnvironmentError */
export const readBucketKey = (source: Values) => parse(source, bucketKey);

let checked: Env | undefined;

/** The environment of this process, checked once. */
export function env(): Env {
  checked ??= readEnv(process.env);
  return checked;
}
