import "server-only";
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { subHours } from "date-fns";
import { convert } from "html-to-text";
import PostalMime, { type Address, type Email } from "postal-mime";
import { notifyStaff } from "@/lib/desk/notices";
import { deskWords } from "@/lib/desk/words";
import { mailboxOf } from "@/lib/mail/mailbox";
import type { Context } from "@/lib/platform/context";
import { lock, type Reader, read } from "@/lib/platform/database";
import { env } from "@/lib/platform/environment";
import { storedEmailAddress } from "@/lib/platform/forms/fields";
import { lengths } from "@/lib/platform/forms/lengths";
import { HttpError } from "@/lib/platform/http-error";
import { deriveKey } from "@/lib/platform/signed";
import { withXmlText } from "@/lib/platform/xml-text";
import { consolePaths } from "@/lib/site/staff-paths";
import { changeMessage } from "./events";
import { contactWords } from "./words";

/** The maximum size of an email. Attachments aren't stored, but count. */
export const maxReplyBytes = 10 * 1024 * 1024;
/** The maximum replies to one message per hour, so that two programs can't answer each other endlessly. */
const repliesPerHour = 20;

const purpose = "reply address";

/** 80 bits in lower case, because mail servers may change the case of an address. */
function signatureOf(reference: string): string {
  const mac = createHmac("sha256", deriveKey(purpose, "")).update(reference).digest("hex");
  return mac.slice(0, 20);
}

/** The reply address for an answer: `reply+cm-7k2m-9qxd.SIGNATURE@…`; null if replies aren't received. */
export function replyAddress(reference: string): string | null {
  const [local, domain] = env().REPLY_ADDRESS?.split("@") ?? [];
  return local && domain ? `${local}+${reference.toLowerCase()}.${signatureOf(reference)}@${domain}` : null;
}

/** The reference in one of our reply addresses; null for other addresses and wrong signatures. */
export function readReplyAddress(address: string): string | null {
  const [local, domain] = env().REPLY_ADDRESS?.toLowerCase().split("@") ?? [];
  const [to = "", at] = address.trim().toLowerCase().split("@");
  if (!local || at !== domain || !to.startsWith(`${local}+`)) return null;
  const [name = "", signature = ""] = to.slice(local.length + 1).split(".");
  const reference = name.toUpperCase();
  const expectedSignature = Buffer.from(signatureOf(reference));
  const actual = Buffer.from(signature);
  return actual.length === expectedSignature.length && timingSafeEqual(actual, expectedSignature)
    ? reference
    : null;
}

const addressesOf = (list: readonly Address[] | undefined): string[] =>
  (list ?? []).flatMap((one) => one.address ?? one.group?.flatMap((member) => member.address) ?? []);

/** The recipients of an email, the mail server's own header first. */
function recipientsOf({ to, cc, deliveredTo, headers }: Email, recipient: string | undefined): string[] {
  // The headers of Postfix and Exim.
  const names = ["x-original-to", "envelope-to"];
  const original = headers.filter(({ key }) => names.includes(key)).map(({ value }) => value);
  return [recipient, deliveredTo, ...original, ...addressesOf(to), ...addressesOf(cc)].filter(
    (address) => address !== undefined,
  );
}

/** A header's value without its comments, which can be nested (RFC 5322 §3.2.2). */
function withoutComments(value: string): string {
  let depth = 0;
  return value.replace(/\\.|[^\\()]+|[\\()]/gs, (part) => {
    if (part === "(") depth += 1;
    const isComment = depth > 0;
    if (part === ")" && isComment) depth -= 1;
    return isComment ? " " : part;
  });
}

/** Whether a program sent it (RFC 3834): an out-of-office reply, a bounce, a mailing list. These aren't added. */
function isAutomatic({ headers, from }: Email): boolean {
  const headerValue = (name: string) => headers.find(({ key }) => key === name)?.value.toLowerCase() ?? "";
  // There may be comments beside the keyword, and parameters after it.
  const [submitted = ""] = withoutComments(headerValue("auto-submitted")).trim().split(/[\s;]/, 1);
  return (
    (submitted !== "" && submitted !== "no") ||
    ["bulk", "list", "junk", "auto_reply"].includes(headerValue("precedence")) ||
    headerValue("return-path").trim() === "<>" ||
    headerValue("list-id") !== "" ||
    /^mailer-daemon@/i.test(from?.address ?? "")
  );
}

/**
 * The text of an email that has only HTML. Links and pictures are left out; a quotation has the usual signs. Each row of a table is a
 * line, because the numbers of two cells must not become one.
 */
function htmlToText(html: string): string {
  const tags = html.slice(0, maxHtmlLength).split("<", maxTags);
  const options: Parameters<typeof convert>[1] = {
    wordwrap: false,
    limits: { maxInputLength: maxHtmlLength },
    selectors: [
      { selector: "img", format: "skip" },
      { selector: "a", options: { ignoreHref: true } },
      { selector: "tr", format: "block" },
      ...["td", "th"].map((selector) => ({ selector, format: "inlineSurround", options: { suffix: " " } })),
      ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  };
  try {
    return convert(tags.join("<"), options);
  } catch {
    // The package throws for some numbers of lists.
    throw unreadable();
  }
}

/** How many files staff won't see. Pictures that the HTML shows, such as a logo, count only if there is nothing else. */
function countFiles({ attachments }: Email, hasText: boolean): number {
  const isFile = ({ disposition, related }: Email["attachments"][number]) =>
    disposition === "attachment" || !related;
  return hasText ? attachments.filter(isFile).length : attachments.length;
}

/** The text without the quotation at its end, which is our own answer and already in the thread. */
export function stripQuotedText(text: string): string {
  const lines = withXmlText(text).replaceAll("\r\n", "\n").split("\n");
  let end = lines.length;
  while (end > 0 && /^\s*(>.*)?$/.test(lines[end - 1] ?? "")) end -= 1;
  // In every language, the line before the quotation ends with a colon.
  const hasQuotation =
    end < lines.length && lines.slice(end).some((line) => line.trimStart().startsWith(">"));
  if (hasQuotation && /:\s*$/.test(lines[end - 1] ?? "")) {
    end -= 1;
    while (end > 0 && lines[end - 1]?.trim() !== "") end -= 1;
  }
  const newText = lines.slice(0, end).join("\n").trim();
  const storedText = newText || lines.join("\n").trim();
  return [...storedText].slice(0, lengths.message).join("");
}

/** The maximum length of a header line (RFC 5322 section 2.1.1); longer names are cut. */
const maxLineLength = 998;

/** Header text that can be stored: emails may contain characters and lengths that forms don't accept. */
const headerText = (value: string, maxLength: number): string =>
  [...withXmlText(value).replace(/\s+/g, " ").trim()].slice(0, maxLength).join("");

export type ReplyResult = { outcome: "stored" | "repeated" | "automatic"; reference: string };

/** More HTML than a long reply has; the rest is discarded. */
const maxHtmlLength = 500_000;
/** More tags than a long reply has. Unbalanced tags take quadratic time; this many take less than a second. */
const maxTags = 10_000;
/** More lines than 10 MB of attachments have. Parsing takes memory for each. */
const maxLines = 200_000;
/** More than the headers of any real email, those of its parts included. Parsing time grows faster than the size. */
const maxHeaderBytes = 128 * 1024;
/** More than any reply has: its parts, and lines of text that begin like a boundary. */
const maxBoundaries = 2000;

function countOccurrences(raw: Buffer, sought: string): number {
  let count = 0;
  for (let at = raw.indexOf(sought); at !== -1; at = raw.indexOf(sought, at + 1)) count += 1;
  return count;
}

const unreadable = () => new HttpError(422, "This email can’t be read.");

/** Parses an email. */
async function parseEmail(raw: Uint8Array): Promise<Email> {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const isTooLarge =
    raw.byteLength > maxReplyBytes ||
    countOccurrences(bytes, "\n") > maxLines ||
    countOccurrences(bytes, "\n--") > maxBoundaries;
  if (isTooLarge) throw new HttpError(413, "The email is too large.");
  try {
    return await PostalMime.parse(raw, { maxNestingDepth: 64, maxHeadersSize: maxHeaderBytes });
  } catch {
    throw unreadable();
  }
}

/** The header of an email. The body is only parsed if a recipient's address is ours, since anybody can send large emails. */
function headerBytes(raw: Uint8Array): Uint8Array {
  const start = Buffer.from(raw.subarray(0, maxHeaderBytes));
  const ends = ["\n\n", "\n\r\n"].map((end) => start.indexOf(end)).filter((at) => at !== -1);
  return start.subarray(0, ends.length > 0 ? Math.min(...ends) + 1 : start.length);
}

/** Identifies an email that is delivered again: by its Message-ID, or else by its date, sender and body. */
function mailRefOf({ messageId, date, from }: Email, raw: Uint8Array): string {
  const id = messageId && headerText(messageId, maxLineLength);
  if (id) return id;
  const body = raw.subarray(headerBytes(raw).length);
  return createHash("sha256").update(`${date}\n${from?.address}\n`).update(body).digest("hex");
}

/**
 * Adds an emailed reply to its message's thread and marks the message as new. The signed address authorizes it; the
 * sender's address is shown.
 * @param recipient the mail server's delivery address, if known
 * @throws HttpError 404 for an address that isn't ours or a deleted message, 413, 422, 429
 */
export async function receiveReply(
  context: Context,
  { raw, recipient }: { raw: Uint8Array; recipient?: string },
): Promise<ReplyResult> {
  const header = await parseEmail(headerBytes(raw));
  const reference = recipientsOf(header, recipient)
    .map(readReplyAddress)
    .find((found) => found !== null);
  if (!reference) throw new HttpError(404, "This email isn’t addressed to a reply address of ours.");
  const { now } = context;
  const message = await read((db) => db.contactMessage.findUnique({ where: { reference } }));
  if (!message) throw new HttpError(404, "This message doesn’t exist.");
  const messageId = message.id;
  if (isAutomatic(header)) return { outcome: "automatic", reference };
  const mailRef = mailRefOf(header, raw);
  const isStored = async (db: Reader) => (await db.contactEvent.count({ where: { messageId, mailRef } })) > 0;
  const requireUnderLimit = async (db: Reader) => {
    const recent = { messageId, kind: "replied", at: { gt: subHours(now, 1) } };
    if ((await db.contactEvent.count({ where: recent })) >= repliesPerHour)
      throw new HttpError(429, "Too many replies arrived within an hour.");
  };
  // Before the body is parsed, which takes longer, and again when the reply is stored.
  if (await read(isStored)) return { outcome: "repeated", reference };
  await read(requireUnderLimit);
  const email = await parseEmail(raw);
  const from = headerText(email.from?.address ?? "", lengths.email);
  const isSender = mailboxOf(from) === mailboxOf(message.email);
  const note = stripQuotedText(email.text?.trim() ? email.text : htmlToText(email.html ?? ""));
  const files = countFiles(email, note !== "");
  if (note === "" && files === 0) throw new HttpError(422, "The email is empty.");
  const fileNote = files > 0 ? `\n\n[${files} ${files === 1 ? "file was" : "files were"} left out]` : "";
  return context.transact(async (tx) => {
    await lock(tx, `contact replies ${messageId}`);
    if (await isStored(tx)) return { outcome: "repeated", reference };
    await requireUnderLimit(tx);
    const actor = isSender ? message.name : storedEmailAddress.safeParse(from).success ? from : "unknown";
    await changeMessage(tx, context, { id: messageId }, () => ({
      handled: false,
      event: { kind: "replied", actor, note: `${note}${fileNote}`.trim(), mailRef },
    }));
    const kind = contactWords.en.types[message.type as keyof typeof contactWords.en.types];
    await notifyStaff(tx, context, {
      about: "messages",
      reference,
      kind,
      path: consolePaths.message(messageId),
      subject: deskWords.emails.reply(reference),
    });
    return { outcome: "stored", reference };
  });
}
