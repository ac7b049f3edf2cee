import "server-only";
import { enqueueBulk } from "@/lib/mail/bulk";
import { read, type Transaction } from "@/lib/platform/database";
import { withRight } from "./assignee";
import { contentOf, listeners, noticeRights, staffRecipient, topic } from "./notices";
import { deskWords } from "./words";

/** How many of something there are, and the references of the first of them. */
export interface DailyLine {
  label: string;
  count: number;
  references: string[];
}

/** The people whose daily email for an office day such as "2026-01-31" is still due. */
const unseen = (day: string) => ({ OR: [{ dueMailDay: null }, { dueMailDay: { not: day } }] });

/** Whether anybody who chose the daily mail may still get that of this day. */
export async function waitsForDaily(day: string): Promise<boolean> {
  const person = { ...unseen(day), ...withRight(noticeRights.due) };
  return (await read((db) => db.staffNotice.count({ where: { about: "due", person } }))) > 0;
}

const { mails: copy } = deskWords;

const lineText = ({ count, references }: DailyLine): string => {
  const more = count - references.length;
  return `${count} (${references.join(", ")}${more > 0 ? copy.andMore(more) : ""})`;
};

/**
 * Mails everybody who chose it what is due, unless it was done for them that day. A day without anything passes without a
 * mail, and is done too. One row for each person says so: of many that try at once, one sends.
 */
export async function mailDaily(
  tx: Transaction,
  { now, day, lines, path }: { now: Date; day: string; lines: readonly DailyLine[]; path: string },
): Promise<{ mailed: number }> {
  const people = [];
  for (const person of await listeners(tx, "due", null)) {
    const { count } = await tx.person.updateMany({
      where: { id: person.id, ...unseen(day) },
      data: { dueMailDay: day },
    });
    if (count > 0) people.push(person);
  }
  if (lines.length === 0 || people.length === 0) return { mailed: 0 };
  const facts = lines.map((line): [string, string] => [line.label, lineText(line)]);
  const content = contentOf(copy.due(lines), facts, path);
  await enqueueBulk(tx, { content, topic: `${topic}-due`, recipients: people.map(staffRecipient) }, now);
  return { mailed: people.length };
}
