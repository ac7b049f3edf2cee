import { z } from "zod";
import {
  accessAnswer,
  createdAnswer,
  linkAnswer,
  linkInput,
  passcodeInput,
  passToRevoke,
  revokedAnswer,
} from "@/lib/access/schema";
import { accessAttempts, linkAttempts } from "@/lib/gate/schema";
import { inLanguage, limitMeaning, plainForm, tooLong } from "@/lib/platform/openapi/common";
import type { SiteOperation } from "@/lib/platform/openapi/operation";
import { endpoints, staffEndpoints } from "@/lib/site/paths";
import { staffMeanings, staffOnly, staffWrite } from "./staff";

const sessionCookie = {
  description:
    "The cookie that opens the site: by a passcode until the browser is closed, by a link until its end, and until what let in is changed or revoked.",
  schema: { type: "string" },
};

const entering = {
  method: "post",
  tag: "This site",
  headers: { "Set-Cookie": sessionCookie },
  otherAnswers: {
    303: {
      description:
        "A plain form only: on to the site with the cookie, or back to the page it came from, which shows what was wrong.",
      headers: {
        Location: { description: "The page to go on to.", schema: { type: "string" } },
        "Set-Cookie": sessionCookie,
      },
    },
  },
  otherBodies: plainForm,
  extra: { parameters: [inLanguage] },
  answer: {
    name: "AccessAnswer",
    schema: z.object({ success: z.literal(true) }),
    description: "The gate is open for this browser.",
    examples: { opened: { summary: "Opened", value: { success: true } } },
  },
} as const;

const noDatabase = { description: "The database can’t be used at the moment." };

const byPasscode: SiteOperation = {
  ...entering,
  id: "access",
  path: endpoints.access,
  summary: "Open the gate",
  description: "What the passcode gate sends. The answer sets the session cookie that opens the site.",
  request: {
    name: "AccessAttempt",
    schema: accessAttempts.en,
    example: { passcode: "a passcode of your choice" },
  },
  refusals: [400, 401, 403, 411, 413, 415, 422, 429, 500, 503],
  refusalMeanings: {
    401: { description: "The passcode is wrong, or none has been set." },
    413: tooLong,
    429: limitMeaning("passcode", "wrong passcodes"),
    503: noDatabase,
  },
};

const byLink: SiteOperation = {
  ...entering,
  id: "access-link",
  path: endpoints.accessLink,
  summary: "Open the gate by a link",
  description: "What the button that an access link leads to sends: the secret in the link’s address.",
  request: {
    name: "LinkAttempt",
    schema: linkAttempts.en,
    example: { secret: "the end of the link’s address" },
  },
  refusals: [400, 403, 404, 410, 411, 413, 415, 422, 429, 500, 503],
  refusalMeanings: {
    404: { description: "The link opens nothing." },
    410: { description: "The link has ended, was revoked, or was used by another browser." },
    413: tooLong,
    429: limitMeaning("passcode", "wrong passcodes and links"),
    503: noDatabase,
  },
};

const pass = {
  id: "0b8f3c1e5a7d2f46",
  kind: "link",
  name: "Forum Ltd",
  through: "maintenance",
  audience: "everyone",
  state: "in force",
  createdAt: "2025-01-24T18:00:00.000Z",
  createdBy: "console",
  endsAt: "2025-01-31T18:00:00.000Z",
  url: "https://palisade.example/enter/0b8f3c1e5a7d2f46.…",
};

const reading: SiteOperation = {
  id: "read-access",
  method: "get",
  path: staffEndpoints.access,
  tag: "This site",
  summary: "Read which passcodes and links were issued, and who came in",
  description:
    "Every passcode and link, with the address of each link in force, and how often each was tried, by day and outcome.",
  answer: {
    name: "AccessList",
    schema: accessAnswer,
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
  refusals: [401, 403, 429, 500, 503],
  refusalMeanings: { ...staffMeanings, 503: noDatabase },
  extra: staffOnly,
};

const message = "The passcode for Forum Ltd is in force within 2 seconds.";

const writes: SiteOperation[] = [
  {
    ...staffWrite,
    id: "create-passcode",
    path: staffEndpoints.createPasscode,
    summary: "Create a passcode",
    description: "A passcode of its own for somebody, until an end or until it is revoked.",
    request: {
      name: "PasscodeInput",
      schema: passcodeInput,
      example: { name: "Forum Ltd", passcode: "a passcode of its own", endsAt: null },
    },
    answer: {
      name: "CreatedPass",
      schema: createdAnswer,
      description: "It lets in.",
      examples: { created: { summary: "Created", value: { success: true, message, id: pass.id } } },
    },
    refusals: [...staffWrite.refusals, 409],
    refusalMeanings: {
      ...staffMeanings,
      409: { description: "Another passcode was created in the meantime. Nothing was changed." },
    },
  },
  {
    ...staffWrite,
    id: "create-link",
    path: staffEndpoints.createLink,
    summary: "Create a link",
    description: "A link that opens the gate, or the gate and the maintenance page, until its end.",
    request: {
      name: "LinkInput",
      schema: linkInput,
      example: { name: "Forum Ltd", endsAt: pass.endsAt, through: "maintenance", audience: "everyone" },
    },
    answer: {
      name: "CreatedLink",
      schema: linkAnswer,
      description: "It lets in. `url` is the address to pass on.",
      examples: {
        created: { summary: "Created", value: { success: true, message, id: pass.id, url: pass.url } },
      },
    },
  },
  {
    ...staffWrite,
    id: "revoke-pass",
    path: staffEndpoints.revokePass,
    summary: "Revoke a passcode or link",
    description: "Locks out whoever came in by it and nobody else. `everyone` is the setting’s own passcode.",
    request: { name: "PassToRevoke", schema: passToRevoke, example: { id: pass.id } },
    answer: {
      name: "Revoked",
      schema: revokedAnswer,
      description: "It lets nobody in any more.",
      examples: { revoked: { summary: "Revoked", value: { success: true, message: "Revoked: Forum Ltd." } } },
    },
    refusals: [...staffWrite.refusals, 404, 409],
    refusalMeanings: {
      ...staffMeanings,
      404: { description: "There is no such passcode or link." },
      409: { description: "It has ended or was revoked already." },
    },
  },
];

export const accessOperations: readonly SiteOperation[] = [byPasscode, byLink, reading, ...writes];
