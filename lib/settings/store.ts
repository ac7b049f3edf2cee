import "server-only";
import { createHash } from "node:crypto";
import { fingerprintOf } from "@/lib/access/fingerprint";
import { assertNotNamedPasscode, hasActivePass } from "@/lib/access/passcodes";
import { refuseGuessable } from "@/lib/access/refuse-guessable";
import { audit } from "@/lib/platform/audit";
import { actorName, type Context, requireRight } from "@/lib/platform/context";
import { lock, type Reader, read, type Transaction } from "@/lib/platform/database";
import { hashPassword } from "@/lib/platform/hash-password";
import { HttpError } from "@/lib/platform/http-error";
import { publish } from "@/lib/webhooks/publish";
import { anySetting, type SettingInputs, type SettingKey, type Settings } from "./";
import { linkedLogo, showLogo } from "./logo";
import { clearCachedSettings } from "./snapshot";

export interface VersionedSetting<K extends SettingKey> {
  value: Settings[K];
  /** What If-Match and ETag carry; grows by one with every change. */
  version: number;
  updatedAt: Date;
  updatedBy: string;
}

/**
 * One setting as it is stored, hash of the passcode included: never answer it unshaped.
 * @throws DatabaseUnavailable; Error when the database was never seeded
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

/** As findSetting, for who changes it then, or goes by it in what it deletes: it stays as it is until the transaction's end. */
export async function findSettingToChange<K extends SettingKey>(
  tx: Transaction,
  key: K,
): Promise<VersionedSetting<K>> {
  await lock(tx, `setting ${key}`);
  return findSetting(tx, key);
}

/** A stand-in for a secret: it says that the secret changed and nothing about what it is. */
function mark(secret: unknown): string | null {
  return secret ? `set (${createHash("sha256").update(String(secret)).digest("hex").slice(0, 8)})` : null;
}

/** A setting as the audit keeps it: what an operator writes, and of the rest what its definition shows. */
export function auditedValue<K extends SettingKey>(key: K, value: Settings[K]): object {
  const { storedOnly } = anySetting(key);
  const audited = Object.entries(value).flatMap(([name, held]): [string, unknown][] => {
    const rule = storedOnly[name];
    if (rule === undefined) return [[name, held]];
    return rule === "hidden" ? [] : [[rule.mark, mark(held)]];
  });
  return Object.fromEntries(audited);
}

/** Which setting is changed, and the version that the change was made from. */
export interface SettingVersion<K extends SettingKey> {
  key: K;
  version: number;
}

/** What a written value becomes, given what stood there before. */
export type Change<K extends SettingKey> = (
  before: Settings[K],
  tx: Transaction,
) => Settings[K] | Promise<Settings[K]>;

const staleVersion = () =>
  new HttpError(412, "This setting has changed since you read it. Read it again and repeat your change.");

/** Stores a value and records who changed what, inside a transaction, after which comes `clearCachedSettings`. */
export async function storeSetting<K extends SettingKey>(
  tx: Transaction,
  context: Context,
  { key, before, value }: { key: K; before: VersionedSetting<K>; value: Settings[K] },
): Promise<VersionedSetting<K>> {
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

/**
 * The transaction of every change: checks the version, stores the value, records who changed what.
 * @throws HttpError 412 when the version is stale; DatabaseUnavailable
 */
export async function changeSetting<K extends SettingKey>(
  context: Context,
  { key, version, change }: SettingVersion<K> & { change: Change<K> },
): Promise<VersionedSetting<K>> {
  requireRight(context, "settings:write");
  const changed = await context.transact(async (tx) => {
    const before = await findSettingToChange(tx, key);
    if (before.version !== version) throw staleVersion();
    return storeSetting(tx, context, { key, before, value: await change(before.value, tx) });
  });
  clearCachedSettings();
  return changed;
}

/** Everyone's new passcode as it is stored. @throws HttpError 422 for one that is easily guessed, or somebody's already */
async function newPasscode(passcode: string, now: Date) {
  await refuseGuessable(passcode);
  await assertNotNamedPasscode(passcode, now);
  return {
    passcodeHash: await hashPassword(passcode, "staff"),
    passcodeFingerprint: fingerprintOf(passcode),
  };
}

type Prepare<K extends SettingKey> = (input: SettingInputs[K], now: Date) => Promise<Change<K>> | Change<K>;

/** Those whose input isn't yet what is stored. */
type ToPrepare = {
  [K in SettingKey]: SettingInputs[K] extends Settings[K] ? never : K;
}[SettingKey];

/** Everything slow (hashing, fetching an image) happens here, before the transaction. */
const prepare: { [K in ToPrepare]: Prepare<K> } & { [K in SettingKey]?: Prepare<K> } = {
  /** Its passcode is the one named everyone; the others are lib/access's. */
  protection: async ({ passcode, ...shown }, now) => {
    const prepared = passcode === undefined ? null : await newPasscode(passcode, now);
    return async (before, tx) => {
      const { passcodeHash, passcodeFingerprint } = prepared ?? before;
      if (shown.enabled && passcodeHash === null && !(await hasActivePass(tx, now))) throw needsPasscode();
      return { ...shown, passcodeHash, passcodeFingerprint };
    };
  },
  maintenance: (input) => (before) => ({
    ...before,
    ...input,
    // An end without a word about it is only announced, as it always was.
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

/** What is written as it came: by `ToPrepare` its input is what is stored. */
const asGiven = <K extends SettingKey>(input: SettingInputs[K]): Change<K> => {
  return () => input as unknown as Settings[K];
};

function needsPasscode(): HttpError {
  const sentence = "Set a passcode before you turn on protection.";
  return new HttpError(422, sentence, { fields: { passcode: sentence } });
}

/**
 * Replaces a setting, if nobody changed it since `version`, and records who changed what.
 * @returns the setting as it now stands
 * @throws HttpError 412 when the version is stale, 422 when the value can't be taken; DatabaseUnavailable
 */
export async function putSetting<K extends SettingKey>(
  context: Context,
  { key, version, input }: SettingVersion<K> & { input: SettingInputs[K] },
): Promise<VersionedSetting<K>> {
  requireRight(context, "settings:write");
  const preparation: Prepare<K> = (prepare as { [P in SettingKey]?: Prepare<P> })[key] ?? asGiven;
  return changeSetting(context, { key, version, change: await preparation(input, context.now) });
}

/** An end that has passed belongs to the last time: switched on again with it, an announcement would not be seen. */
function withoutPastEnd(key: SettingKey, value: object, now: Date): object {
  const { state } = anySetting(key);
  if (state.kind !== "switch" || state.end === null) return value;
  const end = (value as Record<PropertyKey, unknown>)[state.end];
  if (typeof end !== "string" || new Date(end) > now) return value;
  return { ...value, [state.end]: null, ...("autoOff" in value && { autoOff: false }) };
}

/**
 * Turns one setting on or off and leaves the rest of it as it stands, under the same rules as when all of it is written.
 * @throws HttpError 412 when the version is stale, 422 when its current values don't allow it to be on; DatabaseUnavailable
 */
export async function toggleSetting(
  context: Context,
  { key, version, enabled }: SettingVersion<SettingKey> & { enabled: boolean },
): Promise<void> {
  requireRight(context, "settings:write");
  const { value } = await getSetting(key);
  const rest = enabled ? withoutPastEnd(key, value, context.now) : value;
  const checked = anySetting(key).input.safeParse({ ...rest, enabled });
  if (!checked.success)
    throw new HttpError(422, checked.error.issues[0]?.message ?? "This can’t be switched on.");
  await putSetting(context, { key, version, input: checked.data as SettingInputs[SettingKey] });
}
