import { expect, it } from "vitest";
import { read, write } from "@/lib/platform/database";
import { inEachLanguage } from "@/lib/site/language";
import { paths } from "@/lib/site/paths";
import { enqueueStatusEmails } from "@/lib/subscribers/enqueue-status-emails";
import { subscriberLinks } from "@/lib/subscribers/links";
import { endSubscription } from "@/lib/subscribers/subscription";
import { visitor } from "@/tests/support/contexts";
import { eventually } from "@/tests/support/eventually";
import { gate } from "@/tests/support/gate";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const now = new Date("2027-03-01T12:00:00Z");

const words = { kind: "Incident", state: "Investigating", message: "We look into it." };
const notice = {
  kind: "incident",
  title: "Slow answers",
  texts: inEachLanguage(() => words),
  services: [],
  concerns: [],
  startsAt: now,
  endsAt: null,
  page: paths.status,
} as const;

async function subscribed(id: string) {
  const email = `${id}@example.com`;
  const choice = { services: [], maintenance: true, language: "en" };
  await write((tx) =>
    tx.subscriber.create({ data: { id, email, emailKey: email, ...choice, createdAt: now, changedAt: now } }),
  );
  return subscriberLinks(id, "en");
}

it("no email of an update remains for someone who unsubscribes while it is being stored", async () => {
  const { token } = await subscribed("ada");
  await subscribed("grace");
  const { open: store, opened: waits } = gate();
  const { open: begun, opened: hasBegun } = gate();
  const posting = write(async (tx) => {
    await enqueueStatusEmails(tx, notice, now);
    begun();
    await waits;
  });
  await hasBegun;
  const leaving = endSubscription(visitor(now), { token });
  // Until it waits for the other transaction, or would have ended without it.
  let hasLeft = false;
  leaving.finally(() => {
    hasLeft = true;
  });
  await eventually(async () => {
    const [waiting] = await read(
      (db) => db.$queryRaw<{ count: bigint }[]>`
      SELECT count(*) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    expect(hasLeft || waiting?.count !== 0n).toBe(true);
  });
  store();
  await Promise.all([posting, leaving]);
  const mails = await read((db) => db.outboxMail.findMany());
  expect(mails.map(({ recipient }) => recipient)).toEqual(["grace@example.com"]);
  expect(await read((db) => db.subscriber.count())).toBe(1);
});
