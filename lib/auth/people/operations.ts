import { shownOnceCookie } from "@/lib/auth/forms/shown-once";
import { consoleForm, staff } from "@/lib/auth/forms/staff";
import { emailNote } from "@/lib/mail/outbox";
import { defineOperation } from "@/lib/platform/operations/define";
import { peoplePaths, staffEndpoints } from "@/lib/site/staff-paths";
import { changeRole, invitePerson, listPeople, removePerson, resetPerson } from "./people";
import {
  accessEndedResponse,
  invitationResponse,
  newPerson,
  peopleResponse,
  personAction,
  recentProofErrors,
  resetResponse,
  roleChange,
} from "./schema";

import { peopleWords } from "./words";

const { results } = peopleWords;
const id = "0b8f3c1e5a7d2f46c3b1a290";
const name = "Ada Byron";
const url = "https://palisade.example/operator/join/…";
const tag = "This site";

const writing = {
  method: "POST",
  caller: staff("people:write"),
  form: consoleForm(peoplePaths.people),
} as const;

const linkResponse = (message: string) => ({
  name: "PersonLink",
  schema: invitationResponse,
  description: "The link, shown only once.",
  examples: { link: { summary: "A link", value: { success: true, message, id, url } } },
});

const endedResponse = (message: string) => ({
  name: "PersonEnded",
  schema: accessEndedResponse,
  description: "Done.",
  examples: {
    done: { summary: "Done", value: { success: true, message, revokedTokens: [], accessGiven: [] } },
  },
});

const personNotFound = { 404: "This person doesn’t exist." };
const lastOwner = { 409: "This is the last owner. Nothing was changed." };

export const listStaff = defineOperation({
  name: "list-people",
  method: "GET",
  path: staffEndpoints.people,
  caller: staff("people:write"),
  run: async ({ now }) => ({ success: true, people: await listPeople(now) }),
  docs: {
    tag,
    summary: "List people",
    description: "Everyone who can sign in, with their role and sign-in methods. For owners.",
    response: {
      name: "People",
      schema: peopleResponse,
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
                tokens: ["ci"],
                lastSignInAt: "2025-01-24T18:00:00.000Z",
              },
            ],
          },
        },
      },
    },
  },
});

export const invite = defineOperation({
  ...writing,
  name: "invite-person",
  path: staffEndpoints.people,
  input: newPerson,
  run: invitePerson,
  resultMessage: ({ id, name, url }, { sendEmail }, { context }) => ({
    message:
      url === null
        ? results.invitedBefore(name)
        : `${results.invited(name)}${sendEmail ? ` ${emailNote(results.invitationTo(name))}` : ""}`,
    body: { id, url },
    cookie:
      url === null
        ? undefined
        : shownOnceCookie(peoplePaths.people, context.actor, [name, url, sendEmail ? "emailed" : ""]),
  }),
  errors: { ...recentProofErrors, 409: "There are too many people." },
  docs: {
    tag,
    summary: "Invite a person",
    description:
      "Returns a link that works once, for the person to set up how they sign in, and emails it if `sendEmail` is true. For owners, not for tokens.",
    request: { name: "NewPerson", example: { name, email: "ada@example.com", role: "operator" } },
    response: linkResponse(results.invited(name)),
  },
});

export const changePersonRole = defineOperation({
  ...writing,
  name: "change-role",
  path: staffEndpoints.changeRole,
  input: roleChange,
  run: changeRole,
  resultMessage: ({ name, ...ended }) => ({ message: results.role(name, ended), body: ended }),
  errors: { ...recentProofErrors, ...personNotFound, ...lastOwner },
  docs: {
    tag,
    summary: "Change a person’s role",
    description:
      "Takes effect immediately. A person who is no longer an owner loses the tokens they added. For owners, not for tokens.",
    request: { name: "RoleChange", example: { id, role: "viewer" } },
    response: endedResponse(results.role(name)),
  },
});

export const resetPersonCredentials = defineOperation({
  ...writing,
  name: "reset-person",
  path: staffEndpoints.resetPerson,
  input: personAction,
  run: resetPerson,
  resultMessage: ({ id, name, url, ...ended }, _input, { context }) => ({
    message: url === null ? results.invitedBefore(name) : results.reset(name, ended),
    body: { id, url, ...ended },
    cookie: url === null ? undefined : shownOnceCookie(peoplePaths.people, context.actor, [name, url]),
  }),
  errors: { ...recentProofErrors, ...personNotFound },
  docs: {
    tag,
    summary: "Create a new setup link for a person",
    description:
      "Revokes a person’s sign-in methods, sessions and tokens, and returns a new setup link. For owners, not for tokens.",
    request: { name: "PersonOrder", example: { id } },
    response: {
      name: "PersonReset",
      schema: resetResponse,
      description: "The link, shown only once.",
      examples: {
        reset: {
          summary: "A link",
          value: { success: true, message: results.reset(name), id, url, revokedTokens: [], accessGiven: [] },
        },
      },
    },
  },
});

export const removeFromStaff = defineOperation({
  ...writing,
  name: "remove-person",
  path: staffEndpoints.removePerson,
  input: personAction,
  run: removePerson,
  resultMessage: ({ name, ...ended }) => ({ message: results.removed(name, ended), body: ended }),
  errors: { ...recentProofErrors, ...personNotFound, ...lastOwner },
  docs: {
    tag,
    summary: "Remove a person",
    description:
      "Removes the person immediately, with their sign-in methods, their sessions and the tokens they added. For owners, not for tokens.",
    request: { name: "PersonOrder", example: { id } },
    response: endedResponse(results.removed(name)),
  },
});
