import "server-only";
import { Refusal } from "@/lib/refusal";
import type { SettingInputs, SettingKey } from "@/lib/schemas/settings";
import { hashPassword } from "../accounts/hash-password";
import { type Change, type ChangeFacts, changeSetting } from "./change-setting";
import type { Versioned } from "./get-setting";
import { linkedLogo } from "./linked-logo";

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
    logo: async ({ logoUrl }, now) => {
      const store = await linkedLogo(logoUrl, now);
      return async (_before, tx) => ({ logoUrl: await store(tx) });
    },
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
