import "server-only";
import { createHash } from "node:crypto";
import { type Reader, read, type Transaction, write } from "@/lib/platform/database";
import { hashPassword } from "@/lib/platform/hash-password";
import { Refusal } from "@/lib/platform/refusal";
import { linkedLogo, showLogo } from "./logo";
import { type SettingInputs, type SettingKey, type Settings, settingInputs, storedSettings } from "./schema";
import { forgetSnapshot } from "./snapshot";

export interface Versioned<K extends SettingKey> {
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
export async function getSetting<K extends SettingKey>(key: K): Promise<Versioned<K>> {
  return read((db) => findSetting(db, key));
}

/** As getSetting, inside a transaction. */
export async function findSetting<K extends SettingKey>(
  db: Pick<Reader, "setting">,
  key: K,
): Promise<Versioned<K>> {
  const { value, ...row } = await db.setting.findUniqueOrThrow({ where: { key }, omit: { key: true } });
  return { ...row, value: storedSettings[key].parse(value) as Settings[K] };
}

/**
 * A setting as the audit keeps it. The passcode's hash is stood in for by a digest, which says that the passcode
 * changed and nothing about what it is.
 */
export function auditedValue<K extends SettingKey>(value: Settings[K]): object {
  if (!("passcodeHash" in value)) return value;
  const { passcodeHash, ...shown } = value;
  const passcode = passcodeHash && createHash("sha256").update(passcodeHash).digest("hex").slice(0, 8);
  return { ...shown, passcode: passcode ? `set (${passcode})` : null };
}

export interface ChangeFacts {
  /** The version that the change was made from. */
  version: number;
  /** Who: "console", "api" or "cli". */
  actor: string;
  now: Date;
}

/** What a written value becomes, given what stood there before. */
export type Change<K extends SettingKey> = (
  before: Settings[K],
  tx: Transaction,
) => Settings[K] | Promise<Settings[K]>;

/** Stores a value and records who changed what, inside a transaction, after which comes `forgetSnapshot`. */
export async function storeSetting<K extends SettingKey>(
  tx: Transaction,
  key: K,
  before: Versioned<K>,
  value: Settings[K],
  { actor, now }: Omit<ChangeFacts, "version">,
): Promise<Versioned<K>> {
  const row = { value, version: before.version + 1, updatedAt: now, updatedBy: actor };
  await tx.setting.update({ where: { key }, data: row });
  const audited = { before: auditedValue(before.value), after: auditedValue(value) };
  await tx.settingChange.create({ data: { key, ...audited, actor, at: now } });
  return row;
}

/**
 * The transaction of every change: checks the version, stores the value, records who changed what.
 * @throws Refusal 412 when the version is stale; DatabaseUnavailable
 */
export async function changeSetting<K extends SettingKey>(
  key: K,
  change: Change<K>,
  { version, ...facts }: ChangeFacts,
): Promise<Versioned<K>> {
  const changed = await write(async (tx) => {
    const before = await findSetting(tx, key);
    if (before.version !== version) {
      throw new Refusal(
        412,
        "This setting was changed in the meantime. Read it again and repeat your change.",
      );
    }
    return storeSetting(tx, key, before, await change(before.value, tx), facts);
  });
  forgetSnapshot();
  return changed;
}

/** Everything slow (hashing, fetching an image) happens here, before the transaction. */
const prepare: { [K in SettingKey]: (input: SettingInputs[K], now: Date) => Promise<Change<K>> | Change<K> } =
  {
    protection: async ({ passcode, ...shown }) => {
      const given = passcode === undefined ? null : await hashPassword(passcode);
      return (before) => {
        const passcodeHash = given ?? before.passcodeHash;
        if (shown.enabled && passcodeHash === null) throw needsPasscode();
        return { ...shown, passcodeHash };
      };
    },
    maintenance: (input) => (before) => ({ ...input, exempt: input.exempt ?? before.exempt }),
    announcement: (input) => () => input,
    logo: async ({ logoUrl }, now) => showLogo(await linkedLogo(logoUrl, now)),
  };

function needsPasscode(): Refusal {
  const sentence = "Set a passcode before protection is enabled.";
  return new Refusal(422, sentence, { fields: { passcode: sentence } });
}

/**
 * Replaces a setting, if nobody changed it since `version`, and records who changed what.
 * @returns the setting as it now stands
 * @throws Refusal 412 when the version is stale, 422 when the value can't be taken; DatabaseUnavailable
 */
export async function putSetting<K extends SettingKey>(
  key: K,
  input: SettingInputs[K],
  facts: ChangeFacts,
): Promise<Versioned<K>> {
  return changeSetting(key, await prepare[key](input, facts.now), facts);
}

type SwitchKey = "maintenance" | "protection" | "announcement";

const ends = ["endTime", "expiresAt"] as const;

/** An end that has passed belongs to the last time: switched on again with it, an announcement would not be seen. */
function withoutPastEnds(value: object, now: Date): object {
  const past = ends.filter((name) => name in value && pastEnd((value as Record<string, unknown>)[name], now));
  return { ...value, ...Object.fromEntries(past.map((name) => [name, null])) };
}

const pastEnd = (end: unknown, now: Date) => typeof end === "string" && new Date(end) <= now;

/**
 * Turns one setting on or off and leaves the rest of it as it stands, under the same rules as when all of it is written.
 * @throws Refusal 412 when the version is stale, 422 when it can't be on as it stands; DatabaseUnavailable
 */
export async function flipSwitch(key: SwitchKey, enabled: boolean, facts: ChangeFacts): Promise<void> {
  const { value } = await getSetting(key);
  const rest = enabled ? withoutPastEnds(value, facts.now) : value;
  const checked = settingInputs[key].safeParse({ ...rest, enabled });
  if (!checked.success)
    throw new Refusal(422, checked.error.issues[0]?.message ?? "This can't be switched on.");
  await putSetting(key, checked.data, facts);
}
