import { maxReplyBytes, receiveReply } from "@/lib/contact/replies";
import { sendTestMail } from "@/lib/mail/test-mail";
import { contextOf } from "@/lib/platform/context";
import { DatabaseUnavailable } from "@/lib/platform/database/faults";
import { env } from "@/lib/platform/environment";
import { HttpError } from "@/lib/platform/http-error";
import { type Command, ExitError, emailArgument, readArgs, takeVerb } from "./command";

/** Exit statuses of sysexits.h that mail servers understand: wrong data, no such address, try again later. */
const exitStatus: Record<number, number> = { 404: 67, 413: 65, 422: 65, 429: 75 };

/** The whole email; reading stops once it is too large. */
async function rawEmail(input: NodeJS.ReadableStream): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of input) {
    parts.push(Buffer.from(part));
    size += part.length;
    if (size > maxReplyBytes) break;
  }
  return Buffer.concat(parts);
}

async function receive(args: string[], input: NodeJS.ReadableStream): Promise<string> {
  const { positionals } = readArgs(args, {}, { maxArguments: 1 });
  if (!env().REPLY_ADDRESS) throw new ExitError("Set REPLY_ADDRESS to receive replies.", 78);
  const context = contextOf({ kind: "system", name: "mail" }, new Date());
  try {
    const { outcome, reference } = await receiveReply(context, {
      raw: await rawEmail(input),
      recipient: positionals[0],
    });
    return `${reference}: ${outcome}`;
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw new ExitError(error.message, 75);
    if (error instanceof HttpError) throw new ExitError(error.message, exitStatus[error.status] ?? 75);
    throw error;
  }
}

export const mailCommand: Command = {
  name: "mail",
  summary: "Send a test email; add a reply to its thread",
  help: `mail test ADDRESS        send one email to ADDRESS now, and print the mail server’s response
mail receive [ADDRESS]   add the email on standard input, delivered to ADDRESS, to the thread it replies to

“mail test” uses SMTP_URL and MAIL_FROM as the site does. Nothing is stored, and there is no second attempt. The exit status is
1 if the email wasn’t delivered. It is 0 if it was, or if it was written to a file because SMTP_URL is not set.

A mail server runs “mail receive” for each email to REPLY_ADDRESS and its extensions (docs/email.md). Its exit status follows
sysexits.h: 67 for an address that isn’t ours, 65 for an email that can’t be read, 75 to try again later.

Example:
  npm run operator -- mail test you@example.com`,

  async run(args, { input }) {
    const [verb, rest] = takeVerb(args, ["test", "receive"] as const);
    if (verb === "receive") return receive(rest, input);
    return sendTestMail(emailArgument(rest), new Date());
  },
};
