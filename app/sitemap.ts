import type { MetadataRoute } from "next";
import { pageKeys, pagePath, versionsOf } from "@/lib/pages/page-meta";
import { site } from "@/lib/site/brand";
import { languages, pathIn } from "@/lib/site/language";

/** Every public page in every language, each with the others. No dates: a build's date would not be the page's. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pageKeys.flatMap((key) => {
    const path = pagePath(key);
    const versions = Object.entries(versionsOf(path)).map(([language, at]) => [language, `${site.url}${at}`]);
    const alternates = { languages: Object.fromEntries(versions) };
    return languages.map((language) => ({ url: `${site.url}${pathIn(language, path)}`, alternates }));
  });
}
