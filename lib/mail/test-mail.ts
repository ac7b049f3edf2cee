import "server-only";
import { randomUUID } from "node:crypto";
import { env } from "@/lib/platform/environment";
import { HttpError } from "@/lib/platform/http-error";
import { site } from "@/lib/site/brand";
import { paragraph } from "./content";
import { renderMail } from "./render-mail";
import { transport } from "./transport";

/** The host without user and password. */
const serverOf = (url: string) => new URL(url).host;

/**
 * Sends an email directly, without the outbox, to test the settings.
 * @returns a sentence with the mail server's response, or the file that contains the email
 * @throws HttpError with the mail server's response, or the connection error
 */
export async function sendTestMail(recipient: string, now: Date): Promise<string> {
  const id = randomUUID();
  const rendered = await renderMail({
    subject: `Test email from ${site.name}`,
    heading: "This is a test",
    blocks: [
      paragraph(
        `Someone with shell access to the server that runs ${site.url} sent this test email. If it reached you, email delivery works.`,
      ),
    ],
  });
  const mail = { ...rendered, id, recipient, replyTo: null, headers: null, files: null, createdAt: now };
  const { SMTP_URL, MAIL_DIR, MAIL_FROM } = env();
  try {
    const answer = await transport()({ ...mail, messageId: `<${id}@${site.domain}>` });
    if (SMTP_URL === undefined) return `SMTP_URL is not set, so the email was written to a file: ${answer}`;
    return `${serverOf(SMTP_URL)} accepted the email from ${MAIL_FROM} and responded: ${answer}`;
  } catch (error) {
    const where = SMTP_URL === undefined ? `written to ${MAIL_DIR}` : `delivered by ${serverOf(SMTP_URL)}`;
    throw new HttpError(502, `The email was not ${where}: ${(error as Error).message}`);
  }
}
