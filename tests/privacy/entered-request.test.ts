import { describe, expect, it } from "vitest";
import { enteredRequestSchema } from "@/lib/privacy/core/entered-request";

const valid = {
  kind: "gdpr:access",
  channel: "phone",
  receivedOn: "2026-11-20",
  email: "person@example.com",
};

function messagesFor(fields: object): Record<string, string> {
  const { error } = enteredRequestSchema.safeParse({ ...valid, ...fields });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}

describe("a request that staff enter", () => {
  it("is accepted without a person filing", () => expect(messagesFor({})).toEqual({}));

  it("asks for what the person filing said, not for data of staff", () => {
    expect(messagesFor({ agentName: "Sam Field" })).toEqual({
      agentEmail: "Enter the email address of the person filing.",
      agentPermission: "Check the box to record that the person filing affirms this.",
    });
    expect(messagesFor({ agentEmail: "sam@example.net", agentPermission: true })).toEqual({
      agentName: "Enter the name of the person filing.",
    });
  });

  it.each([
    [
      { agentName: "https://spam.example", agentEmail: "sam@example.net" },
      {
        agentName:
          "The name of the person filing can’t contain a link, an email address or a phone number. Put a space after initials, as in “Y. Li”.",
      },
    ],
    [
      { agentName: "Sam Field", agentEmail: "no address" },
      { agentEmail: "Enter a single valid email address of the person filing." },
    ],
  ])("names the field as its form does: %o", (fields, messages) =>
    expect(messagesFor({ ...fields, agentPermission: true })).toEqual(messages),
  );
});
