import type { Metadata } from "next";
import { currentLanguage } from "@/lib/site/current-language";
import { metadataIn, type PageKey } from "./page-meta";

/** Title, description, addresses and link preview of a page in the language it is rendered in. */
export async function pageMetadata(key: PageKey): Promise<Metadata> {
  return metadataIn(await currentLanguage(), key);
}

/** For pages opened by emailed links: not indexed, and without a Referer to other sites. */
export function privateMetadata(title: string): Metadata {
  return { title, robots: { index: false, follow: false }, referrer: "same-origin" };
}
