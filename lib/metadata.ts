import type { Metadata } from "next";
import { type PageKey, pageMeta } from "@/lib/content/page-meta";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";

/** The size every link preview asks for, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** The address of a page's Open Graph picture; app/og draws it. */
function picturePath(key: PageKey): string {
  return `/og/${key}.png`;
}

/**
 * Title, description, canonical address and link preview of one page, for its `export const metadata`.
 * The home page says its whole title; every other one gets the brand from the layout's template.
 */
export function pageMetadata(key: PageKey): Metadata {
  const { title, description, picture } = pageMeta[key];
  const full = key === "home" ? `${site.name}: ${title}` : `${title} · ${site.name}`;
  const image = { url: picturePath(key), ...pictureSize, alt: `${site.name}: ${picture}` };
  return {
    title: { absolute: full },
    description,
    alternates: { canonical: paths[key] },
    openGraph: {
      type: "website",
      siteName: site.name,
      locale: "en_US",
      url: paths[key],
      title: full,
      description,
      images: [image],
    },
    twitter: { card: "summary_large_image", title: full, description, images: [image] },
  };
}
