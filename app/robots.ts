import type { MetadataRoute } from "next";
import { site } from "@/lib/site/brand";
import { paths } from "@/lib/site/paths";

/** Everything public may be read; the console, the endpoints and a person's own corrections may not. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", paths.operator, "/correct/"] },
    sitemap: `${site.url}/sitemap.xml`,
  };
}
