import type { MetadataRoute } from "next";
import { type PageKey, pageMeta } from "@/lib/content/page-meta";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";

/** Every public page. No dates: a build's date would not be the page's. */
export default function sitemap(): MetadataRoute.Sitemap {
  const keys = Object.keys(pageMeta) as PageKey[];
  return keys.map((key) => ({ url: `${site.url}${paths[key]}` }));
}
