import type { MetadataRoute } from "next";
import { site } from "@/lib/site/brand";
import { languages, pathIn } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";

/** Allows all public pages; disallows the console, the endpoints and personal correction pages. */
export default function robots(): MetadataRoute.Robots {
  const corrections = languages.map((language) => pathIn(language, `${paths.correction}/`));
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", paths.operator, ...corrections] },
    sitemap: `${site.url}/sitemap.xml`,
  };
}
