import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import PostalMime from "postal-mime";
import { afterAll, expect, it } from "vitest";
import type { OutboxMail } from "@/lib/platform/database/generated/client";
import { isXmlText } from "@/lib/platform/xml-text";
import { testSecrets } from "@/tests/support/template";

const folder = mkdtempSync(path.join(tmpdir(), "palisade-"));
Object.assign(process.env, testSecrets, { MAIL_DIR: folder, SMTP_URL: "", DATABASE_URL: "file:unused.db" });
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { transport } = await import("@/lib/mail/transport");

it("an email stored before invalid characters were rejected is sent without them", async () => {
  const bad = "A bell \u0007 and \ufffe";
  const queued = {
    ...{ id: "1", recipient: "ada@example.com", replyTo: null, messageId: "<1@example.com>", headers: null },
    ...{ createdAt: new Date(0), subject: bad, text: bad, html: `<p>${bad}</p>` },
  } as unknown as OutboxMail;
  await transport()(queued);
  const [file = ""] = readdirSync(folder);
  const mail = await PostalMime.parse(readFileSync(path.join(folder, file)));
  for (const part of [mail.subject, mail.text, mail.html]) {
    expect(part).toContain("A bell \ufffd and \ufffd");
    expect(isXmlText(part ?? "")).toBe(true);
  }
});
