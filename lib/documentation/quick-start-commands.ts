import { integrationOperations } from "@/lib/integration-api/operations";
import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";

const [moderateText] = integrationOperations;
const [flagged, allowed] = Object.values(moderateText?.response.examples ?? {});
const { onRegistration, cost } = figures.credits;

/** The mock's address, with the base path of the real API. */
export const mockUrl = `http://localhost:4010${new URL(site.api.baseUrl).pathname}`;
const call = (...headers: string[]) =>
  [
    `curl ${mockUrl}${moderateText?.path}`,
    ...headers.map((header) => `-H "${header}"`),
    `-H "Content-Type: application/json"`,
    `-d '{ "text": "Confirm your password at paypa1-help.example" }'`,
  ].join(" \\\n  ");
const key = "Authorization: Bearer any-key-will-do";

/** The commands of the quick start, in order; a test runs them unchanged. */
export const quickStartCommands = {
  fetch: `curl -O ${site.url}/mock-api.mjs`,
  start: `node mock-api.mjs ${site.url}/openapi.json`,
  ask: call(key),
  refuse: call(key, "Prefer: code=429"),
} as const;

/** The mock's responses, as the documentation shows them. */
export const quickStartAnswers = {
  flagged: JSON.stringify(flagged?.value, null, 2),
  allowed: JSON.stringify(allowed?.value, null, 2),
} as const;

/** How many texts a new account's credits are enough for. */
export const textsOnRegistration = Math.floor(onRegistration / cost.text);
