import { expect, it } from "vitest";
import type { MailContent } from "@/lib/mail/content";
import { sentenceIn } from "@/lib/platform/http-error";
import { questionClosedEmail, questionEmail } from "@/lib/privacy/cases/question-emails";
import { agentStepEmail, newLinkEmail, stepEmail } from "@/lib/privacy/cases/step-emails";
import { stepObstacle } from "@/lib/privacy/core/case";
import {
  agentReceipt,
  type PrivacyEmailFacts,
  privacyReceipt,
  representedNotice,
} from "@/lib/privacy/core/emails";
import { complaintForm } from "@/lib/privacy/intake/form";
import { complaintPage } from "@/lib/privacy/intake/page";
import { intakeWords } from "@/lib/privacy/words/intake-words";
import { requestWords, requestWordsFor } from "@/lib/privacy/words/request-words";
import { type Language, languages } from "@/lib/site/language";

const [at, due] = [new Date("2027-05-03T15:00:00Z"), new Date("2027-06-02T15:00:00Z")];
const link = "https://palisade.example/privacy-requests/x";

const complaintIn = (language: Language) => ({
  ...({ reference: "GD-1234-5678", law: "gdpr", requestType: "complaint", region: null, language } as const),
  ...{ email: "ada@example.com", description: "You kept it.", agentName: "Charles Babbage" },
  ...{ agentEmail: "charles@example.com", filedBy: "agent", receivedAt: at, dueAt: due, appealedAt: null },
  ...({ state: "completed", closedAt: due, denialGround: null, verifiedAt: null } as const),
});

function mailsOf(complaint: ReturnType<typeof complaintIn>): MailContent[] {
  const noAnswer = { gpc: false, answer: null };
  const own: PrivacyEmailFacts = { ...complaint, agentName: null, agentEmail: null, filedBy: null };
  const represented = (filedBy: string): PrivacyEmailFacts => ({ ...complaint, filedBy });
  return [
    privacyReceipt(own, { follow: link }, noAnswer),
    privacyReceipt(complaint, { follow: link }, noAnswer),
    ...["attorney", "guardian"].flatMap((filedBy) => [
      privacyReceipt(represented(filedBy), { follow: link }, noAnswer),
      representedNotice(represented(filedBy), { isComplete: false }),
    ]),
    agentReceipt(complaint, link, { isComplete: false }),
    ...(["start", "complete", "withdraw"] as const).flatMap((step) => [
      stepEmail(step, complaint, { text: "We deleted it." }, link),
      agentStepEmail(step, complaint, {}, link),
    ]),
    ...(["person", "agent"] as const).flatMap((reader) => [
      questionEmail(complaint, null, reader, link),
      questionClosedEmail(complaint, reader, link),
      newLinkEmail(complaint, reader, link),
    ]),
  ];
}

const request = { en: /\brequest\b/i, de: /antr[aä]g/i, fr: /\bdemandes?\b/i, es: /\bsolicitud/i } as const;

it.each(languages)("emails about a complaint in %s never call it a request", (language) => {
  const texts = mailsOf(complaintIn(language)).flatMap(({ subject, heading, blocks }) => [
    subject,
    heading,
    ...blocks.flatMap((block) => {
      if (block.kind === "rows") return block.rows.flat();
      return block.kind === "button" ? block.label : block.text;
    }),
  ]);
  expect(texts.length).toBeGreaterThan(60);
  expect(texts.filter((text) => request[language].test(text))).toEqual([]);
});

it.each(languages)(
  "the page of a complaint in %s calls it a complaint in its state, facts and buttons",
  (language) => {
    const { page, events, standing, receipt, files } = requestWordsFor(complaintIn(language), language);
    const texts = [
      ...[page.title, page.facts, page.labels.request, page.gpcNote, ...Object.values(page.withdraw)],
      ...[events.received, events.completed, events.withdrawn, receipt.back],
      ...[
        standing.completed,
        standing.withdrawn,
        standing.byWhen({ due: "x" }),
        standing.inProgress({ due: "x" }),
      ],
      receipt.lead({ us: "Palisade", request: "x" }),
      files.hint,
    ];
    expect(texts.filter((text) => request[language].test(text))).toEqual([]);
    expect(requestWordsFor({ requestType: "access" }, language)).toBe(requestWords[language]);
  },
);

it.each(languages)("errors about a complaint in %s call it a complaint", (language) => {
  const facts = { ...complaintIn(language), extendedAt: null, pausedAt: null };
  const messages = [
    stepObstacle(facts, "withdraw", at),
    stepObstacle({ ...facts, state: "received" }, "confirm", at),
    stepObstacle({ ...facts, state: "received" }, "appeal", at),
  ].map((sentence) => sentenceIn(language, sentence ?? ""));
  const { refused } = requestWordsFor(complaintIn(language), language);
  expect(messages).toEqual([refused.closed, refused.noConfirmation, refused.noDenial]);
  const texts = [...messages, refused.tooManyFiles({ count: 1 }), refused.noAnswerNeeded, refused.incomplete];
  expect(texts.filter((text) => request[language].test(text))).toEqual([]);
});

it.each(languages)("the complaint form in %s and its confirmation call it a complaint", (language) => {
  const { submit, failure, label, requiredFields } = complaintForm(language);
  const { received } = intakeWords[language].complaint;
  const texts = [
    ...[label, submit.idle, submit.busy, requiredFields?.hint, failure.refused, failure.unreachable],
    received({ reference: "GD-1234-5678", due: "x" }),
    complaintPage(language).links.lines.at(-1)?.text,
  ];
  expect(texts.filter((text) => text && request[language].test(text))).toEqual([]);
});
