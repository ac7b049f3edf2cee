import "server-only";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { read } from "@/lib/platform/database";
import type { OutboxMail } from "@/lib/platform/database/generated/client";
import { type Env, env, senderAddress } from "@/lib/platform/environment";
import { DamagedFile, LostKey } from "@/lib/platform/files/encryption";
import { openFile } from "@/lib/platform/files/stored-files";
import { describeError, log } from "@/lib/platform/log";
import { withXmlText } from "@/lib/platform/xml-text";
import { fileStoreUnavailableCode, unreadableFileCode } from "./words";

type EmailToSend = Pick<
  OutboxMail,
  | "id"
  | "recipient"
  | "replyTo"
  | "messageId"
  | "createdAt"
  | "subject"
  | "text"
  | "html"
  | "headers"
  | "files"
>;

/** A stored file to attach, as referenced by the email's row. */
export type MailFile = { id: string; name: string; type: string };

export type Deliver = (mail: OutboxMail) => Promise<unknown>;

/** Delivers an email. @returns the mail server's response, or the email's file */
type Transport = (mail: EmailToSend) => Promise<string>;

/** The idle timeouts of a mail server connection, and the total limit for a slow server, in milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
export const deadlineMs = 60_000;

/** Reads all files before the email is sent, so that none is sent without its files. @throws Error with a code */
async function attachmentsOf(files: readonly MailFile[]) {
  const ids = files.map(({ id }) => id);
  const rows =
    files.length > 0 ? await read((db) => db.storedFile.findMany({ where: { id: { in: ids } } })) : [];
  const attachments: { filename: string; contentType: string; content: Buffer }[] = [];
  for (const { id, name: filename, type: contentType } of files) {
    try {
      const row = rows.find((one) => one.id === id);
      if (!row) throw new DamagedFile("The file was removed.");
      const pieces: Uint8Array[] = [];
      for await (const piece of await openFile(row)) pieces.push(piece);
      attachments.push({ filename, contentType, content: Buffer.concat(pieces) });
    } catch (error) {
      log.error({ file: id, ...describeError(error) }, "a file of an email can’t be read");
      const isGone = error instanceof DamagedFile || error instanceof LostKey;
      throw Object.assign(new Error("A file of this email can’t be read."), {
        code: isGone ? unreadableFileCode : fileStoreUnavailableCode,
      });
    }
  }
  return attachments;
}

/**
 * The envelope is separate from the headers, so that no header can add a recipient. Emails stored before their
 * characters were validated are sent without invalid ones.
 */
async function compose(stored: EmailToSend) {
  const mail = withXmlText(stored);
  const { MAIL_FROM } = env();
  return {
    from: MAIL_FROM,
    to: { name: "", address: mail.recipient },
    ...(mail.replyTo && { replyTo: { name: "", address: mail.replyTo } }),
    envelope: { from: senderAddress(MAIL_FROM), to: [mail.recipient] },
    messageId: mail.messageId,
    date: mail.createdAt,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: await attachmentsOf((mail.files ?? []) as MailFile[]),
    headers: { "Auto-Submitted": "auto-generated", ...(mail.headers as Record<string, string> | null) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** No pool: nodemailer's pool resends an email by itself if the connection breaks, although it may have arrived. */
function smtp(url: string): Transport {
  const transport = createTransport({ url, ...timeouts });
  return async (mail) => {
    const sent = await transport.sendMail({
      ...(await compose(mail)),
      signal: AbortSignal.timeout(deadlineMs),
    });
    return sent.response;
  };
}

/**
 * Without a mail server, each email is a file that any email program opens. It is written atomically and readable by
 * this user only, because its links work.
 */
function files(directory: string): Transport {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail(await compose(mail));
    const folder = path.resolve(/* turbopackIgnore: true */ process.cwd(), directory);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const stamp = mail.createdAt.toISOString().replace(/[:.]/g, "-");
    const file = path.join(folder, `${stamp}-${mail.id}.eml`);
    await writeFile(`${file}.part`, message as Buffer, { flush: true, mode: 0o600 });
    await rename(`${file}.part`, file);
    return file;
  };
}

/** How emails leave this process: to the server of SMTP_URL, or as files in MAIL_DIR. */
export function transport({ SMTP_URL, MAIL_DIR }: Pick<Env, "SMTP_URL" | "MAIL_DIR"> = env()): Transport {
  return SMTP_URL ? smtp(SMTP_URL) : files(MAIL_DIR);
}

export type SentAs = "email" | "file";

/** What this process sends an email as. */
export const currentSentAs = ({ SMTP_URL }: Pick<Env, "SMTP_URL"> = env()): SentAs =>
  SMTP_URL ? "email" : "file";

/** Whether the mail server of SMTP_URL accepts a connection and the credentials now. False without one. */
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
