import { testSecrets } from "./template";

const addresses = /[^\s"'<>@]+@[\w-]+\.[\w.-]+/g;
const mailedLinks = /\/(?:verify|confirm|correct)\/[A-Za-z0-9_-]{20,}/g;

/**
 * Output of a server under test that must not be logged: addresses, secrets, tokens of emailed links, and whatever else
 * the test names.
 */
export function leaksIn(printed: string, alsoSecret: string[] = []): string[] {
  // Stack frames contain package versions such as next@16.
  const text = printed.replace(/node_modules\S*/g, "");
  const secrets = [...Object.values(testSecrets), ...alsoSecret].filter((secret) => text.includes(secret));
  return [...secrets, ...(text.match(addresses) ?? []), ...(text.match(mailedLinks) ?? [])];
}
