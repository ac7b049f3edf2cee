import "server-only";
import { randomUUID } from "node:crypto";
import type { Transaction } from "@/lib/platform/database";
import type { MailBody, OutboxMail, Prisma } from "@/lib/platform/database/generated/client";
import { jsonRows, timestampSql } from "@/lib/platform/database/sql";
import { escapeHtml } from "@/lib/platform/xml-text";
import { site } from "@/lib/site/brand";
import type { MailContent } from "./content";
import { type RenderedMail, renderMail } from "./render-mail";

/** The placeholder for a recipient's own text, such as a link, in a bulk email. */
export const placeholder = (name: string) => `{{${name}}}`;

interface Recipient {
  /** One bare address. */
  recipient: string;
  /** The row that the email is about for this recipient. */
  subjectId: string;
  /** The text for each placeholder. */
  fills: Record<string, string>;
  headers: Record<string, string>;
}

interface BulkMail {
  content: MailContent;
  topic: string;
  recipients: readonly Recipient[];
}

/**
 * Adds a bulk email to the outbox, in the transaction of its cause. The content is stored once and rendered when the
 * first one is sent, so that thousands cost only a row each. A single statement inserts all rows, because ten thousand
 * statements would block the server for seconds.
 */
export async function enqueueBulk(tx: Transaction, mail: BulkMail, now: Date): Promise<void> {
  const { content, topic, recipients } = mail;
  if (recipients.length === 0) return;
  const bodyId = randomUUID();
  await tx.mailBody.create({
    data: { id: bodyId, content: content as unknown as Prisma.InputJsonValue, createdAt: now },
  });
  const rows = recipients.map((own) => {
    const id = randomUUID();
    return { ...own, id, messageId: `<${id}@${site.domain}>` };
  });
  await tx.$executeRaw`
    INSERT INTO "OutboxMail" (
      "id", "messageId", "recipient", "subjectId", "headers", "fills",
      "subject", "text", "html", "bulk", "bodyId", "topic", "nextAttemptAt", "createdAt"
    )
    SELECT
      value ->> 'id', value ->> 'messageId', value ->> 'recipient', value ->> 'subjectId',
      value -> 'headers', value -> 'fills',
      ${content.subject}, '', '', TRUE, ${bodyId}, ${topic}, ${timestampSql(now)}, ${timestampSql(now)}
    FROM ${jsonRows(rows)}`;
}

/** The last rendered content by body id, because the emails of an update are sent one after another. */
const rendered = new Map<string, Promise<RenderedMail>>();
const keptRenderings = 8;

function renderOnce({ id, content }: MailBody): Promise<RenderedMail> {
  const known = rendered.get(id);
  if (known) return known;
  const rendering = renderMail(content as unknown as MailContent);
  rendered.set(id, rendering);
  rendering.catch(() => rendered.delete(id));
  for (const oldest of [...rendered.keys()].slice(0, -keptRenderings)) rendered.delete(oldest);
  return rendering;
}

const filled = (text: string, fills: [string, string][]) =>
  fills.reduce((whole, [name, value]) => whole.replaceAll(placeholder(name), () => value), text);

/** The complete email: a bulk email combines the shared content with the recipient's own parts. */
export async function wholeMail(mail: OutboxMail & { body: MailBody | null }): Promise<OutboxMail> {
  const { body, ...row } = mail;
  if (!body) return row;
  const { text, html } = await renderOnce(body);
  const fills = Object.entries((row.fills ?? {}) as Record<string, string>);
  const escaped = fills.map(([name, value]): [string, string] => [name, escapeHtml(value)]);
  return { ...row, text: filled(text, fills), html: filled(html, escaped) };
}
