import { addHours } from "date-fns";
import { afterAll, expect, it } from "vitest";
import { runPlannedMaintenance } from "@/lib/incidents/schedule";
import { openIncident } from "@/lib/incidents/store";
import { deliverDue } from "@/lib/mail/deliver";
import { read } from "@/lib/platform/database";
import type { Language } from "@/lib/site/language";
import { subscriptionFormSchemas } from "@/lib/subscribers/schema";
import { subscribe } from "@/lib/subscribers/subscribe";
import { changeSubscription, confirmSubscription } from "@/lib/subscribers/subscription";
import { operator, visitor } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";
import { startSmtp } from "@/tests/support/smtp";

ownDatabase();
const { transport } = await import("@/lib/mail/transport");
const now = new Date("2027-03-01T12:00:00Z");

const smtp = await startSmtp();
process.env.SMTP_URL = smtp.url;
const deliver = transport();
afterAll(() => smtp.stop());

async function deliverAll(at: Date) {
  for (const bulk of [false, true]) {
    while ((await deliverDue("worker", deliver, at, undefined, { bulk, limit: 4 })) > 0);
  }
}

const lastMailTo = (address: string) => smtp.to(address).at(-1)?.email;
const visitorIn = (language: Language) => ({ ...visitor(now), language });

/** Subscribes an address from a page in a language and confirms it there. */
async function subscribed(email: string, language: Language) {
  const answer = await subscribe(visitorIn(language), { email, services: ["database"], maintenance: true });
  await deliverAll(now);
  const mail = lastMailTo(email);
  const [, prefix = "", token = ""] =
    /https?:\/\/[^/\s]+(\/\w\w)?\/status\/subscribe\/confirm\/(\S+)/.exec(mail?.text ?? "") ?? [];
  await confirmSubscription(visitorIn(language), { token });
  return { answer, mail, prefix };
}

it("a subscription is requested, confirmed and emailed in the language of its page", async () => {
  const german = await subscribed("jo@example.com", "de");
  expect(german.answer.message).toMatch(/^Sehen Sie in Ihrem Posteingang nach/);
  expect(german.prefix).toBe("/de");
  expect(german.mail?.subject).toMatch(/^Bestätigen Sie/);
  expect(german.mail?.html).toMatch(/<html[^>]* lang="de"/);
  expect(german.mail?.text).toContain("Datenbank");
  const english = await subscribed("ada@example.com", "en");
  expect(english.prefix).toBe("");
  expect(english.mail?.subject).toMatch(/^Confirm your /);
  await subscribed("lou@example.com", "fr");
  const rows = await read((db) => db.subscriber.findMany({ orderBy: { email: "asc" } }));
  expect(rows.map(({ language }) => language)).toEqual(["en", "de", "fr"]);

  const times = { startsAt: addHours(now, 1), endsAt: addHours(now, 2) };
  const plan = { kind: "maintenance", title: "Moving", message: "Soon.", ...times } as const;
  await openIncident(operator(now), { ...plan, services: [{ id: "database" }] });
  await deliverAll(now);
  const email = lastMailTo("jo@example.com");
  expect(email?.subject).toMatch(/^Angekündigt: Moving \(/);
  expect(email?.text).toContain("> Soon.");
  expect(email?.text).toMatch(/\/de\/status\/incidents\//);
  expect(email?.text).toMatch(/\/de\/status\/subscribe\/manage\//);
  expect(email?.headers.find(({ key }) => key === "list-unsubscribe")?.value).toMatch(/\?language=de>$/);
  expect(lastMailTo("ada@example.com")?.subject).toMatch(/^Scheduled: Moving \(/);
  expect(lastMailTo("lou@example.com")?.subject).toMatch(/^À venir\u00a0: Moving \(/);

  await runPlannedMaintenance(times.startsAt);
  await deliverAll(times.startsAt);
  expect(lastMailTo("jo@example.com")?.text).toContain("> Die geplante Wartung hat begonnen.");
  expect(lastMailTo("ada@example.com")?.text).toContain("> The planned maintenance has started.");
});

it("somebody who subscribes again in another language gets the next emails in that one", async () => {
  const again = await subscribed("ada@example.com", "es");
  expect(again.prefix).toBe("/es");
  const row = await read((db) => db.subscriber.findUnique({ where: { emailKey: "ada@example.com" } }));
  expect(row?.language).toBe("es");
});

it("errors are in the requested language", async () => {
  const wrong = { email: "jo@example.com", services: ["elsewhere"] };
  const sentences = (["en", "de"] as const).map(
    (language) => subscriptionFormSchemas[language].safeParse(wrong).error?.issues[0]?.message,
  );
  expect(sentences).toEqual([
    "Each service must be one of api, database, moderation, errors.",
    "Mögliche Dienste sind api, database, moderation, errors.",
  ]);
  const refusal = await changeSubscription(visitorIn("fr"), {
    ...{ token: "x", services: [], maintenance: false },
  }).catch((caught) => caught);
  expect(refusal.localize("fr").message).toBe("Ce lien n’est pas valide.");
  expect(refusal.message).toBe("This link isn’t valid.");
});
