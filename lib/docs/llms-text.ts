import { documentationSections } from "@/lib/content/documentation/documentation";
import { pageMeta } from "@/lib/content/page-meta";
import { integrationOperations } from "@/lib/openapi/integration/operations";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";
import { markdownPath } from "./paths";

const link = (label: string, path: string, text: string) => `- [${label}](${site.url}${path}): ${text}`;

/** What this site is, where its documentation stands as Markdown, and which pages say the rest. */
export function llmsText(): string {
  const pages = [
    "features",
    "pricing",
    "status",
    "privacy",
    "dataRetention",
    "gdpr",
    "ccpa",
    "terms",
  ] as const;
  return [
    `# ${site.name}`,
    `> ${site.description}`,
    `The integration API is at ${site.api.baseUrl}: JSON over HTTPS with a bearer key, ${integrationOperations.length} endpoints.`,
    "## Documentation",
    [
      ...documentationSections.map(({ id, title, lead }) => link(title, markdownPath(id), lead)),
      link("OpenAPI 3.1", "/openapi.json", "The API and this site’s own endpoints, for machines."),
      link("Mock API", "/mock-api.mjs", "One file for Node that answers from the OpenAPI document."),
    ].join("\n"),
    "## Pages",
    pages.map((page) => link(pageMeta[page].title, paths[page], pageMeta[page].description)).join("\n"),
  ]
    .join("\n\n")
    .concat("\n");
}
