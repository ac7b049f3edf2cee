import { keyVariable, timeoutSeconds, urlVariable } from "@/lib/integration-api/languages";
import { site } from "@/lib/site/brand";
import type { Translated } from "@/lib/site/language";
import type { HomeWords } from "./words/home/en";
import { translations } from "./words/home/generated";

export type { HomeWords } from "./words/home/en";

/** The home page's text, including that in its pictures. */
export const homeWords: Translated<HomeWords> = translations;

/** The changing words of the headline, in order. */
export const heroWords = ({ words }: HomeWords["hero"]) => [
  words.community,
  words.platform,
  words.users,
  words.brand,
];

/** A first integration: request and response. */
export const integration = {
  requestLabel: "check-message.js",
  request: `const api =
  process.env.${urlVariable} || "${site.api.baseUrl}";

const response = await fetch(\`\${api}/moderation/text\`, {
  method: "POST",
  headers: {
    Authorization: \`Bearer \${process.env.${keyVariable}}\`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    text: message.body,
    userId: message.authorId,
    metadata: { source: "chat", timestamp: message.sentAt },
  }),
  signal: AbortSignal.timeout(${timeoutSeconds * 1000}),
});
if (!response.ok) throw new Error(\`Not checked: \${response.status}\`);

const { flagged, categories } = await response.json();
if (flagged === false) await publish(message);
else await hold(message, categories);`,
  response: `{
  "flagged": true,
  "categories": ["phishing"]
}`,
} as const;
