import "server-only";
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { fingerprintOf } from "@/lib/access/fingerprint";
import { assertFingerprintFree, assertNotNamedPasscode, hasActivePass } from "@/lib/access/passcodes";
import { refuseGuessable } from "@/lib/access/refuse-guessable";
import { audit } from "@/lib/platform/audit";
import { actorName, type Context, requireRight } from "@/lib/platform/context";
import { lock, type Reader, read, type Transaction } from "@/lib/platform/database";
import { hashPassword } from "@/lib/platform/hash-password";
import { fieldError, HttpError } from "@/lib/platform/http-error";
import { publish } from "@/lib/webhooks/publish";
import { anySetting, type SettingInputs, type SettingKey, type Settings } from "./";
import { linkedLogo, showLogo } from "./logo";
import { clearCachedSettings } from "./snapshot";

export interface VersionedSetting<K extends SettingKey> {
  value: Settings[K];
  /** The value of If-Match and ETag; increases with every change. */
  version: number;
  updatedAt: Date;
  updatedBy: string;
}

/**
 * A setting as stored, including the passcode's hash: never return it to clients unchanged.
 * @throws DatabaseUnavailable; Error if the database was never seeded
 */
export async function getSetting<K extends SettingKey>(key: K): Promise<VersionedSetting<K>> {
  return read((db) => findSetting(db, key));
}

/** As getSetting, inside a transaction. */
export async function findSetting<K extends SettingKey>(
  db: Pick<Reader, "setting">,
  key: K,
): Promise<VersionedSetting<K>> {
  const { value, ...row } = await db.setting.findUniqueOrThrow({ where: { key }, omit: { key: true } });
  return { ...row, value: anySetting(key).stored.parse(value) as Settings[K] };
}

/** As findSetting, with a lock until the end of the transaction, for changes and for deletions that depend on it. */
export async function findSettingToChange<K extends SettingKey>(
  tx: Transaction,
  key: K,
): Promise<VersionedSetting<K>> {
  await lock(tx, `setting ${key}`);
  return findSetting(tx, key);
}

/** A placeholder for a secret, which shows that it changed and reveals nothing else. */
function mark(secret: unknown): string | null {
  return secret ? `set (${createHash("sha256").update(String(secret)).digest("hex").slice(0, 8)})` : null;
}

/** A setting in the audit: the entered fields, and of the others what its definition allows. */
export function auditedValue<K extends SettingKey>(key: K, value: Settings[K]): object {
  const { storedOnly } = anySetting(key);
  const audited = Object.entries(value).flatMap(([name, held]): [string, unknown][] => {
    const rule = storedOnly[name];
    if (rule === undefined) return [[name, held]];
    return rule === "hidden" ? [] : [[rule.mark, mark(held)]];
  });
  return Object.fromEntries(audited);
}

/** The setting to change, and the version that the change is based on. */
export interface SettingVersion<K extends SettingKey> {
  key: K;
  version: number;
}

/** Computes the new value from the current one. */
export type Change<K extends SettingKey> = (
  before: Settings[K],
  tx: Transaction,
) => Settings[K] | Promise<Settings[K]>;

const staleVersion = () =>
  new HttpError(412, "This setting has changed since you read it. Read it again and repeat your change.");

/**
 * Stores a value with an audit entry, inside a transaction. Call `clearCachedSettings` afterward.
 * @throws ZodError for a value that the setting's definition refuses to read
 */
export async function storeSetting<K extends SettingKey>(
  tx: Transaction,
  context: Context,
  { key, before, value }: { key: K; before: VersionedSetting<K>; value: Settings[K] },
): Promise<VersionedSetting<K>> {
  // A value that can't be read again would make every page that needs it fail.
  anySetting(key).stored.parse(JSON.parse(JSON.stringify(value)));
  const updatedBy = actorName(context.actor);
  const row = { value, version: before.version + 1, updatedAt: context.now, updatedBy };
  const { count } = await tx.setting.updateMany({ where: { key, version: before.version }, data: row });
  if (count === 0) throw staleVersion();
  const values = { before: auditedValue(key, before.value), after: auditedValue(key, value) };
  await audit(tx, context, { action: "setting.changed", subject: key, ...values });
  const data = { setting: key, version: row.version, path: anySetting(key).path };
  await publish(tx, context, { type: "setting.changed", data });
  return row;
}

/** Whether a switch is pressed that is as it was, with everything beside it: that leaves no entry in the audit. */
const changesNothing = (key: SettingKey, before: object, after: object): boolean =>
  // As they are stored, without what is undefined.
  anySetting(key).state.kind === "switch" && isDeepStrictEqual(JSON.parse(JSON.stringify(after)), before);

/**
 * The transaction of every change: checks the version, stores the value, writes the audit entry.
 * @throws HttpError 412 for an outdated version; DatabaseUnavailable
 */
export async function changeSetting<K extends SettingKey>(
  context: Context,
  { key, version, change }: SettingVersion<K> & { change: Change<K> },
): Promise<VersionedSetting<K>> {
  requireRight(context, "settings:write");
  const changed = await context.transact(async (tx) => {
    const before = await findSettingToChange(tx, key);
    if (before.version !== version) throw staleVersion();
    const value = await change(before.value, tx);
    if (changesNothing(key, before.value, value)) return before;
    return storeSetting(tx, context, { key, before, value });
  });
  clearCachedSettings();
  return changed;
}

/** The new passcode for everyone, hashed. @throws HttpError 422 if it is easily guessed or in use */
async function newPasscode(passcode: string, now: Date) {
  await refuseGuessable(passcode);
  await assertNotNamedPasscode(passcode, now);
  return {
    passcodeHash: await hashPassword(passcode, "staff"),
    passcodeFingerprint: fingerprintOf(passcode),
  };
}

type Prepare<K extends SettingKey> = (input: SettingInputs[K], now: Date) => Promise<Change<K>> | Change<K>;

/** Settings whose input differs from what is stored. */
type ToPrepare = {
  [K in SettingKey]: SettingInputs[K] extends Settings[K] ? never : K;
}[SettingKey];

/** Everything slow (hashing, downloading an image) happens here, before the transaction. */
const prepare: { [K in ToPrepare]: Prepare<K> } & { [K in SettingKey]?: Prepare<K> } = {
  /** This is the passcode named "everyone"; lib/access has the others. */
  protection: async ({ passcode, ...shown }, now) => {
    const prepared = passcode === undefined ? null : await newPasscode(passcode, now);
    return async (before, tx) => {
      if (prepared) await assertFingerprintFree(tx, prepared.passcodeFingerprint, now);
      const { passcodeHash, passcodeFingerprint } = prepared ?? before;
      if (shown.enabled && passcodeHash === null && !(await hasActivePass(tx, now))) throw needsPasscode();
      return { ...shown, passcodeHash, passcodeFingerprint };
    };
  },
  maintenance: (input) => (before) => ({
    ...before,
    ...input,
    // If omitted, the end is only announced, as in earlier versions.
    autoOff: input.autoOff ?? false,
    exempt: input.exempt ?? before.exempt,
  }),
  logo: async ({ logoUrl, darkLogoUrl }, now) =>
    showLogo({
      logoUrl: await linkedLogo(logoUrl, now),
      ...(darkLogoUrl !== undefined && {
        darkLogoUrl: await linkedLogo(darkLogoUrl, now, "darkLogoUrl"),
      }),
    }),
};

/** Stored unchanged: `ToPrepare` guarantees that its input is what is stored. */
const asGiven = <K extends SettingKey>(input: SettingInputs[K]): Change<K> => {
  return () => input as unknown as Settings[K];
};

function needsPasscode(): HttpError {
  return fieldError(
    "passcode",
    "Set a shared passcode, or create a passcode or link, before you switch on protection.",
  );
}

/**
 * Replaces a setting with an audit entry, if nobody changed it since `version`.
 * @returns the new setting
 * @throws HttpError 412 for an outdated version, 422 for an invalid value; DatabaseUnavailable
 */
export async function putSetting<K extends SettingKey>(
  context: Context,
  { key, version, input }: SettingVersion<K> & { input: SettingInputs[K] },
): Promise<VersionedSetting<K>> {
  requireRight(context, "settings:write");
  const preparation: Prepare<K> = (prepare as { [P in SettingKey]?: Prepare<P> })[key] ?? asGiven;
  return changeSetting(context, { key, version, change: await preparation(input, context.now) });
}

/** An expired end belongs to the previous use: an announcement switched on with it would not be shown. */
function withoutPastEnd(key: SettingKey, value: object, now: Date): object {
  const { state } = anySetting(key);
  if (state.kind !== "switch" || state.end === null) return value;
  const end = (value as Record<PropertyKey, unknown>)[state.end];
  if (typeof end !== "string" || new Date(end) > now) return value;
  return { ...value, [state.end]: null, ...("autoOff" in value && { autoOff: false }) };
}

/** What was typed for the field that a switch asks for, by its name. */
export function askedValue(key: SettingKey, text: string | undefined): Record<string, string> {
  const { state } = anySetting(key);
  return state.kind === "switch" && state.asks && text !== undefined ? { [String(state.asks)]: text } : {};
}

/**
 * Turns a setting on or off and keeps its other values, under the same rules as when all of it is written.
 * @throws HttpError 412 for an outdated version, 422 if its values don't allow it to be on; DatabaseUnavailable
 */
export async function toggleSetting(
  context: Context,
  { key, version, enabled, text }: SettingVersion<SettingKey> & { enabled: boolean; text?: string },
): Promise<void> {
  requireRight(context, "settings:write");
  const { value } = await getSetting(key);
  const rest = enabled ? withoutPastEnd(key, value, context.now) : value;
  const checked = anySetting(key).input.safeParse({ ...rest, ...askedValue(key, text), enabled });
  if (!checked.success) {
    const fields = Object.fromEntries(
      checked.error.issues.map(({ path, message }) => [path.join("."), message]),
    );
    throw new HttpError(422, checked.error.issues[0]?.message ?? "This can’t be switched on.", { fields });
  }
  await putSetting(context, { key, version, input: checked.data as SettingInputs[SettingKey] });
}
