import type { MDXContent } from "mdx/types";
import { site } from "@/lib/site/brand";
import { paths } from "@/lib/site/paths";
import ApiReference from "./api-reference.mdx";
import Configuration from "./configuration.mdx";
import IntegrationGuides from "./integration-guides.mdx";
import QuickStart from "./quick-start.mdx";
import Receivers from "./receivers.mdx";
import SecurityPrivacy from "./security-privacy.mdx";

export interface DocumentationSection {
  id:
    | "webhooks"
    | "quick-start"
    | "api-reference"
    | "integration-guides"
    | "security-privacy"
    | "configuration";
  title: string;
  /** One sentence, on the section's card and below its heading. */
  lead: string;
  icon: "bolt" | "code" | "puzzle" | "shield-check" | "sliders";
  /** Its prose. What `DocumentationComponents` names is for the page and the Markdown files to draw, each their way. */
  Content: MDXContent;
}

/** The five sections, in the order of the page, its cards and its Markdown files. */
export const documentationSections: readonly DocumentationSection[] = [
  {
    id: "quick-start",
    title: "Quick Start",
    lead: "A first result in under five minutes, without an account and without a key.",
    icon: "bolt",
    Content: QuickStart,
  },
  {
    id: "api-reference",
    title: "API Reference",
    lead: "Eight endpoints, JSON in and JSON out, one key.",
    icon: "code",
    Content: ApiReference,
  },
  {
    id: "integration-guides",
    title: "Integration Guides",
    lead: "Four programs for four decisions every integration has to make.",
    icon: "puzzle",
    Content: IntegrationGuides,
  },
  {
    id: "security-privacy",
    title: "Security & Privacy",
    lead: "What to do with the key, what happens to the content, and what is yours to decide.",
    icon: "shield-check",
    Content: SecurityPrivacy,
  },
  {
    id: "configuration",
    title: "Configuration",
    lead: "The few settings on your side, what your plan changes, and what a month will cost.",
    icon: "sliders",
    Content: Configuration,
  },
];

/** For those who receive what this site tells other systems: a page of its own. */
export const receiversSection: DocumentationSection = {
  id: "webhooks",
  title: "Receive events",
  lead: "What this website tells other systems, how to know that it is genuine, and what to answer.",
  icon: "code",
  Content: Receivers,
};

export const receiversHeader = {
  eyebrow: "Documentation",
  title: "Webhooks of this website",
  lead: `For the systems of whoever runs ${site.name}: a confirmed sign-up, a message, an incident reaches them within seconds, signed.`,
} as const;

export const documentationHeader = {
  eyebrow: "Documentation",
  title: "From the first key to the first verdict",
  lead: `Send content, get a decision. Everything the ${site.name} API takes, answers and costs, as far as it is described, with complete programs to start from.`,
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

/** Where a section of the documentation stands as Markdown. */
export function markdownPath(id: DocumentationSection["id"]): string {
  return `${paths.documentation}/${id}.md`;
}
