import { site } from "@/lib/site/brand";
import { type Language, mainLanguage, pathIn } from "@/lib/site/language";
import { siteWords } from "@/lib/site/words";
import { type PageKey, pageMeta, pagePath, parentOf } from "./page-meta";

const organizationId = `${site.url}/#organization`;

/** The site's organization: only what footer and contact page state too. No ratings, no profiles, no offers. */
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
    addressCountry: site.address.countryCode,
  },
};

const addressOf = (language: Language, key: PageKey) => `${site.url}${pathIn(language, pagePath(key))}`;

function website(language: Language) {
  const url = addressOf(language, "home");
  return {
    "@type": "WebSite",
    "@id": `${url}#website`,
    name: site.name,
    description: siteWords[language].description,
    url,
    inLanguage: language,
    ...(language !== mainLanguage && {
      translationOfWork: { "@id": `${addressOf(mainLanguage, "home")}#website` },
    }),
    publisher: { "@id": organizationId },
  };
}

/** The path from the home page to the page itself. */
function breadcrumbs(key: PageKey): PageKey[] {
  return key === "home" ? ["home"] : [...breadcrumbs(parentOf(key)), key];
}

/** A page's JSON-LD: the organization on the home page, breadcrumbs on all others. */
export function structuredData(language: Language, key: PageKey): object {
  if (key === "home") {
    return { "@context": "https://schema.org", "@graph": [organization, website(language)] };
  }
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: breadcrumbs(key).map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step === "home" ? site.name : pageMeta[language][step].title,
      item: addressOf(language, step),
    })),
  };
}
