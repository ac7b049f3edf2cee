import { randomUUID } from "node:crypto";
import { contactExample } from "@/lib/contact/schema";
import { lengths } from "@/lib/platform/forms/lengths";
import { endpoints } from "@/lib/site/paths";
import type { Site } from "./site";

type Fields = Record<string, string | boolean>;

/** A text field, with the rules that the test expects. */
export interface TextField {
  name: string;
  maximum: number;
  required: boolean;
  oneLine: boolean;
}

export interface Submission {
  endpoint: string;
  /** A valid body with a unique address. */
  valid: () => Fields & { email: string };
  text: TextField[];
  /** Invalid values for each field. */
  wrong: Record<string, unknown[]>;
  /** The row stored for an accepted body, found by its address. */
  stored: (db: Site["db"], email: string) => Promise<Record<string, unknown> | null>;
  /** The redirect of a plain form post on success, and the name of a refused draft; absent without a form. */
  form?: { sent: string; draft: string };
}

const line = (name: string, maximum: number, required = true): TextField => ({
  name,
  maximum,
  required,
  oneLine: true,
});
const freshAddress = () => `${randomUUID()}@example.com`;
const notText = [5, true, null, ["a"], { a: 1 }];

const wrongAddresses = [
  ...notText,
  "",
  " ",
  "nobody",
  "@example.com",
  "a@",
  "a@b",
  "a.b@localhost",
  "a b@example.com",
  "a@example.com, b@example.com",
  "a@example.com;b@example.com",
  "a@example.com b@example.com",
  "Ada <a@example.com>",
  "<a@example.com>",
  '"a b"@example.com',
  "a@example.com\r\nBcc: b@example.com",
  "a@example.com\n",
  "\ra@example.com",
  "a@example.com\u2028",
  "a@exa\0mple.com",
  "a@example.com%0aBcc:b@example.com, c@example.com",
  "a@[127.0.0.1]",
  `${"a".repeat(250)}@example.com`,
];

const privacy = (law: "gdpr" | "ccpa", requestType: string, otherType: string): Submission => ({
  endpoint: law === "gdpr" ? endpoints.gdprRequest : endpoints.ccpaRequest,
  valid: () => ({ email: freshAddress(), requestType, description: "All of it, please." }),
  text: [{ name: "description", maximum: lengths.description, required: false, oneLine: false }],
  wrong: {
    email: wrongAddresses,
    requestType: [undefined, ...notText, "", "Access", "nothing", otherType],
    description: [5, true, null],
  },
  stored: (db, email) => db.privacyRequest.findFirst({ where: { email } }),
  form: { sent: `/${law}-request#sent`, draft: law },
});

/** The endpoint of all laws, with a law that has regions. */
const anyLaw: Submission = {
  ...privacy("gdpr", "access", "know"),
  endpoint: endpoints.privacyRequests,
  valid: () => ({
    law: "us-states",
    region: "VA",
    email: freshAddress(),
    requestType: "access",
    description: "All of it, please.",
  }),
  wrong: {
    law: [undefined, ...notText, "", "GDPR", "us", "constructor"],
    region: [5, true, ["VA"], "va", "CA", "Virginia", "XX"],
    email: wrongAddresses,
    requestType: [undefined, ...notText, "", "Access", "nothing", "know"],
    description: [5, true, null],
  },
  form: { sent: "/privacy-request/us-states#sent", draft: "us-states" },
};

export const submissions: Submission[] = [
  {
    endpoint: endpoints.contact,
    valid: () => ({
      ...contactExample,
      name: "Ada",
      email: freshAddress(),
      company: "Engines",
      message: "Hello",
      type: "sales",
    }),
    text: [
      line("name", lengths.name),
      line("company", lengths.company, false),
      { name: "message", maximum: lengths.message, required: true, oneLine: false },
    ],
    wrong: {
      email: wrongAddresses,
      type: [...notText, "", "Sales", "other"],
      name: notText,
      message: notText,
    },
    stored: (db, email) => db.contactMessage.findFirst({ where: { email } }),
    form: { sent: "/contact#sent", draft: "contact" },
  },
  {
    endpoint: endpoints.register,
    valid: () => ({
      email: freshAddress(),
      password: "correct horse",
      companyName: "Engines",
      firstName: "Ada",
      lastName: "Byron",
      acceptTerms: true,
    }),
    text: [
      line("companyName", lengths.company),
      line("firstName", lengths.name),
      line("lastName", lengths.name),
    ],
    wrong: {
      email: wrongAddresses,
      password: [undefined, ...notText, "", "1234567", "x".repeat(257), "12345678\0"],
      acceptTerms: [undefined, false, null, "true", 1],
    },
    stored: (db, email) => db.account.findFirst({ where: { email } }),
    form: { sent: "/login?registered=true", draft: "register" },
  },
  privacy("gdpr", "access", "know"),
  privacy("ccpa", "know", "access"),
  anyLaw,
  {
    endpoint: endpoints.ccpaOptOut,
    valid: () => ({ email: freshAddress(), confirmOptOut: true }),
    text: [],
    wrong: { email: wrongAddresses, confirmOptOut: [undefined, false, null, "true", 1] },
    stored: (db, email) => db.privacyRequest.findFirst({ where: { email } }),
  },
];

/** Whether the contract accepts a text, implemented independently of the schemas. */
export function isAcceptable(value: string, { maximum, required, oneLine }: TextField): boolean {
  // Characters that XML 1.0 doesn't allow.
  if (/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(value)) return false;
  if ([...value].length > maximum || (required && value.trim() === "")) return false;
  return !(oneLine && /[\n\v\f\r\x85\u2028\u2029]/.test(value));
}
