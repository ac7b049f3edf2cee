import "server-only";
import { type ChangeFacts, changeSetting } from "./change-setting";
import { storeLogo } from "./store-logo";

/** Makes an uploaded image the site's logo. @throws Refusal 412, 422; DatabaseUnavailable */
export async function putLogoImage(bytes: Buffer, facts: ChangeFacts) {
  const store = storeLogo(bytes, facts.now);
  return changeSetting("logo", async (_before, tx) => ({ logoUrl: await store(tx) }), facts);
}
