import "server-only";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import type { OutboxMail } from "@/lib/platform/database/generated/client";
import { bareAddress, type Env, env } from "@/lib/platform/environment";
import { withXmlText } from "@/lib/platform/xml-text";

type EmailToSend = Pick<
  OutboxMail,
  "id" | "recipient" | "replyTo" | "messageId" | "createdAt" | "subject" | "text" | "html" | "headers"
>;

export type Deliver = (mail: OutboxMail) => Promise<unknown>;

/** Delivers a mail. @returns what the mail server answered, or the file that the mail is in */
type Transport = (mail: EmailToSend) => Promise<string>;

/** Milliseconds of silence after which a mail server counts as failed, and after which one that trickles does. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
export const deadlineMs = 60_000;

/**
 * The envelope is given apart from the headers, so that nothing in a header can add a recipient. A mail from before its
 * characters were checked is sent without those that no program reads.
 */
function compose(stored: EmailToSend) {
  const mail = withXmlText(stored);
  const { MAIL_FROM } = env();
  return {
    from: MAIL_FROM,
    to: { name: "", address: mail.recipient },
    ...(mail.replyTo && { replyTo: { name: "", address: mail.replyTo } }),
    envelope: { from: bareAddress(MAIL_FROM), to: [mail.recipient] },
    messageId: mail.messageId,
    date: mail.createdAt,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { "Auto-Submitted": "auto-generated", ...(mail.headers as Record<string, string> | null) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** No pool: nodemailer's sends a mail again by itself when the connection breaks, though it may have arrived. */
function smtp(url: string): Transport {
  const transport = createTransport({ url, ...timeouts });
  return async (mail) => {
    const sent = await transport.sendMail({ ...compose(mail), signal: AbortSignal.timeout(deadlineMs) });
    return sent.response;
  };
}

/**
 * Without a mail server every message is a file that any mail program opens. Written whole or not at all, and readable
 * by this user only: the links in it work.
 */
function files(directory: string): Transport {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail(compose(mail));
    const folder = path.resolve(/* turbopackIgnore: true */ process.cwd(), directory);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const stamp = mail.createdAt.toISOString().replace(/[:.]/g, "-");
    const file = path.join(folder, `${stamp}-${mail.id}.eml`);
    await writeFile(`${file}.part`, message as Buffer, { flush: true, mode: 0o600 });
    await rename(`${file}.part`, file);
    return file;
  };
}

/** How mail leaves this process: to the server of SMTP_URL, or as files in MAIL_DIR. */
export function transport({ SMTP_URL, MAIL_DIR }: Pick<Env, "SMTP_URL" | "MAIL_DIR"> = env()): Transport {
  return SMTP_URL ? smtp(SMTP_URL) : files(MAIL_DIR);
}

/** Whether the mail server of SMTP_URL takes a connection and the sign-in now. Files need no asking. */
export async function isMailServerUsable({ SMTP_URL }: Pick<Env, "SMTP_URL"> = env()): Promise<boolean> {
  if (!SMTP_URL) return false;
  const server = createTransport({ url: SMTP_URL, ...timeouts });
  try {
    return await server.verify();
  } catch {
    return false;
  } finally {
    server.close();
  }
}
