import type { MetadataRoute } from "next";
import { type PageKey, pageMeta, pagePath } from "@/lib/pages/metadata";
import { site } from "@/lib/site/brand";

/** Every public page. No dates: a build's date would not be the page's. */
export default function sitemap(): MetadataRoute.Sitemap {
  const keys = Object.keys(pageMeta) as PageKey[];
  return keys.map((key) => ({ url: `${site.url}${pagePath(key)}` }));
}
