import { site } from "@/lib/site/brand";
import { paths } from "@/lib/site/paths";
import { apiReference } from "./api-reference";
import type { DocumentationSection } from "./blocks";
import { configuration } from "./configuration";
import { integrationGuides } from "./integration-guides";
import { quickStart } from "./quick-start";
import { securityPrivacy } from "./security-privacy";

/** The five sections, in the order of the page, its cards and its Markdown files. */
export const documentationSections: readonly DocumentationSection[] = [
  quickStart,
  apiReference,
  integrationGuides,
  securityPrivacy,
  configuration,
];

export const documentationHeader = {
  eyebrow: "Documentation",
  title: "From the first key to the first verdict",
  lead: `Send content, get a decision. Everything the ${site.name} API takes, answers and costs, as far as it is described, with complete programs to start from.`,
} as const;

export const documentationLabels = {
  sections: "Sections",
  contents: "On this page",
  search: "Search this page",
  results: "parts found",
  noResults: "Nothing on this page has all of these words.",
  asMarkdown: "As Markdown",
  language: "Language",
  request: "Request",
  answer: "Answer",
  field: "Field",
  required: "required",
  optional: "optional",
  credits: "credits",
  free: "no credits listed",
  linkTo: "Link to",
  endpointColumns: ["Endpoint", "What it does", "Credits"],
  errorColumns: ["Status", "Meaning", "What to do"],
} as const;

export const helpCards = {
  title: "Still stuck?",
  lead: "Three places to look next.",
  cards: [
    {
      icon: "mail",
      title: "Write to us",
      text: "Say what you sent and what came back; the `requestId` finds the rest.",
      label: site.email.support,
      href: `mailto:${site.email.support}`,
    },
    {
      icon: "activity",
      title: "System status",
      text: "Measured every minute, with the incidents that were posted.",
      label: "See the status",
      href: paths.status,
    },
    {
      icon: "code",
      title: "Source repository",
      text: "The address kept for published source code. Nothing on this page depends on it.",
      label: "Open the repository",
      href: site.repository,
      external: true,
    },
  ],
} as const;
