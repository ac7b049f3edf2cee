import type { MetadataRoute } from "next";
import { site } from "@/lib/site/brand";
import { type PageKey, pageMeta } from "@/lib/site/metadata";
import { paths } from "@/lib/site/paths";

/** Every public page. No dates: a build's date would not be the page's. */
export default function sitemap(): MetadataRoute.Sitemap {
  const keys = Object.keys(pageMeta) as PageKey[];
  return keys.map((key) => ({ url: `${site.url}${paths[key]}` }));
}
