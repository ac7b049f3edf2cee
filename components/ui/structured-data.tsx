import type { PageKey } from "@/lib/pages/page-meta";
import { structuredData } from "@/lib/pages/structured-data";
import { currentLanguage } from "@/lib/site/current-language";

/** The page's JSON-LD. It is a data block, which browsers don't run, so the CSP for scripts doesn't apply. */
export async function StructuredData({ page }: { page: PageKey }) {
  const data = structuredData(await currentLanguage(), page);
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own data; '<' can't close the element early
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
    />
  );
}
