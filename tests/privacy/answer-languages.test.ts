import { expect, it } from "vitest";
import { websiteRetentionTable } from "@/lib/data-inventory/tables";
import { formatFileSize } from "@/lib/platform/files/names";
import { answerDocument } from "@/lib/privacy/answers/document/document";
import { answerSchema } from "@/lib/privacy/answers/document/schema";
import { answerWords, labelOf, wordsOf } from "@/lib/privacy/answers/document/words";
import { processingOf } from "@/lib/privacy/answers/processing/processing";
import { groundOf } from "@/lib/privacy/laws";
import { languages } from "@/lib/site/language";

const at = new Date("2027-03-01T15:00:00Z");
const held = {
  email: "ada@example.com",
  generatedAt: at,
  account: null,
  contactMessages: [
    { reference: "CT-1", message: "<b>Hallo</b>", type: "general", createdAt: at, events: [] },
  ],
  privacyRequests: [
    {
      reference: "GD-7K2M-9QXD",
      law: "gdpr",
      requestType: "access",
      state: "in-progress",
      language: "de",
      channel: "website",
      receivedAt: at,
      gpc: false,
      events: [{ at, actor: "requester", kind: "received", note: null }],
    },
  ],
  filedAsAgent: [],
  otherSystems: [],
  mails: [{ subject: "Ihr DSGVO-Antrag", text: "", topic: "privacy-request", state: "sent", createdAt: at }],
  refusedForms: [],
  optOutSignal: null,
  statusUpdates: null,
  unconfirmedStatusUpdates: [],
  leftOut: Object.values(answerWords.de.leftOut),
};
const files = [
  {
    name: "files/01-scan.pdf",
    label: "scan.pdf",
    contentType: "application/pdf",
    size: 1_250_000,
    addedAt: at,
  },
];

it("the document of an answer is in the language of its request", () => {
  const html = answerDocument(
    { reference: "GD-7K2M-9QXD", language: "de" },
    held,
    processingOf({ law: "gdpr", region: null, language: "de", explanation: null }, held),
    files,
  );
  for (const words of [
    '<html lang="de">',
    "<h1>Ihre Daten</h1>",
    "über ada@example.com gespeichert hat, Stand 1. März 2027",
    "<dt>Eingegangen</dt>",
    "1. März 2027, 10:00",
    "In Bearbeitung",
    "Antragstellende Person",
    '<dt>Sprache</dt><dd dir="auto">Deutsch</dd>',
    "Allgemeine Anfrage",
    "&lt;b&gt;Hallo&lt;/b&gt;",
    "1,3 MB",
    "Es ist nichts gespeichert.",
  ])
    expect(html).toContain(words);
  expect(html).not.toMatch(/undefined|\{\w+\}|>(?:Received|Created|State|Yes|No|Account|Content)</);
});

it("the document contains no stored values except names of laws, places, grounds and languages", () => {
  const request = {
    ...held.privacyRequests[0],
    law: "us-states",
    region: "TX",
    denialGround: "accurate",
    requestType: "correct",
  };
  const mixed = { ...held, privacyRequests: [request] } as typeof held;
  for (const language of languages) {
    const html = answerDocument(
      { reference: "ST-7K2M-9QXD", language },
      mixed,
      processingOf({ law: "us-states", region: "TX", language, explanation: null }, mixed),
      [],
    );
    expect(html).toContain("Texas</dd>");
    expect(html).toContain(groundOf({ ...request, law: "us-states" }, "accurate", language)?.sentence);
    expect(html).not.toMatch(
      /<dd dir="auto">(?:TX|accurate|requester|website|in-progress|sent|privacy-request|general|de)<\/dd>/,
    );
  }
});

it("English fields keep their own names if these are clear", () => {
  expect(languages.map((language) => labelOf("dataOfferedUntil", language))).toEqual([
    "Data offered until",
    "Daten zum Herunterladen bis zum",
    "Données à télécharger jusqu’au",
    "Datos descargables hasta el",
  ]);
  expect(labelOf("closedAt", "en")).toBe("Closed");
  // Fields that a later version adds get a label too.
  expect(labelOf("somethingNewAt", "de")).toBe("Something new");
});

it("the contact form’s fields and options are named in each language, in document, schema and retention table", () => {
  expect(languages.map((language) => labelOf("type", language))).toEqual([
    "Inquiry type",
    "Art der Anfrage",
    "Type de demande",
    "Tipo de consulta",
  ]);
  expect(languages.map((language) => wordsOf("type", "sales", {}, language))).toEqual([
    "Sales",
    "Vertrieb",
    "Service commercial",
    "Ventas",
  ]);
  const required = expect.arrayContaining(["name", "email", "company", "type", "message"]);
  expect(answerSchema()).toMatchObject({ properties: { contactMessages: { items: { required } } } });
  for (const name of ["Name, E-Mail-Adresse, Unternehmen (falls angegeben), Art der Anfrage,", "Nachricht"])
    expect(websiteRetentionTable.de.rows[0]?.[1]).toContain(name);
});

it("a law’s name starts with a capital letter where it stands alone", () => {
  const named = languages.map((language) => wordsOf("law", "elsewhere", { law: "elsewhere" }, language));
  expect(named).toEqual(["Other countries", "Andere Länder", "Autres pays", "Otros países"]);
});

it("fields and values sent by another system are named as sent", () => {
  const names = ["constructor", "toString", "__proto__", "hasOwnProperty"];
  for (const name of names) {
    expect(labelOf(name, "en")).toMatch(/^[A-Z_]/);
    for (const field of ["state", "requestType", "region", "denialGround", name]) {
      const row = { law: "gdpr", requestType: name, region: name };
      expect(wordsOf(field, name, row, "de")).toBe(name);
    }
  }
});

it("file sizes are formatted for each language", () => {
  const sizes = [1, 312, 48_000, 12_400_000];
  expect(
    languages.map((language) => sizes.map((size) => formatFileSize(size, language).replace(/\s/g, " "))),
  ).toEqual([
    ["1 byte", "312 bytes", "48 KB", "12.4 MB"],
    ["1 Byte", "312 Byte", "48 kB", "12,4 MB"],
    ["1 octet", "312 octets", "48 ko", "12,4 Mo"],
    ["1 byte", "312 bytes", "48 kB", "12,4 MB"],
  ]);
});

it("an event of a contact message isn’t named as one of a privacy request", () => {
  const reply = { at, kind: "replied", note: "Thanks.", sentAt: null };
  expect(wordsOf("kind", "replied", reply, "en")).toBe("Your reply by email");
  expect(wordsOf("kind", "answered", { ...reply, kind: "answered" }, "de")).toBe("Unsere Antwort");
  const event = { at, kind: "answered", actor: "requester", note: null };
  expect(wordsOf("kind", "answered", event, "en")).toBe("Question answered");
});
