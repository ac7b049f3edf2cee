import { z } from "zod";

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
    signUps: z.array(signUp).describe("What was entered at sign-ups whose address was not confirmed"),
  })
  .describe("The account for the app; null when there is none");

const contactMessage = z.looseObject({
  reference: text,
  name: text,
  email: text,
  company: text,
  message: text,
  type: text,
  createdAt: moment,
  events: z
    .array(z.looseObject({ at: moment, kind: text, note: maybe(text), sentAt: maybe(moment) }))
    .describe("What we answered"),
});

const file = z.looseObject({
  number: z.int(),
  label: text.describe("What it was called where it came from"),
  contentType: text,
  size: z.int().describe("Bytes"),
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

const filed = z.looseObject({
  reference: text,
  law: text,
  requestType: text,
  agentName: maybe(text),
  receivedAt: moment,
});

const report = z.looseObject({
  system: text,
  request: text.describe("The reference of the request that it was reported for"),
  outcome: z.enum(["nothing", "holds", "erased", "done"]),
  reportedAt: moment,
  items: z.array(z.looseObject({ label: text, value: text })).describe("What it holds"),
});

const mail = z.looseObject({
  subject: text,
  text: text.describe("Empty once the mail was delivered"),
  topic: text,
  state: text,
  createdAt: moment,
  sentAt: maybe(moment),
});

const refusedForm = z.looseObject({ form: text, values: z.record(text, z.unknown()), expiresAt: moment });

/** What `data.json` of an answer holds. Objects may have more fields: none that is held is left out. */
const answerData = z
  .looseObject({
    email: text,
    generatedAt: moment,
    account: maybe(account),
    contactMessages: z.array(contactMessage),
    privacyRequests: z.array(privacyRequest),
    filedAsAgent: z.array(filed).describe("Requests that were filed for somebody else"),
    otherSystems: z.array(report).describe("What our other systems reported"),
    mails: z.array(mail),
    refusedForms: z.array(refusedForm).describe("Forms that were refused and wait to be corrected"),
    statusUpdates: maybe(z.looseObject({ createdAt: moment })).describe("The subscription to status updates"),
    unconfirmedStatusUpdates: z.array(z.looseObject({ createdAt: moment })),
    leftOut: z.array(text).describe("What is held and not in here, each with its reason"),
    files: z
      .array(z.looseObject({ name: text, label: text, contentType: text, size: z.int(), addedAt: moment }))
      .describe("The attached files, by their names in this archive"),
  })
  .describe("What is held about a person");

/** The JSON Schema (draft 2020-12) of `data.json`. */
export const answerSchema = () => z.toJSONSchema(answerData, { io: "input" });
