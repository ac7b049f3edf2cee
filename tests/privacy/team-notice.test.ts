import { expect, it } from "vitest";
import { type PrivacyEmailFacts, privacyNotice } from "@/lib/privacy/core/emails";

const at = new Date("2027-05-03T15:00:00Z");
const request: PrivacyEmailFacts = {
  ...({ reference: "GD-1234-5678", law: "gdpr", requestType: "access", language: "en" } as const),
  ...{ email: "ada@example.com", description: "", receivedAt: at, dueAt: at },
};
const quoted = (description: string) => {
  const { blocks } = privacyNotice({ ...request, description }, "https://palisade.example/case");
  return blocks.flatMap((block) => (block.kind === "quote" ? block.text : []));
};

it("the email to the team quotes only the requester’s words", () => {
  expect(quoted("My photos.")).toEqual(["My photos."]);
  expect(quoted("")).toEqual([]);
  const { blocks } = privacyNotice(request, "https://palisade.example/case");
  expect(JSON.stringify(blocks)).toContain('["Description","Not given"]');
});
