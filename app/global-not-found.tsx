import type { Metadata } from "next";
import { NotFound } from "@/components/layout/not-found";
import { SiteFrame } from "@/components/layout/site-frame";
import { site } from "@/lib/site/brand";
import { mainLanguage } from "@/lib/site/language";
import { manifestPath } from "@/lib/site/manifest";
import { paths } from "@/lib/site/paths";
import { siteWords } from "@/lib/site/words";
import { Document } from "./document";

// This page has no layout, so it renders its own document.
export const metadata: Metadata = {
  title: `${siteWords.en.notFound.meta} · ${site.name}`,
  manifest: manifestPath(mainLanguage),
};

export { viewport } from "./document";

/** For all unknown addresses. Kept out of the pages, whose payload would otherwise contain it. */
export default function GlobalNotFound() {
  return (
    <Document>
      <SiteFrame languagesAt={paths.home}>
        <NotFound />
      </SiteFrame>
    </Document>
  );
}
