import type { MDXContent } from "mdx/types";
import type { Translated } from "@/lib/site/language";
import apiReference from "./api-reference.mdx";
import configuration from "./configuration.mdx";
import integrationGuides from "./integration-guides.mdx";
import quickStart from "./quick-start.mdx";
import receivers from "./receivers.mdx";
import securityPrivacy from "./security-privacy.mdx";

/** The prose of each section. What `DocumentationComponents` names is for the page and the Markdown files to draw. */
export const documentationProse = {
  "quick-start": { en: quickStart, de: quickStart, fr: quickStart, es: quickStart },
  "api-reference": { en: apiReference, de: apiReference, fr: apiReference, es: apiReference },
  "integration-guides": {
    en: integrationGuides,
    de: integrationGuides,
    fr: integrationGuides,
    es: integrationGuides,
  },
  "security-privacy": { en: securityPrivacy, de: securityPrivacy, fr: securityPrivacy, es: securityPrivacy },
  configuration: { en: configuration, de: configuration, fr: configuration, es: configuration },
  webhooks: { en: receivers, de: receivers, fr: receivers, es: receivers },
} satisfies Record<string, Translated<MDXContent>>;
