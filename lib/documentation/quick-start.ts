import { integrationOperations } from "@/lib/integration-api/operations";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import type { DocumentationSection } from "./blocks";

const [moderateText] = integrationOperations;
const [flagged, allowed] = Object.values(moderateText?.answer.examples ?? {});
const { credits } = figures;

/** Where the mock listens, with the base path of the real API. */
const mockUrl = `http://localhost:4010${new URL(site.api.baseUrl).pathname}`;
const call = (...headers: string[]) =>
  [
    `curl ${mockUrl}${moderateText?.path}`,
    ...headers.map((header) => `-H "${header}"`),
    `-H "Content-Type: application/json"`,
    `-d '{ "text": "Confirm your password at paypa1-help.example" }'`,
  ].join(" \\\n  ");
const key = "Authorization: Bearer any-key-will-do";

/** The commands of the page, in order; a test runs them as they stand. */
export const quickStartCommands = {
  fetch: `curl -O ${site.url}/mock-api.mjs`,
  start: `node mock-api.mjs ${site.url}/openapi.json`,
  ask: call(key),
  refuse: call(key, "Prefer: code=429"),
} as const;

export const quickStart: DocumentationSection = {
  id: "quick-start",
  title: "Quick Start",
  lead: "A first result in under five minutes, without an account and without a key.",
  icon: "bolt",
  blocks: [
    {
      type: "text",
      text: "You will run a stand-in for the API on your own machine. It answers from [the same description](/openapi.json) that this page is drawn from, and it refuses what does not fit that description. You need [Node](https://nodejs.org) 20 or newer, and a terminal.",
    },
    {
      type: "steps",
      items: [
        {
          title: "Start the mock",
          blocks: [
            {
              type: "code",
              label: "Terminal 1",
              grammar: "bash",
              code: `${quickStartCommands.fetch}\n${quickStartCommands.start}`,
            },
            {
              type: "text",
              text: `It is one file with nothing to install. When it says \`Mock API on ${mockUrl}\`, it is ready. Inside a clone of this website, \`npm run mock-api\` does the same.`,
            },
          ],
        },
        {
          title: "Send a text",
          blocks: [
            { type: "code", label: "Terminal 2", grammar: "bash", code: quickStartCommands.ask },
            { type: "text", text: "The mock wants a key as the API does, but takes any." },
          ],
        },
        {
          title: "Read the answer",
          blocks: [
            { type: "code", label: "Answer", grammar: "json", code: JSON.stringify(flagged?.value, null, 2) },
            {
              type: "text",
              text: "Decide on `flagged`. Use `categories` to say why, or to treat kinds of content differently. The mock does not read your text: it gives the documented example. Add the header `Prefer: example=allowed` for the other one:",
            },
            {
              type: "code",
              label: "Answer, nothing found",
              grammar: "json",
              code: JSON.stringify(allowed?.value, null, 2),
            },
          ],
        },
        {
          title: "See it refuse",
          blocks: [
            { type: "code", label: "Terminal 2", grammar: "bash", code: quickStartCommands.refuse },
            {
              type: "text",
              text: "`Prefer: code=…` asks for any [refusal](#errors): no need to wait for one to happen in production. Leave the key out and you get `401`; misspell `text` and you get `422` with the field named.",
            },
          ],
        },
        {
          title: "Go live",
          blocks: [
            {
              type: "text",
              text: `[Register](/signup), create a key in the [dashboard](${site.app.dashboard}), and put \`${site.api.baseUrl}\` where the address of the mock was. Nothing else changes. Registration comes with ${credits.onRegistration} credits, enough to check ${Math.floor(credits.onRegistration / credits.cost.text)} texts.`,
            },
          ],
        },
      ],
    },
  ],
};
