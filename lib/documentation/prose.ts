import type { MDXContent } from "mdx/types";
import type { Translated } from "@/lib/site/language";
import apiReferenceDe from "./api-reference.de.mdx";
import apiReferenceEs from "./api-reference.es.mdx";
import apiReferenceFr from "./api-reference.fr.mdx";
import apiReferenceEn from "./api-reference.mdx";
import configurationDe from "./configuration.de.mdx";
import configurationEs from "./configuration.es.mdx";
import configurationFr from "./configuration.fr.mdx";
import configurationEn from "./configuration.mdx";
import integrationGuidesDe from "./integration-guides.de.mdx";
import integrationGuidesEs from "./integration-guides.es.mdx";
import integrationGuidesFr from "./integration-guides.fr.mdx";
import integrationGuidesEn from "./integration-guides.mdx";
import quickStartDe from "./quick-start.de.mdx";
import quickStartEs from "./quick-start.es.mdx";
import quickStartFr from "./quick-start.fr.mdx";
import quickStartEn from "./quick-start.mdx";
import receiversDe from "./receivers.de.mdx";
import receiversEs from "./receivers.es.mdx";
import receiversFr from "./receivers.fr.mdx";
import receiversEn from "./receivers.mdx";
import securityPrivacyDe from "./security-privacy.de.mdx";
import securityPrivacyEs from "./security-privacy.es.mdx";
import securityPrivacyFr from "./security-privacy.fr.mdx";
import securityPrivacyEn from "./security-privacy.mdx";

/** The prose of each section. What `DocumentationComponents` names is for the page and the Markdown files to draw. */
export const documentationProse = {
  "quick-start": { en: quickStartEn, de: quickStartDe, fr: quickStartFr, es: quickStartEs },
  "api-reference": { en: apiReferenceEn, de: apiReferenceDe, fr: apiReferenceFr, es: apiReferenceEs },
  "integration-guides": {
    en: integrationGuidesEn,
    de: integrationGuidesDe,
    fr: integrationGuidesFr,
    es: integrationGuidesEs,
  },
  "security-privacy": {
    en: securityPrivacyEn,
    de: securityPrivacyDe,
    fr: securityPrivacyFr,
    es: securityPrivacyEs,
  },
  configuration: { en: configurationEn, de: configurationDe, fr: configurationFr, es: configurationEs },
  webhooks: { en: receiversEn, de: receiversDe, fr: receiversFr, es: receiversEs },
} satisfies Record<string, Translated<MDXContent>>;
