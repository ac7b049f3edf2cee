import { describe, expect, it } from "vitest";
import type { MailContent } from "@/lib/mail/content";
import { questionClosedEmail, questionEmail } from "@/lib/privacy/cases/question-emails";
import {
  agentStepEmail,
  newConfirmationEmail,
  newLinkEmail,
  stepEmail,
} from "@/lib/privacy/cases/step-emails";
import { agentReceipt, privacyReceipt } from "@/lib/privacy/core/emails";
import { groundOf, type Pause } from "@/lib/privacy/laws";
import { site } from "@/lib/site/brand";
import { type Language, languages, pathIn } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";

const [at, due] = [new Date("2027-05-03T15:00:00Z"), new Date("2027-06-02T15:00:00Z")];
const link = "https://palisade.example/privacy-requests/x";
const reference = "GD-1234-5678";
const noAnswer = { gpc: false, answer: null };

const requestIn = (language: Language) => ({
  ...({ reference, law: "gdpr", requestType: "access", region: null, language } as const),
  ...{ email: "ada@example.com", description: "", agentName: null, agentEmail: null, filedBy: null },
  ...({ state: "denied", receivedAt: at, dueAt: due, closedAt: due, denialGround: "identity" } as const),
  ...{ appealedAt: null, verifiedAt: null },
});

const subjectsIn = (language: Language) => {
  const request = requestIn(language);
  return [
    privacyReceipt(request, { follow: link, confirm: link }, noAnswer),
    newConfirmationEmail(request, link, link),
    privacyReceipt(request, { follow: link }, noAnswer),
    newLinkEmail(request, "person", link),
    questionClosedEmail(request, "person", link),
  ].map(({ subject }) => subject);
};

describe("the subject of an email says", () => {
  it("whether the request has to be confirmed, and what else the email is about", () => {
    expect(subjectsIn("en")).toEqual([
      `Please confirm your GDPR request (${reference})`,
      `Please confirm your GDPR request (${reference})`,
      `We received your GDPR request (${reference})`,
      `A new link to your request: ${reference}`,
      `We no longer need your answer: ${reference}`,
    ]);
  });

  it.each(languages)("the same in %s, with the reference", (language) => {
    const subjects = subjectsIn(language);
    expect(new Set(subjects).size).toBe(4);
    for (const subject of subjects) expect(subject).toContain(reference);
  });
});

const linkIn = ({ blocks }: MailContent) =>
  blocks.flatMap((block) => (block.kind === "button" ? block.label : [])).at(-1);
const textIn = ({ blocks }: MailContent) =>
  blocks.flatMap((block) => (block.kind === "paragraph" ? block.text : [])).join("\n");

it("an agent reads the ground of a denial only if it reveals nothing about what we hold", () => {
  const request = requestIn("en");
  const reads = (ground: string) => {
    const { sentence } = groundOf(request, ground) ?? {};
    if (!sentence) throw new Error(`The GDPR has no ground ${ground} for access`);
    return textIn(agentStepEmail("deny", request, { ground }, link)).includes(sentence);
  };
  expect(["identity", "excessive", "processor", "rights-of-others"].filter(reads)).toEqual(["identity"]);
});

it("emails say “your request” to the requester, and “the request” to an agent", () => {
  const request = requestIn("en");
  const toRequester = stepEmail("deny", request, { ground: "identity", text: "No." }, link);
  expect(toRequester.subject).toBe(`We denied your request: ${reference}`);
  expect(textIn(toRequester)).toContain("You can appeal on your request’s page until ");
  expect(linkIn(toRequester)).toBe("Open your request’s page");
  const toAgent = agentStepEmail("deny", request, { ground: "identity" }, link);
  expect(textIn(toAgent)).toContain("You can appeal on the request’s page until ");
  const others = [
    agentReceipt(request, link, { isComplete: false }),
    newLinkEmail(request, "agent", link),
    questionEmail(request, null, "agent", link),
    questionEmail(request, { reason: "identity" } as Pause, "agent", link),
    questionClosedEmail(request, "agent", link),
  ];
  for (const mail of [toAgent, ...others]) {
    expect(linkIn(mail)).toBe("Open the request’s page");
    expect(`${mail.subject} ${mail.heading} ${textIn(mail)}`).not.toContain("your request");
  }
});

it.each(languages)("a denial under the CCPA in %s gives the addresses of the pages it names", (language) => {
  const sentence = groundOf({ law: "ccpa", requestType: "know" }, "identity", language)?.sentence;
  for (const path of [paths.privacy, paths.ccpa])
    expect(sentence).toContain(`(${site.url}${pathIn(language, path)})`);
});
