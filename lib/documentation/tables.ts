import { retries } from "@/lib/integration-api/guides";
import { keyVariable, languages, timeoutSeconds, urlVariable } from "@/lib/integration-api/languages";
import { integrationRefusals } from "@/lib/integration-api/moderation";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { documentationLabels as labels } from "./labels";

const { plans, claims, retention } = figures;

/** A table of the documentation; its cells are Markdown. */
export interface DocumentationTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export const errorTable: DocumentationTable = {
  caption: labels.errorColumns[1],
  columns: labels.errorColumns,
  rows: integrationRefusals.map(({ status, description, remedy }) => [`\`${status}\``, description, remedy]),
};

export const languageTable: DocumentationTable = {
  caption: "How each language is run",
  columns: ["Language", "Command, with the file’s name", "Needs"],
  rows: languages.map(({ label, run, needs }) => [label, run, needs]),
};

export const retentionTable: DocumentationTable = {
  caption: "Retention by kind of data",
  columns: ["Data", "Kept for"],
  rows: [
    ["Submitted content", `${retention.contentHours} hours`],
    ["Moderation results and metadata", `${retention.resultsDays} days`],
    ["API usage and error logs", `${retention.logsDays} days`],
    ["Performance metrics", `${retention.performanceDays} days`],
    ["Analytics, anonymised", `${retention.analyticsYears} year`],
  ],
};

export const settingsTable: DocumentationTable = {
  caption: "Settings of a client",
  columns: ["Setting", "Value", "Why"],
  rows: [
    [`\`${keyVariable}\``, "Your key", "One per environment, from the dashboard"],
    [
      `\`${urlVariable}\``,
      `\`${site.api.baseUrl}\` unless it is set`,
      "The base URL as a setting: tests then use the mock",
    ],
    [
      "Timeout",
      `${timeoutSeconds} seconds a try`,
      `Far above the ${claims.analysisMs} ms an analysis takes. Python’s counts each wait for data, not the whole`,
    ],
    [
      "Tries",
      `${retries.tries}, on \`429\`, 5xx and no answer`,
      "Each after the pause that [the guide](#wait-and-retry) describes",
    ],
  ],
};

export const planTable: DocumentationTable = {
  caption: "Differences by plan",
  columns: ["What you get", "Developer", "Enterprise"],
  rows: [
    ["Requests per minute", String(plans.developer.ratePerMinute), "Unlimited"],
    ["AI models", String(plans.developer.models), "All, and custom training"],
    ["Webhooks", "Basic", "Advanced"],
    ["Bulk processing", "Standard rates", "Volume discounts"],
    ["Uptime SLA", plans.developer.uptimeSla, plans.enterprise.uptimeSla],
    [
      "Support response",
      `${plans.developer.supportHours} hours`,
      `Under ${plans.enterprise.supportHours} hour`,
    ],
  ],
};
