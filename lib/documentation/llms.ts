import { integrationOperations } from "@/lib/integration-api/operations";
import { pageMeta, pagePath } from "@/lib/pages/page-meta";
import { pageTable, type TableKey } from "@/lib/pages/page-table";
import { site } from "@/lib/site/brand";
import { siteWords } from "@/lib/site/words";
import { documentationSections, markdownPath } from "./sections";

const link = (label: string, path: string, text: string) => `- [${label}](${site.url}${path}): ${text}`;

/** The pages that the footer links to. The documentation has its own list, of Markdown files. */
const pages = (Object.keys(pageTable) as TableKey[]).filter((page) => {
  const { footer } = pageTable[page];
  return footer && footer !== "developers";
});

/** A summary of the site, with links to the documentation as Markdown and to other pages. */
export function llmsText(): string {
  return [
    `# ${site.name}`,
    `> ${siteWords.en.description}`,
    `The integration API is at ${site.api.baseUrl}: JSON over HTTPS, ${integrationOperations.length} endpoints, with an API key as a bearer token.`,
    "## Documentation",
    [
      ...documentationSections.en.map(({ id, title, lead }) => link(title, markdownPath(id), lead)),
      link("OpenAPI 3.1", "/openapi.json", "The API and this site’s own endpoints, for machines."),
      link("Mock API", "/mock-api.mjs", "One file for Node that responds as the OpenAPI document describes."),
    ].join("\n"),
    "## Pages",
    pages
      .map((page) => link(pageMeta.en[page].title, pagePath(page), pageMeta.en[page].description))
      .join("\n"),
  ]
    .join("\n\n")
    .concat("\n");
}
