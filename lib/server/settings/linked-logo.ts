import "server-only";
import { lengths } from "@/lib/limits";
import { Refusal } from "@/lib/refusal";
import type { Transaction } from "../db";
import { fetchPublic, UnreachableAddress } from "../net/fetch-public";
import { storeLogo } from "./store-logo";

/**
 * A logo given by address. A path of this site stands as it is; an image elsewhere is fetched now and served by this
 * site from then on, so that no visitor's browser ever asks a third party.
 * @returns the work of a transaction, which answers the logo's path
 * @throws Refusal 422 when it can't be fetched or is no image
 */
export async function linkedLogo(logoUrl: string | null, now: Date) {
  if (logoUrl === null || logoUrl.startsWith("/")) return async (_tx: Transaction) => logoUrl;
  try {
    const bytes = await fetchPublic(new URL(logoUrl), { maximumBytes: lengths.logoBytes });
    return storeLogo(bytes, now);
  } catch (error) {
    if (!(error instanceof UnreachableAddress)) throw error;
    const sentence = `The logo could not be fetched: ${error.message}.`;
    throw new Refusal(422, sentence, { fields: { logoUrl: sentence } });
  }
}
