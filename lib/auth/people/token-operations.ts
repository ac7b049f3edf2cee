import { shownOnceCookie } from "@/lib/auth/forms/shown-once";
import { consoleForm, staff } from "@/lib/auth/forms/staff";
import { defineOperation } from "@/lib/platform/operations/define";
import { peoplePaths, staffEndpoints } from "@/lib/site/staff-paths";
import { addToken, listTokens, revokeToken } from "./api-tokens";
import {
  messageOnly,
  newToken,
  newTokenResponse,
  recentProofErrors,
  tokenAction,
  tokensResponse,
} from "./schema";

import { peopleWords } from "./words";

const { results } = peopleWords;
const expiresAt = "2025-02-23T18:00:00.000Z";
const tag = "This site";

const writing = {
  method: "POST",
  caller: staff("tokens:write"),
  form: consoleForm(peoplePaths.tokens),
} as const;

export const listApiTokens = defineOperation({
  name: "list-tokens",
  method: "GET",
  path: staffEndpoints.tokens,
  caller: staff("tokens:write"),
  run: async ({ now }) => ({ success: true, tokens: await listTokens(now) }),
  docs: {
    tag,
    summary: "List tokens",
    description: "Every token with its role, expiry and last use, but never the token itself. For owners.",
    response: {
      name: "Tokens",
      schema: tokensResponse,
      description: "The tokens, active ones first.",
      examples: {
        tokens: {
          summary: "One token",
          value: {
            success: true,
            tokens: [
              {
                id: "0b8f3c1e5a7d2f46c3b1a290",
                name: "ci",
                role: "viewer",
                state: "active",
                createdAt: "2025-01-24T18:00:00.000Z",
                createdBy: "Ada Byron",
                expiresAt,
                lastUsedAt: null,
              },
            ],
          },
        },
      },
    },
  },
});

export const createApiToken = defineOperation({
  ...writing,
  name: "add-token",
  path: staffEndpoints.tokens,
  input: newToken,
  run: addToken,
  resultMessage: ({ name, token, expiresAt }, _input, { context }) => ({
    message: token === null ? results.tokenAddedBefore(name) : results.tokenAdded(name),
    body: { name, token, expiresAt },
    cookie: token === null ? undefined : shownOnceCookie(peoplePaths.tokens, context.actor, [name, token]),
  }),
  errors: { ...recentProofErrors, 409: "There are too many tokens." },
  docs: {
    tag,
    summary: "Add a token",
    description:
      "Adds a bearer token for a script, which works immediately on every machine. It is revoked when the person who added it is removed, gets a new link or is no longer an owner. For owners, not for tokens.",
    request: { name: "NewToken", example: { name: "ci", role: "viewer", expiresInDays: 30 } },
    response: {
      name: "AddedToken",
      schema: newTokenResponse,
      description: "The token, shown only once.",
      examples: {
        added: {
          summary: "Added",
          value: { success: true, message: results.tokenAdded("ci"), name: "ci", token: "plsd_…", expiresAt },
        },
      },
    },
  },
});

export const revokeApiToken = defineOperation({
  ...writing,
  name: "revoke-token",
  path: staffEndpoints.revokeToken,
  input: tokenAction,
  run: revokeToken,
  resultMessage: ({ name }) => ({ message: results.tokenRevoked(name) }),
  errors: { ...recentProofErrors, 404: "There is no active token with this name." },
  docs: {
    tag,
    summary: "Revoke a token",
    description: "Takes effect immediately on every machine. For owners.",
    request: { name: "TokenOrder", example: { name: "ci" } },
    response: messageOnly(results.tokenRevoked("ci")),
  },
});
