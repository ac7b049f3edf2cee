import "server-only";
import type { FileKey } from "./";
import { storeLogo } from "./logo";
import { type Change, type ChangeFacts, changeSetting, type Versioned } from "./store";

const changes: { [K in FileKey]: (bytes: Buffer, now: Date) => Change<K> } = {
  logo: (bytes, now) => {
    const store = storeLogo(bytes, now);
    return async (_before, tx) => ({ logoUrl: await store(tx) });
  },
};

/** Makes an uploaded image the setting's value. @throws Refusal 412, 422; DatabaseUnavailable */
export async function putFile<K extends FileKey>(
  key: K,
  bytes: Buffer,
  facts: ChangeFacts,
): Promise<Versioned<K>> {
  return changeSetting(key, changes[key](bytes, facts.now), facts);
}
