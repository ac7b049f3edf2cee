import { site } from "./brand";
import { type PageKey, pageMeta } from "./metadata";
import { paths } from "./paths";

const organizationId = `${site.url}/#organization`;

/** Who runs the site: only what its footer and contact page state as well. No ratings, no profiles, no offers. */
const organization = {
  "@type": "Organization",
  "@id": organizationId,
  name: site.name,
  legalName: site.legalName,
  url: `${site.url}/`,
  logo: `${site.url}/icons/512.png`,
  email: site.email.hello,
  telephone: site.phone.main,
  address: {
    "@type": "PostalAddress",
    streetAddress: site.address.street,
    addressLocality: site.address.city,
    addressRegion: site.address.region,
    postalCode: site.address.postalCode,
    addressCountry: site.address.country,
  },
};

const website = {
  "@type": "WebSite",
  "@id": `${site.url}/#website`,
  name: site.name,
  description: site.description,
  url: `${site.url}/`,
  inLanguage: "en",
  publisher: { "@id": organizationId },
};

/** From the home page down to the page itself. */
function trail(key: PageKey): PageKey[] {
  const { parent } = pageMeta[key];
  return key === "home" ? ["home"] : [...trail(parent ?? "home"), key];
}

/** The JSON-LD of one page: who and what on the home page, the way there on every other. */
export function structuredData(key: PageKey): object {
  if (key === "home") {
    return { "@context": "https://schema.org", "@graph": [organization, website] };
  }
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail(key).map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step === "home" ? site.name : pageMeta[step].title,
      item: `${site.url}${paths[step]}`,
    })),
  };
}
