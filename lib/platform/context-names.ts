/** What the actors that are no people are called in rows; no person is called so. */
export const reservedNames: readonly string[] = [
  "console",
  "api",
  "cli",
  "shell",
  "schedule",
  "seed",
  "retention",
  "webhooks",
  "mail",
  "visitor",
  "operator",
  "system",
];
