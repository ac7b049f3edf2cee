import type { MetadataRoute } from "next";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";

/** Everything public may be read; the console, the endpoints and a person's own corrections may not. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", paths.operator, "/correct/"] },
    sitemap: `${site.url}/sitemap.xml`,
  };
}
