import type { PageKey } from "@/lib/site/metadata";
import { structuredData } from "@/lib/site/structured-data";

/** The page's JSON-LD. A data block: browsers don't run it, so the script policy doesn't concern it. */
export function StructuredData({ page }: { page: PageKey }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own data; '<' can't close the element early
      dangerouslySetInnerHTML={{ __html: JSON.stringify(structuredData(page)).replaceAll("<", "\\u003c") }}
    />
  );
}
