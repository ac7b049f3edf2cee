import { site } from "@/lib/site/brand";
import { type Language, mainLanguage, pathIn } from "@/lib/site/language";
import { siteWords } from "@/lib/site/words";
import { type PageKey, pageMeta, pagePath, parentOf } from "./page-meta";

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

/** From the home page down to the page itself. */
function trail(key: PageKey): PageKey[] {
  return key === "home" ? ["home"] : [...trail(parentOf(key)), key];
}

/** The JSON-LD of one page: who and what on the home page, the way there on every other. */
export function structuredData(language: Language, key: PageKey): object {
  if (key === "home") {
    return { "@context": "https://schema.org", "@graph": [organization, website(language)] };
  }
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail(key).map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step === "home" ? site.name : pageMeta[language][step].title,
      item: addressOf(language, step),
    })),
  };
}
