import type { IncomingHttpHeaders } from "node:http";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { registrations } from "@/lib/accounts/schema";
import { plannedAnnouncement } from "@/lib/announcements/schema";
import { joinSchema, signInSchema } from "@/lib/auth/people/schema";
import { browserName } from "@/lib/auth/sessions/browser-name";
import { contactFieldNames, contactSchemas, messageActionSchema } from "@/lib/contact/schema";
import { isAlwaysOpen } from "@/lib/gate/always-open";
import { linkSecretOf } from "@/lib/gate/gate-decision";
import { accessAttempts, linkAttempts } from "@/lib/gate/schema";
import { incidentUpdate, newIncident, plannedMaintenance } from "@/lib/incidents/schema";
import { mailboxOf } from "@/lib/mail/mailbox";
import { preFilter } from "@/lib/moderation/pre-filter";
import { csvLines } from "@/lib/platform/csv";
import { contentTypeOf, sniffedBytes } from "@/lib/platform/files/content-type";
import { downloadName, fileLabel } from "@/lib/platform/files/names";
import { containsLink, emailAddress } from "@/lib/platform/forms/fields";
import { lengths } from "@/lib/platform/forms/lengths";
import { defineCookie } from "@/lib/platform/http/cookies";
import { expectedVersion } from "@/lib/platform/http/if-match";
import { isMobile } from "@/lib/platform/http/is-mobile";
import { readFields, validate } from "@/lib/platform/http/parse";
import { readUpload } from "@/lib/platform/http/read-upload";
import { assertSameOrigin, backPath } from "@/lib/platform/http/same-origin";
import { clientAddress } from "@/lib/platform/http-server/client-address";
import { isUnusedFrameworkPath, removeFrameworkHeaders } from "@/lib/platform/http-server/framework";
import { setRequestHeaders } from "@/lib/platform/http-server/request-headers";
import { createRouteMatcher } from "@/lib/platform/http-server/route-pattern";
import { imageInfo } from "@/lib/platform/image-info";
import { safePath } from "@/lib/platform/safe-path";
import { connectorReportSchema } from "@/lib/privacy/connectors/schema";
import { caseActionSchema } from "@/lib/privacy/core/case-schema";
import { readReference } from "@/lib/privacy/core/reference";
import { anyRequestSchemas, findRequestSchemas, optOutSchemas } from "@/lib/privacy/core/schema";
import { settingList } from "@/lib/settings";
import { isExempt } from "@/lib/settings/exempt-paths";
import { listedPath, pathBelowTop, safeLink } from "@/lib/settings/fields";
import { uploadedImage } from "@/lib/settings/uploaded-image";
import { languageOfTarget } from "@/lib/site/language";
import { placeReport } from "@/lib/status/place-checks";
import { isOneClickRequest } from "@/lib/subscribers/one-click";
import { subscriptionChangeSchemas, subscriptionFormSchemas } from "@/lib/subscribers/schema";
import { endpointInput } from "@/lib/webhooks/schema";

/** Inputs faster than this, in milliseconds, are not measured again. */
const noticedMs = 20;
/** The maximum slowdown for four times the input. Quadratic work takes sixteen times as long. */
const maxGrowth = 10;
/** A quarter counts as at least this many milliseconds, so that only work over 50 ms, the budget for a request, can fail. */
const minQuarterMs = 5;
/** The fastest of several runs excludes what else happens in the process, such as garbage collection. */
const runs = 9;
/** Times longer than this, in milliseconds, are not measured again: other work on the machine hardly changes them. */
const clearMs = 500;
/** What else a machine does can distort one comparison, but not all of them. */
const comparisons = 3;

type Work = (text: string) => unknown;

/** CPU time in milliseconds, which doesn't depend on other load. */
async function timed(work: Work, text: string): Promise<number> {
  const before = process.cpuUsage();
  try {
    await work(text);
  } catch {
    // A refusal counts as handling the input.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function fastest(work: Work, text: string): Promise<number> {
  const times: number[] = [];
  while (times.length < runs && !times.some((ms) => ms > clearMs)) times.push(await timed(work, text));
  return Math.min(...times);
}

/** Building blocks of hostile texts: repeatable pieces, and pieces that look like the start of something else. */
const pieces = [
  ..." \n\"'\\/.,;:=&%@-_+*#!?$()[{<>a1ä\u0301\u200b\ufdfa\u0000",
  ...'\r\n|a |a.|a@|a-|1 |1.|//|/a|../|%41|%e4%|a=b&|a=b; |&&|a"|\\"|[[|🙂|\ud800|a!|f u c k |1:1:'.split(
    "|",
  ),
  ...'{"a":|<a |<a x href=|<!--|--x\r\n|\r\n--|\r\n--x|: a\r\n|a: \r\n|http://a.co/|javascript:|a(at)b.co '.split(
    "|",
  ),
  ..."spic and span |call 202 555 0100 |4111 1111 1111 1111 |de89 3704 |J.|[::1]:1,|br;q=0.1, |127.0.0.1, ".split(
    "|",
  ),
];

/** The piece repeated, alone and after a prefix that it doesn't match. */
const textsOf = (piece: string, size: number): string[] => {
  const repeated = piece.repeat(Math.ceil(size / piece.length)).slice(0, size - 1);
  return [`${repeated}\u0001`, `a${repeated}`];
};

/** @returns how many times longer the text takes than a quarter of it; 0 if it is too fast to measure */
async function growth(work: Work, text: string, quarter: string): Promise<number> {
  if ((await timed(work, text)) < noticedMs) return 0;
  const ms = await fastest(work, text);
  return ms < noticedMs ? 0 : ms / Math.max(minQuarterMs, await fastest(work, quarter));
}

/** @returns descriptions of work that grows too fast */
async function slowIn(
  name: string,
  size: number,
  work: Work,
  made = textsOf,
  all: readonly string[] = pieces,
): Promise<string[]> {
  const slow: string[] = [];
  for (const piece of all) {
    const quarter = made(piece, size / 4);
    for (const [index, text] of made(piece, size).entries()) {
      let times = Number.POSITIVE_INFINITY;
      for (let turn = 0; turn < comparisons && times > maxGrowth; turn++)
        times = Math.min(times, await growth(work, text, quarter[index] ?? ""));
      if (times > maxGrowth)
        slow.push(
          `${name}, ${JSON.stringify(text.slice(0, 30))}: takes ${times.toFixed(1)} times as long for four times the input`,
        );
    }
  }
  return slow;
}

const body = lengths.bodyBytes;
/** Node's limit for the headers and the address together. */
const head = 16 * 1024;
const address = "http://localhost:3000/";

const post = (type: string, content: BodyInit) =>
  new Request(address, { method: "POST", headers: { "Content-Type": type }, body: content });
const multipart = "multipart/form-data; boundary=x";
const form = (content: string) => post("application/x-www-form-urlencoded", content);

/** Restricted to characters that are allowed in headers. */
const headerOf = (text: string) => text.replace(/[^\t -~\x80-\xff]/g, "?").trim();
const asking = (name: string, text: string) => new Request(address, { headers: { [name]: headerOf(text) } });

const bodies: Record<string, Work> = {
  "a form": (text) => readFields(form(text)),
  "a form's field": (text) => readFields(form(new URLSearchParams({ a: text }).toString().slice(0, body))),
  "a JSON body": (text) => readFields(post("application/json", text)),
  "a JSON text": (text) => readFields(post("application/json", JSON.stringify({ a: text }).slice(0, body))),
  "a mail program's one click": (text) => isOneClickRequest(form(`List-Unsubscribe${text}`.slice(0, body))),
  "a mail program's one click, in parts": (text) => isOneClickRequest(post(multipart, text)),
};

const file = (headers: string, content: string) => `--x\r\n${headers}\r\n\r\n${content}\r\n--x--\r\n`;
const named = (name: string) => `Content-Disposition: form-data; name="a"; filename="${name}"`;

async function readAll(request: Request): Promise<void> {
  for await (const part of readUpload(request)) if (part.kind === "file") for await (const _ of part.bytes);
}

const files: Record<string, Work> = {
  "a form with files": (text) => readAll(post(multipart, text)),
  "a file": (text) => readAll(post(multipart, file(named("a.txt"), text))),
  "a file's name": (text) => readAll(post(multipart, file(named(text), "a"))),
  "a file's headers": (text) => readAll(post(multipart, file(text, "a"))),
  "a file's type": (text) => contentTypeOf(Buffer.from(text).subarray(0, sniffedBytes)),
  "a file's label": (text) => downloadName({ number: 1, label: fileLabel(text), extension: "pdf" }),
};

const headers: Record<string, Work> = {
  "the addresses of proxies": (text) =>
    clientAddress("127.0.0.1", headerOf(text), ["127.0.0.0/8", "10.0.0.0/8", "::1"]),
  encodings: (text) => setRequestHeaders({ "accept-encoding": headerOf(text) }, known),
  "the state of the router": (text) => setRequestHeaders({ "next-router-state-tree": headerOf(text) }, known),
  "names of headers": (text) => {
    const all: IncomingHttpHeaders = { [headerOf(text)]: "", [`next-${headerOf(text)}`]: "" };
    removeFrameworkHeaders(all);
    setRequestHeaders(all, known);
  },
  cookies: (text) => defineCookie("palisade-operator", { sameSite: "Strict" }).read(asking("cookie", text)),
  "If-Match": (text) => expectedVersion(asking("if-match", text)),
  origin: (text) => assertSameOrigin(asking("origin", text)),
  referer: (text) => backPath(asking("referer", `${address}${text}`)),
  "the browser's name": (text) => [
    browserName(headerOf(text)),
    isMobile(new Headers({ "user-agent": headerOf(text) })),
  ],
};
const known = { requestId: "id", clientAddress: "192.0.2.1" };

const patternOf = createRouteMatcher(["/api/[law]/request", "/status/incidents/[id]", "/[a]/[b]/[c]/[d]"]);
const paths: Record<string, Work> = {
  "an address": (text) => [
    isUnusedFrameworkPath(`/${text}`),
    isUnusedFrameworkPath(`/_next/static/chunks/${text}`),
    safePath(`/${text}`),
    patternOf(`/${text}`),
    languageOfTarget(`/de/${text}`),
    languageOfTarget(`/?${text}`),
  ],
  "an address behind the gate": (text) => [
    isAlwaysOpen(`/${text}`),
    isAlwaysOpen(`/_next/static/${text}`),
    linkSecretOf(`/enter/${text}`),
    isExempt(`/status/${text}`, ["/status", "/de/status"]),
  ],
};

const texts: Record<string, Work> = {
  "a mail address": (text) => [emailAddress.safeParse(text), mailboxOf(text)],
  "an address with a long domain": (text) => emailAddress.safeParse(`a@${text}`),
  "a name": containsLink,
  "a reference": readReference,
  "a table's cell": (text) => csvLines([[text, text]]),
  "a path in a list": (text) => [
    listedPath("Path").safeParse(text),
    pathBelowTop("Path").safeParse(`/${text}`),
  ],
  "a link": (text) => [safeLink.safeParse(text), safeLink.safeParse(`/${text}`)],
};

describe("input of the maximum size", () => {
  const cases: [string, Record<string, Work>, number][] = [
    ["a body", bodies, body],
    ["an upload", files, body],
    ["a header", headers, head],
    ["an address", paths, head],
    ["a field", texts, body],
  ];
  it.each(cases)("takes time in proportion to its length: %s", async (_kind, all, size) => {
    const slow: string[] = [];
    for (const [name, work] of Object.entries(all)) slow.push(...(await slowIn(name, size, work)));
    expect(slow).toEqual([]);
  });

  it("takes time in proportion to its length: the pre-filter’s text", async () => {
    expect(await slowIn("the pre-filter", 10_000, (text) => preFilter(text))).toEqual([]);
  });

  it("takes time in proportion to its length: an image", async () => {
    const image = (text: string) => imageInfo(Buffer.from(text));
    const sent = (text: string) => uploadedImage(post(multipart, text), logo);
    const logo = { maximumBytes: lengths.logoBytes, tooLarge: "too large" };
    const slow = await slowIn("an image", lengths.logoBytes, image);
    expect([...slow, ...(await slowIn("an image in a form", lengths.logoBytes, sent))]).toEqual([]);
  });
});

const schemas: Record<string, z.ZodType> = {
  contact: contactSchemas.en,
  registration: registrations.en,
  subscription: subscriptionFormSchemas.en,
  "a changed subscription": subscriptionChangeSchemas.en,
  passcode: accessAttempts.en,
  "an access link": linkAttempts.en,
  "a privacy request": anyRequestSchemas.en,
  "an opt-out": optOutSchemas.en,
  "a lost request": findRequestSchemas.en,
  "sign-in": signInSchema,
  "an invitation": joinSchema,
  "an answer": messageActionSchema,
  "a case": caseActionSchema,
  "a report": connectorReportSchema,
  measurements: placeReport,
  "an incident": newIncident,
  maintenance: plannedMaintenance,
  "an update": incidentUpdate,
  "an announcement": plannedAnnouncement,
  "a webhook": endpointInput,
  ...Object.fromEntries(settingList.map(({ key, input }) => [`the setting ${key}`, input])),
};

/** Fields that select one of several shapes. */
const kind = { step: "answer", kind: "incident", law: "gdpr" };
const names = (
  "email acceptTerms password services maintenance token passcode secret code credential region " +
  "description agentName agentEmail reference text to version items checks place at startsAt endsAt title pages events url " +
  "exempt link linkText enabled"
)
  .split(" ")
  .concat(contactFieldNames)
  .filter((name, index, all) => all.indexOf(name) === index);

/** Values of the maximum size and of unexpected types, in each field in turn. */
function* bodiesOf(size: number): Generator<string> {
  const values: unknown[] = [
    ...[" ", "a.", "/"].flatMap((piece) => textsOf(piece, size / 2)),
    Array.from({ length: size / 4 }, () => 1),
    Array.from({ length: size / 6 }, () => "/a"),
    Array.from({ length: size / 8 }, () => ({})),
    Object.fromEntries(Array.from({ length: size / 10 }, (_, index) => [String(index), 1])),
  ];
  for (const value of values) for (const name of names) yield JSON.stringify({ ...kind, [name]: value });
}

describe("fields of the maximum size", () => {
  it.each(Object.entries(schemas))("take time in proportion to their length: %s", async (name, schema) => {
    const request = post("application/json", "{}");
    const work = (text: string) => validate(request, schema, JSON.parse(text));
    const made = (_piece: string, size: number) => [...bodiesOf(size)];
    expect(await slowIn(name, body, work, made, ["all"])).toEqual([]);
  });
});
