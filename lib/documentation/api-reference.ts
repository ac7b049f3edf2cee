import { keyVariable, urlVariable } from "@/lib/integration-api/languages";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import type { DocumentationSection } from "./blocks";

const { developer } = figures.plans;

export const apiReference: DocumentationSection = {
  id: "api-reference",
  title: "API Reference",
  lead: "Eight endpoints, JSON in and JSON out, one key.",
  icon: "code",
  blocks: [
    { type: "heading", id: "base-url", text: "Base URL" },
    { type: "code", label: "Production", grammar: "text", code: site.api.baseUrl },
    {
      type: "text",
      text: `Every path below is relative to it. HTTPS only; requests and answers are UTF-8 JSON. The samples take it from \`${urlVariable}\` where that is set; [how each is run](#run-a-sample) stands beside the guides. [openapi.json](/openapi.json) describes all of it for code generators and API clients.`,
    },
    { type: "heading", id: "authentication", text: "Authentication" },
    {
      type: "text",
      text: `Send your API key as a bearer token with every request. Keys come from the [developer dashboard](${site.app.dashboard}). The samples take the key from the environment variable \`${keyVariable}\`, where it belongs: never in a repository, never in a browser or an app.`,
    },
    {
      type: "code",
      label: "Header",
      grammar: "text",
      code: `Authorization: Bearer $${keyVariable}`,
    },
    { type: "heading", id: "endpoints", text: "Endpoints" },
    { type: "part", part: "endpoints" },
    { type: "heading", id: "rate-limits", text: "Rate limits" },
    {
      type: "text",
      text: `The Developer plan allows ${developer.ratePerMinute} requests per minute; Enterprise is unlimited. Over the limit the answer is \`429\` with \`Retry-After\` in seconds. [Wait that long, then send the same again](#wait-and-retry).`,
    },
    { type: "heading", id: "errors", text: "Errors" },
    {
      type: "text",
      text: "A refusal is `application/problem+json` ([RFC 9457](https://www.rfc-editor.org/rfc/rfc9457)). `message` is a sentence you can show or log, `fields` names each bad field, and `requestId` is what support will ask for.",
    },
    { type: "part", part: "errors" },
    { type: "heading", id: "left-open", text: "What is left open" },
    {
      type: "text",
      text: "The description of the API doesn’t fix everything. Ask before you rely on an answer to one of these:",
    },
    {
      type: "list",
      items: [
        "Whether a refused request, or one whose answer never arrived, takes credits.",
        "What is answered when an account has no credits left.",
        "How long a text may be, and how large an image or a body; over the limit, expect `413` or `422`.",
        "Whether the limit per minute counts per key or per account.",
        "What the three image analyses cost: the price list has no entry of their own, and this page counts them as images. It has none for the two endpoints that only read, either.",
      ],
    },
    { type: "part", part: "reference" },
  ],
};
