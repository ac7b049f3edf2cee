import type { Metadata } from "next";
import { currentLanguage } from "@/lib/site/current-language";
import { metadataIn, type PageKey } from "./page-meta";

/** Title, description, addresses and link preview of a page in the language it is rendered in. */
export async function pageMetadata(key: PageKey): Promise<Metadata> {
  return metadataIn(await currentLanguage(), key);
}

/** For pages that a mailed link opens: in no index, and their address in no other site's log. */
export function privateMetadata(title: string): Metadata {
  return { title, robots: { index: false, follow: false }, referrer: "same-origin" };
}
