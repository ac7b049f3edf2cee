import { describe, expect, it } from "vitest";
import { contactSchema } from "@/lib/contact/schema";
import { EnvironmentError, readEnv } from "@/lib/platform/environment";
import { optOutSchema, requestSchemas } from "@/lib/privacy/core/schema";
import { testSecrets } from "@/tests/support/template";

const local = (octets: number) => `${"a".repeat(octets)}@example.com`;
/** An address with this many octets and the longest allowed part before the @. */
function whole(octets: number): string {
  const start = `${"a".repeat(64)}@${"b.".repeat(90)}`;
  return `${start}${"c".repeat(octets - start.length)}`;
}
const tooLongLocal = "The part of an email address before the @ must be at most 64 characters.";

/** Every form that takes an address: its errors for an input, and the error about a part that is too long. */
const places: [name: string, sentences: (address: string) => string[], long: string][] = [
  [
    "a message",
    (email) => faults(contactSchema.safeParse({ name: "Jo", message: "Hello", email }), "email"),
    tooLongLocal,
  ],
  [
    "an opt-out",
    (email) => faults(optOutSchema.safeParse({ email, confirmOptOut: true }), "email"),
    tooLongLocal,
  ],
  [
    "an agent's request",
    (agentEmail) => {
      const agent = { agentName: "Rights", agentEmail, agentPermission: true };
      const request = { email: "jo@example.com", requestType: "know", ...agent };
      return faults(requestSchemas.ccpa.safeParse(request), "agentEmail");
    },
    "Enter a single valid email address of your own.",
  ],
];

interface Result {
  error?: { issues: { path: PropertyKey[]; message: string }[] };
}
const faults = ({ error }: Result, field: string) =>
  (error?.issues ?? []).filter(({ path }) => path[0] === field).map(({ message }) => message);

describe.each(places)("the address of %s", (_name, sentences, long) => {
  it("has at most 64 octets before its @ (RFC 5321 §4.5.3.1.1)", () => {
    expect(sentences(local(64))).toEqual([]);
    expect(sentences(local(65))).toEqual([long]);
  });

  it("has at most 254 octets in total", () => {
    expect(sentences(whole(254))).toEqual([]);
    expect(sentences(whole(255))).toEqual([expect.stringContaining("must be at most 254 characters.")]);
  });
});

describe("addresses in environment variables", () => {
  const read = (more: Record<string, string>) => () => readEnv({ ...testSecrets, ...more });

  it.each(["TEAM_MAIL", "MAIL_FROM"])("%s must be an address that email can be sent with", (name) => {
    expect(read({ [name]: local(64) })).not.toThrow();
    expect(read({ [name]: local(65) })).toThrow(EnvironmentError);
    expect(read({ [name]: local(65) })).toThrow(name);
  });

  it("MAIL_FROM may have a name of any length before the address", () => {
    expect(read({ MAIL_FROM: `${"A long name ".repeat(6)}<${local(64)}>` })).not.toThrow();
    expect(read({ MAIL_FROM: `Palisade <${local(65)}>` })).toThrow("MAIL_FROM");
  });
});
