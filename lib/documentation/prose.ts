import type { MDXContent } from "mdx/types";
import type { Translated } from "@/lib/site/language";
import apiReferenceDe from "./api-reference.de.mdx";
import apiReferenceEn from "./api-reference.mdx";
import configurationDe from "./configuration.de.mdx";
import configurationEn from "./configuration.mdx";
import integrationGuidesDe from "./integration-guides.de.mdx";
import integrationGuidesEn from "./integration-guides.mdx";
import quickStartDe from "./quick-start.de.mdx";
import quickStartEn from "./quick-start.mdx";
import receiversDe from "./receivers.de.mdx";
import receiversEn from "./receivers.mdx";
import securityPrivacyDe from "./security-privacy.de.mdx";
import securityPrivacyEn from "./security-privacy.mdx";

/** The prose of each section. What `DocumentationComponents` names is for the page and the Markdown files to draw. */
export const documentationProse = {
  "quick-start": { en: quickStartEn, de: quickStartDe, fr: quickStartEn, es: quickStartEn },
  "api-reference": { en: apiReferenceEn, de: apiReferenceDe, fr: apiReferenceEn, es: apiReferenceEn },
  "integration-guides": {
    en: integrationGuidesEn,
    de: integrationGuidesDe,
    fr: integrationGuidesEn,
    es: integrationGuidesEn,
  },
  "security-privacy": {
    en: securityPrivacyEn,
    de: securityPrivacyDe,
    fr: securityPrivacyEn,
    es: securityPrivacyEn,
  },
  configuration: { en: configurationEn, de: configurationDe, fr: configurationEn, es: configurationEn },
  webhooks: { en: receiversEn, de: receiversDe, fr: receiversEn, es: receiversEn },
} satisfies Record<string, Translated<MDXContent>>;
