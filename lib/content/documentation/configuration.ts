import { facts } from "@/lib/facts";
import { keyVariable } from "@/lib/openapi/samples/language";
import { site } from "@/lib/site";
import type { DocumentationSection } from "./blocks";

const { plans, claims } = facts;

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
        ["Base URL", `\`${site.api.baseUrl}\``, "Make it a setting: tests then use the mock"],
        ["Timeout", "5 seconds", `Far above the ${claims.analysisMs} ms an analysis takes`],
        ["Tries", "4, on `429` and `503` only", "Each after `Retry-After`"],
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
      text: `Webhooks and custom rules are set in the [dashboard](${site.app.dashboard}). [Pricing](/pricing) compares the plans in full.`,
    },
    { type: "heading", id: "credits", text: "Credits" },
    {
      type: "text",
      text: "Each check takes a fixed number of credits, whatever its outcome. The API above covers text, images and the text inside images; the other kinds are listed so that a budget is complete.",
    },
    { type: "part", part: "calculator" },
  ],
};
