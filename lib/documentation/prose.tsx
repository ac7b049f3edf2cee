import type { MDXContent } from "mdx/types";
import { inEachLanguage, type Translated } from "@/lib/site/language";
import {
  apiReference,
  changelog,
  configuration,
  errors,
  integrationGuides,
  quickStart,
  receivers,
  securityPrivacy,
} from "./generated";

/** The endpoints with a tag of the API's description, which contains all text: no prose is needed. */
const endpointsOf = (tag: string): Translated<MDXContent> =>
  inEachLanguage(() => ({ components }) => {
    const Reference = components?.Reference as ((props: { tag: string }) => React.JSX.Element) | undefined;
    if (!Reference) throw new Error("Nothing draws the endpoints.");
    return <Reference tag={tag} />;
  });

/** The prose of each section. Pages and Markdown files implement its components (`DocumentationComponents`). */
export const documentationProse = {
  "quick-start": quickStart,
  "api-reference": apiReference,
  moderation: endpointsOf("Moderation"),
  "image-analysis": endpointsOf("Image analysis"),
  service: endpointsOf("Service"),
  errors,
  "integration-guides": integrationGuides,
  "security-privacy": securityPrivacy,
  configuration,
  webhooks: receivers,
  changelog,
} satisfies Record<string, Translated<MDXContent>>;
