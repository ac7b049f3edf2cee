import { retries } from "@/lib/integration-api/guides";
import { keyVariable, timeoutSeconds, urlVariable } from "@/lib/integration-api/languages";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import type { DocumentationSection } from "./blocks";

const { plans, claims } = figures;

export const configuration: DocumentationSection = {
  id: "configuration",
  title: "Configuration",
  lead: "The few settings on your side, what your plan changes, and what a month will cost.",
  icon: "sliders",
  blocks: [
    { type: "heading", id: "client", text: "Your client" },
    {
      type: "table",
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
    },
    { type: "heading", id: "layers", text: "Two layers" },
    {
      type: "text",
      text: `The pre-filter runs in the browser and answers in under ${claims.preFilterMs} ms: profanity, phishing and spam links, exposed personal information. The [front page](/) lets you try it. It catches what can be told from the characters; the API understands what they mean. Use the first to warn a writer early and the second to decide.`,
    },
    { type: "heading", id: "plans", text: "What your plan changes" },
    {
      type: "table",
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
    },
    {
      type: "text",
      text: "[Pricing](/pricing) compares the plans in full.",
    },
    { type: "heading", id: "not-described", text: "What isn’t described here" },
    {
      type: "text",
      text: `The product has more to it than these eight endpoints. This documentation doesn’t describe it, so build nothing on a guess: ask [${site.email.support}](mailto:${site.email.support}).`,
    },
    {
      type: "list",
      items: [
        "**Webhooks**: both plans have them. What they send, how it is signed and where they are set is not described.",
        "**SDK**: the product has one. What it is called in which language and how it is installed is not described; every program on this page calls the REST API and needs none.",
        "**Custom rules**: none of the requests above takes one. How they are written, and what they change in an answer, is not described.",
        "**Video, audio and advanced text analysis**: they have a price in credits, and no endpoint here.",
      ],
    },
    { type: "heading", id: "credits", text: "Credits" },
    {
      type: "text",
      text: "Each kind of check has a fixed number of credits per request. The API above covers text, images and the text inside images; the other kinds are listed so that a budget is complete. What is charged when no verdict comes back is [not said](#left-open).",
    },
    { type: "part", part: "calculator" },
  ],
};
