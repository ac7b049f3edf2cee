import type { Metadata } from "next";
import { SiteFrame } from "@/components/layout/site-frame";
import { Trouble } from "@/components/layout/trouble";
import { ButtonLink } from "@/components/ui/button-link";
import { LocalLink } from "@/components/ui/local-link";
import { site } from "@/lib/site/brand";
import { notFoundCopy as copy } from "@/lib/site/error-pages";
import { Document } from "./document";

// No layout stands around this page, so it brings its own document.
export const metadata: Metadata = { title: `${copy.meta} · ${site.name}` };

export { viewport } from "./document";

/** For every address that leads nowhere. Kept out of the pages, which would each carry it along otherwise. */
export default function NotFound() {
  return (
    <Document>
      <SiteFrame>
        <Trouble kind="gap" code={copy.code} title={copy.title} lead={copy.lead}>
          <ButtonLink href={copy.home.href} size="lg">
            {copy.home.label}
          </ButtonLink>
          <ul aria-label={copy.placesLabel} className="mt-8 flex flex-wrap gap-x-7">
            {copy.places.map((place) => (
              <li key={place.href}>
                <LocalLink
                  href={place.href}
                  className="inline-flex min-h-11 items-center font-medium text-accent underline-offset-4 hover:underline"
                >
                  {place.label}
                </LocalLink>
              </li>
            ))}
          </ul>
        </Trouble>
      </SiteFrame>
    </Document>
  );
}
