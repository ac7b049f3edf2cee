import { z } from "zod";
import { contactFieldNames } from "@/lib/contact/schema";

const text = z.string();
const moment = z.iso.datetime().describe("A moment in UTC");
const maybe = <S extends z.ZodType>(schema: S) => schema.nullable();

const signUp = z.looseObject({ firstName: text, lastName: text, companyName: text, createdAt: moment });

const account = z
  .looseObject({
    email: text,
    firstName: text,
    lastName: text,
    companyName: text,
    termsAcceptedAt: moment,
    createdAt: moment,
    verifiedAt: maybe(moment),
    signUps: z.array(signUp).describe("What was entered at sign-ups that were never confirmed"),
  })
  .describe("The account for the app; null if there is none");

const sentFile = z.looseObject({
  number: z.int(),
  label: text.describe("Its original name"),
  contentType: text,
  size: z.int().describe("Bytes"),
});

const contactMessage = z.looseObject({
  reference: text,
  ...Object.fromEntries(contactFieldNames.map((name) => [name, text])),
  createdAt: moment,
  events: z
    .array(
      z.looseObject({
        at: moment,
        kind: text,
        note: maybe(text),
        sentAt: maybe(moment),
        attachments: z.array(sentFile).describe("Files that we sent with the answer"),
      }),
    )
    .describe("What we answered, and what was replied"),
});

const file = sentFile.extend({
  origin: z.enum(["office", "requester"]),
  addedAt: moment,
});

const privacyRequest = z.looseObject({
  reference: text,
  law: text,
  requestType: text,
  email: text,
  description: text,
  state: text,
  receivedAt: moment,
  dueAt: moment,
  closedAt: maybe(moment),
  events: z.array(z.looseObject({ at: moment, actor: text, kind: text, note: maybe(text) })),
  attachments: z.array(file).describe("Files that belong to the request"),
});

const filedRequest = z.looseObject({
  reference: text,
  law: text,
  requestType: text,
  agentName: maybe(text),
  receivedAt: moment,
});

const report = z.looseObject({
  system: text,
  request: text.describe("The reference of the request it was reported for"),
  outcome: z.enum(["nothing", "holds", "erased", "done"]),
  reportedAt: moment,
  items: z.array(z.looseObject({ label: text, value: text })).describe("Items held"),
});

const mail = z.looseObject({
  subject: text,
  text: text.describe("Empty once the email was delivered"),
  topic: text,
  state: text,
  createdAt: moment,
  sentAt: maybe(moment),
});

const refusedForm = z.looseObject({ form: text, values: z.record(text, z.unknown()), expiresAt: moment });

const processing = z
  .object({
    law: text,
    lawInSentence: text.describe("The law’s name, as used in a sentence"),
    statute: maybe(text).describe(
      "The law of the country or state where the person lives, if it has its own",
    ),
    citation: maybe(text).describe("The provision that requires this; null if none is known"),
    controller: z.object({
      name: text,
      address: text,
      email: text,
      dataProtectionContact: text,
      details: z
        .array(z.object({ label: text, text }))
        .describe("Data protection officer, representatives and imprint, where there are any"),
    }),
    legalBasesUnder: maybe(text).describe(
      "The provision with the legal bases; null if the law doesn’t require one",
    ),
    activities: z
      .array(
        z.object({
          purpose: text,
          data: text,
          legalBasis: maybe(text).describe("Null if the law doesn’t require one"),
          sources: z.array(text),
          recipients: z.array(text),
          kept: z.array(z.object({ data: text, period: text })),
        }),
      )
      .describe("What is done with the data of this person"),
    categories: maybe(
      z.array(
        z.object({
          category: text,
          examples: text,
          purpose: text,
          sources: z.array(text),
          disclosedTo: z.array(text).describe("Disclosed for a business purpose to"),
          soldOrShared: z.boolean(),
          collectedFrom: moment,
          collectedUntil: moment,
        }),
      ),
    ).describe("Categories in the last twelve months, as California requires; null under other laws"),
    thirdParties: maybe(z.array(text)).describe(
      "Third parties to whom data was disclosed, according to the records of this website; null if the law doesn’t require them",
    ),
    recipients: z.array(z.object({ recipient: text, purpose: text })),
    transfers: z.array(text).describe("Where data goes, and the safeguards"),
    automatedDecisions: text,
    rights: z.array(z.object({ right: text, citation: maybe(text) })),
    complaint: z.object({ sentence: text, places: z.array(z.object({ name: text, href: z.url() })) }),
    added: maybe(text).describe("What our privacy team added"),
  })
  .describe("What we do with the data");

/** The content of `data.json`. Objects may have more fields, since nothing that is held may be left out. */
const answerData = z
  .looseObject({
    email: text,
    generatedAt: moment,
    account: maybe(account),
    contactMessages: z.array(contactMessage),
    privacyRequests: z.array(privacyRequest),
    filedAsAgent: z.array(filedRequest).describe("Requests filed for someone else"),
    otherSystems: z.array(report).describe("What our other systems reported"),
    mails: z.array(mail),
    refusedForms: z.array(refusedForm).describe("Forms with errors"),
    statusUpdates: maybe(z.looseObject({ createdAt: moment })).describe("The subscription to status updates"),
    unconfirmedStatusUpdates: z.array(z.looseObject({ createdAt: moment })),
    optOutSignal: maybe(z.looseObject({ createdAt: moment })).describe(
      "The Global Privacy Control signal that opted this address out of sale and sharing",
    ),
    processing,
    leftOut: z.array(text).describe("What is held but not included, each with its reason"),
    files: z
      .array(z.looseObject({ name: text, label: text, contentType: text, size: z.int(), addedAt: moment }))
      .describe("The attached files, by their names in this archive"),
  })
  .describe("What is held about a person");

/** The JSON Schema (draft 2020-12) of `data.json`. */
export const answerSchema = () => z.toJSONSchema(answerData, { io: "input" });
