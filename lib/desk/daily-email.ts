import "server-only";
import { enqueueBulk } from "@/lib/mail/bulk";
import { read, type Transaction } from "@/lib/platform/database";
import { whereHasRight } from "./assignee";
import { findNoticeRecipients, noticeEmail, noticeRights, staffNoticeTopic, staffRecipient } from "./notices";
import { deskWords } from "./words";

/** A number, with the first references. */
export interface DailyLine {
  label: string;
  count: number;
  references: string[];
}

/** The people whose daily email for a day such as "2026-01-31" has not been handled. */
const whereNotEmailedOn = (day: string) => ({ OR: [{ dueMailDay: null }, { dueMailDay: { not: day } }] });

/** Whether a daily email of this day remains to be handled. */
export async function isDailyEmailPending(day: string): Promise<boolean> {
  const person = { AND: [whereNotEmailedOn(day), whereHasRight(noticeRights.due)] };
  return (await read((db) => db.staffNotice.count({ where: { about: "due", person } }))) > 0;
}

const { emails: words } = deskWords;

const lineText = ({ count, references }: DailyLine): string => {
  const more = count - references.length;
  return `${count} (${references.join(", ")}${more > 0 ? words.andMore(more) : ""})`;
};

/**
 * Emails what is due to everybody who chose it, once a day; no email if nothing is due. The day is stored with each person, so that one
 * of several processes sends it.
 */
export async function sendDailyEmails(
  tx: Transaction,
  { now, day, lines, path }: { now: Date; day: string; lines: readonly DailyLine[]; path: string },
): Promise<{ mailed: number }> {
  const people = [];
  for (const person of await findNoticeRecipients(tx, "due", null)) {
    const { count } = await tx.person.updateMany({
      where: { id: person.id, ...whereNotEmailedOn(day) },
      data: { dueMailDay: day },
    });
    if (count > 0) people.push(person);
  }
  if (lines.length === 0 || people.length === 0) return { mailed: 0 };
  const facts = lines.map((line): [string, string] => [line.label, lineText(line)]);
  const content = noticeEmail(words.due(lines), facts, path);
  await enqueueBulk(
    tx,
    { content, topic: `${staffNoticeTopic}-due`, recipients: people.map(staffRecipient) },
    now,
  );
  return { mailed: people.length };
}
