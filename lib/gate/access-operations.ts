import { listCounts } from "@/lib/access/counts";
import { linkAddress } from "@/lib/access/links";
import {
  accessResponse,
  linkInput,
  linkResponse,
  passcodeInput,
  passcodeResponse,
  revokedResponse,
  revokeInput,
} from "@/lib/access/schema";
import { createLink } from "@/lib/access/store";
import { accessWords } from "@/lib/access/words";
import { consoleForm, staff } from "@/lib/auth/forms/staff";
import { defineOperation } from "@/lib/platform/operations/define";
import { consolePaths, staffEndpoints } from "@/lib/site/staff-paths";
import { createPasscode, listPasses, revokePass } from "./access-passes";
import { formWithEnd } from "./forms";

const pass = {
  id: "0b8f3c1e5a7d2f46",
  kind: "link",
  name: "Forum Ltd",
  through: "maintenance",
  audience: "everyone",
  state: "active",
  createdAt: "2025-01-24T18:00:00.000Z",
  createdBy: "console",
  endsAt: "2025-01-31T18:00:00.000Z",
  url: "https://palisade.example/enter/0b8f3c1e5a7d2f46.…",
};
const message = "The passcode for Forum Ltd will be active within 2 seconds.";
const tag = "This site";

const writing = { method: "POST", caller: staff("settings:write") } as const;

export const readAccess = defineOperation({
  name: "read-access",
  method: "GET",
  path: staffEndpoints.access,
  // Links are secrets, so only staff who may create them may see them.
  caller: staff("settings:write"),
  run: async ({ now }) => {
    const [passes, counts] = await Promise.all([listPasses(now), listCounts()]);
    return { success: true, passes, counts };
  },
  docs: {
    tag,
    summary: "List passcodes and links, and access attempts",
    description:
      "Every passcode and link, with the address of each active link, and the number of attempts by day and result.",
    response: {
      name: "AccessList",
      schema: accessResponse,
      description: "The passcodes and links, and the counts.",
      examples: {
        created: {
          summary: "One link",
          value: {
            success: true,
            passes: [pass],
            counts: [{ day: "2025-01-25", kind: "link", name: "Forum Ltd", outcome: "entered", count: 3 }],
          },
        },
      },
    },
  },
});

export const createAccessPasscode = defineOperation({
  ...writing,
  name: "create-passcode",
  path: staffEndpoints.createPasscode,
  input: formWithEnd(passcodeInput),
  run: createPasscode,
  resultMessage: ({ id }, { name }) => ({ message: accessWords.results.passcode(name), body: { id } }),
  form: consoleForm(consolePaths.access, ["passcode"]),
  errors: { 409: "Another passcode was created at the same time. Nothing was changed." },
  docs: {
    tag,
    summary: "Create a passcode",
    description: "Creates a passcode for one holder, valid until `endsAt` or until it is revoked.",
    request: {
      name: "PasscodeInput",
      schema: passcodeInput,
      example: { name: "Forum Ltd", passcode: "a passcode of its own", endsAt: null },
    },
    response: {
      name: "CreatedPass",
      schema: passcodeResponse,
      description: "The passcode is active.",
      examples: { created: { summary: "Created", value: { success: true, message, id: pass.id } } },
    },
  },
});

export const createAccessLink = defineOperation({
  ...writing,
  name: "create-link",
  path: staffEndpoints.createLink,
  input: formWithEnd(linkInput),
  run: createLink,
  resultMessage: ({ id }, { name }) => ({
    message: accessWords.results.link(name),
    body: { id, url: linkAddress(id) },
  }),
  form: consoleForm(consolePaths.access),
  docs: {
    tag,
    summary: "Create a link",
    description:
      "Creates a link that opens the gate, or the gate and the site during maintenance, until it expires.",
    request: {
      name: "LinkInput",
      schema: linkInput,
      example: { name: "Forum Ltd", endsAt: pass.endsAt, through: "maintenance", audience: "everyone" },
    },
    response: {
      name: "CreatedLink",
      schema: linkResponse,
      description: "The link is active. `url` is the address to send to its holder.",
      examples: {
        created: { summary: "Created", value: { success: true, message, id: pass.id, url: pass.url } },
      },
    },
  },
});

export const revokeAccess = defineOperation({
  ...writing,
  name: "revoke-pass",
  path: staffEndpoints.revokePass,
  input: revokeInput,
  run: revokePass,
  resultMessage: ({ name }) => ({ message: accessWords.results.revoked(name) }),
  form: consoleForm(consolePaths.access),
  errors: { 404: "This passcode or link doesn’t exist.", 409: "It has already expired or been revoked." },
  docs: {
    tag,
    summary: "Revoke a passcode or link",
    description:
      "Everyone who used it loses access, and no one else does. The ID `everyone` stands for the shared passcode.",
    request: { name: "PassToRevoke", example: { id: pass.id } },
    response: {
      name: "Revoked",
      schema: revokedResponse,
      description: "It no longer gives access.",
      examples: { revoked: { summary: "Revoked", value: { success: true, message: "Revoked: Forum Ltd." } } },
    },
  },
});
