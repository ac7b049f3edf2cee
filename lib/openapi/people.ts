import {
  addedAnswer,
  doneAnswer,
  invitedAnswer,
  newPerson,
  newToken,
  peopleAnswer,
  personOrder,
  roleChange,
  tokenOrder,
  tokensAnswer,
} from "@/lib/people/schema";
import { peopleCopy } from "@/lib/people/words";
import type { SiteOperation } from "@/lib/platform/openapi/operation";
import { staffEndpoints } from "@/lib/site/paths";
import { staffMeanings, staffOnly, staffWrite } from "./staff";

const { said } = peopleCopy;
const id = "0b8f3c1e5a7d2f46c3b1a290";
const name = "Ada Byron";
const url = "https://palisade.example/operator/join/…";
const expiresAt = "2025-02-23T18:00:00.000Z";

const read = {
  method: "get",
  tag: "This site",
  refusals: [401, 403, 429, 500, 503],
  refusalMeanings: { ...staffMeanings, 503: { description: "The database can’t be used at the moment." } },
  extra: staffOnly,
} as const;

const answered = (message: string) => ({
  name: "PeopleDone",
  schema: doneAnswer,
  description: "Done.",
  examples: { done: { summary: "Done", value: { success: true, message } } },
});

const linked = (message: string) => ({
  name: "PersonLink",
  schema: invitedAnswer,
  description: "The link, which nothing says again.",
  examples: { link: { summary: "A link", value: { success: true, message, id, url } } },
});

const nobody = { description: "There is no such person." };
const lastOwner = { description: "This is the last owner. Nothing was changed." };
const wantsKey = {
  description:
    "Neither a token nor a session of the console was sent, or the session’s key was shown too long ago: `WWW-Authenticate` then says `insufficient_user_authentication`.",
};
const meanings = { ...staffMeanings, 401: wantsKey };

const ofPeople: SiteOperation[] = [
  {
    ...read,
    id: "list-people",
    path: staffEndpoints.people,
    summary: "List who may sign in",
    description: "Every person of the console with their role and what keys they have. For owners.",
    answer: {
      name: "People",
      schema: peopleAnswer,
      description: "The people, by name.",
      examples: {
        people: {
          summary: "One person",
          value: {
            success: true,
            people: [
              {
                id,
                name,
                email: "ada@example.com",
                role: "owner",
                state: "active",
                passkeys: 2,
                hasPassword: false,
                openSessions: 1,
                lastSignInAt: "2025-01-24T18:00:00.000Z",
              },
            ],
          },
        },
      },
    },
  },
  {
    ...staffWrite,
    id: "invite-person",
    path: staffEndpoints.people,
    summary: "Invite a person",
    description: "Answers with a link that works once, by which they set up a key. For owners.",
    request: {
      name: "NewPerson",
      schema: newPerson,
      example: { name, email: "ada@example.com", role: "operator" },
    },
    answer: linked(said.invited(name)),
    refusals: [...staffWrite.refusals, 409],
    refusalMeanings: { ...meanings, 409: { description: "There are too many people." } },
  },
  {
    ...staffWrite,
    id: "change-role",
    path: staffEndpoints.changeRole,
    summary: "Change a person’s role",
    description: "In force at once. For owners.",
    request: { name: "RoleChange", schema: roleChange, example: { id, role: "viewer" } },
    answer: answered(said.role(name)),
    refusals: [...staffWrite.refusals, 404, 409],
    refusalMeanings: { ...meanings, 404: nobody, 409: lastOwner },
  },
  {
    ...staffWrite,
    id: "reset-person",
    path: staffEndpoints.resetPerson,
    summary: "Mend a lost key",
    description: "Ends every key and session of a person, and answers with a new link. For owners.",
    request: { name: "PersonOrder", schema: personOrder, example: { id } },
    answer: linked(said.reset(name)),
    refusals: [...staffWrite.refusals, 404],
    refusalMeanings: { ...meanings, 404: nobody },
  },
  {
    ...staffWrite,
    id: "remove-person",
    path: staffEndpoints.removePerson,
    summary: "Remove a person",
    description: "With their keys and sessions, at once. For owners.",
    request: { name: "PersonOrder", schema: personOrder, example: { id } },
    answer: answered(said.removed(name)),
    refusals: [...staffWrite.refusals, 404, 409],
    refusalMeanings: { ...meanings, 404: nobody, 409: lastOwner },
  },
];

const ofTokens: SiteOperation[] = [
  {
    ...read,
    id: "list-tokens",
    path: staffEndpoints.tokens,
    summary: "List tokens",
    description: "Every token with its role, its end and when it was last used, never itself. For owners.",
    answer: {
      name: "Tokens",
      schema: tokensAnswer,
      description: "The tokens, those in force first.",
      examples: {
        tokens: {
          summary: "One token",
          value: {
            success: true,
            tokens: [
              {
                id,
                name: "ci",
                role: "viewer",
                state: "in force",
                createdAt: "2025-01-24T18:00:00.000Z",
                createdBy: name,
                expiresAt,
                lastUsedAt: null,
              },
            ],
          },
        },
      },
    },
  },
  {
    ...staffWrite,
    id: "add-token",
    path: staffEndpoints.tokens,
    summary: "Add a token",
    description: "A bearer token for a script, in force at once on every machine. For owners.",
    request: {
      name: "NewToken",
      schema: newToken,
      example: { name: "ci", role: "viewer", expiresInDays: 30 },
    },
    answer: {
      name: "AddedToken",
      schema: addedAnswer,
      description: "The token, which nothing says again.",
      examples: {
        added: {
          summary: "Added",
          value: { success: true, message: said.tokenAdded("ci"), name: "ci", token: "plsd_…", expiresAt },
        },
      },
    },
    refusals: [...staffWrite.refusals, 409],
    refusalMeanings: { ...meanings, 409: { description: "There are too many tokens." } },
  },
  {
    ...staffWrite,
    id: "revoke-token",
    path: staffEndpoints.revokeToken,
    summary: "Revoke a token",
    description: "Out of force at once on every machine. For owners.",
    request: { name: "TokenOrder", schema: tokenOrder, example: { name: "ci" } },
    answer: answered(said.tokenRevoked("ci")),
    refusals: [...staffWrite.refusals, 404],
    refusalMeanings: { ...meanings, 404: { description: "There is no such token in force." } },
  },
];

export const peopleOperations: readonly SiteOperation[] = [...ofPeople, ...ofTokens];
