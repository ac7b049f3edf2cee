import type { MetadataRoute } from "next";
import { languageAlternates, pageKeys, pagePath } from "@/lib/pages/page-meta";
import { site } from "@/lib/site/brand";
import { languages, pathIn } from "@/lib/site/language";

/** All public pages in all languages, with alternates. No dates, because the build's date isn't the page's. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pageKeys.flatMap((key) => {
    const path = pagePath(key);
    const versions = Object.entries(languageAlternates(path)).map(([language, at]) => [
      language,
      `${site.url}${at}`,
    ]);
    const alternates = { languages: Object.fromEntries(versions) };
    return languages.map((language) => ({ url: `${site.url}${pathIn(language, path)}`, alternates }));
  });
}
