import { addMinutes } from "date-fns";
import { beforeEach, describe, expect, it } from "vitest";
import { contactExample } from "@/lib/contact/schema";
import { visitor } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const { read, write } = await import("@/lib/platform/database");
const { submitMessage } = await import("@/lib/contact/store");
const { env } = await import("@/lib/platform/environment");
const { mailboxOf, rateLimitDomain } = await import("@/lib/mail/mailbox");

const start = new Date("2027-03-01T12:00:00Z");
beforeEach(() => write((tx) => tx.outboxMail.deleteMany()));

async function submit(email: string, now = start): Promise<void> {
  const message = { ...contactExample, name: "Ada", email, message: "Hello" };
  await submitMessage(visitor(now), message, { honeypot: "" });
}
/** Receipts to addresses other than the team's. */
const receipts = () =>
  read((db) => db.outboxMail.count({ where: { NOT: { recipient: "team@palisade.example" } } }));

const cap = 5;
const domainCap = 60;

describe("emails within an hour", () => {
  it.each([
    ["tags", (turn: number) => `Victim+${turn}@Mail.example`],
    ["a tag after another tag", (turn: number) => `victim+a+${turn}@mail.example`],
    [
      "dots that the provider ignores",
      (turn: number) => `v.ictim+${turn}@${turn % 2 ? "gmail" : "googlemail"}.com`,
    ],
    ["tags in the provider's own style", (turn: number) => `victim-${turn}@yahoo.com`],
    ["such tags at the provider's other country domain", (turn: number) => `victim-${turn}@yahoo.it`],
    [
      "characters that the provider ignores",
      (turn: number) => `${".-_"[turn % 3]}vic${".-_"[turn % 2]}tim@proton.me`,
    ],
    [
      "another domain of the provider",
      (turn: number) => `vic${turn % 2 ? "." : "-"}tim@yandex.${["ru", "com", "by"][turn % 3]}`,
    ],
    ["a subdomain for each name", (turn: number) => `a${turn}@b${turn}.victim.fastmail.com`],
  ])("are counted per mailbox, even if its address has %s", async (_, address) => {
    for (let turn = 0; turn < 3 * cap; turn += 1) await submit(address(turn));
    expect(await receipts()).toBe(cap);
  });

  it("are counted per domain, including all its names and subdomains", async () => {
    for (let turn = 0; turn < domainCap + 20; turn += 1) {
      await submit(turn % 2 ? `v${turn}@victim.example` : `v@mx${turn}.victim.example`);
    }
    expect(await receipts()).toBe(domainCap);
    await submit("v@another.example");
    expect(await receipts()).toBe(domainCap + 1);
    await submit("w@victim.example", addMinutes(start, 61));
    expect(await receipts()).toBe(domainCap + 2);
  });

  it("to the team don’t count for other people at the company", async () => {
    const team = env().TEAM_MAIL;
    const colleague = `colleague@${team.split("@")[1]}`;
    for (let turn = 0; turn < domainCap + 5; turn += 1) await submit(`v${turn}@other${turn}.example`);
    const counted = await read((db) => db.outboxMail.count({ where: { recipient: team } }));
    expect(counted).toBeGreaterThan(domainCap);
    await submit(colleague);
    expect(await read((db) => db.outboxMail.count({ where: { recipient: colleague } }))).toBe(1);
  });

  it("aren’t counted per domain for large email providers", async () => {
    for (let turn = 0; turn < domainCap + 20; turn += 1) {
      await submit(`v${turn}@${turn % 2 ? "gmail.com" : "outlook.es"}`);
    }
    expect(await receipts()).toBe(domainCap + 20);
  });

  it("of Yandex are counted separately for a name with and without a dot, which are two people", async () => {
    for (let turn = 0; turn < 2 * cap + 2; turn += 1) await submit(`vic${turn % 2 ? "." : ""}tim@yandex.ru`);
    expect(await receipts()).toBe(2 * cap);
  });

  it("are counted per name below a large provider", async () => {
    for (let turn = 0; turn < domainCap + 20; turn += 1) await submit(`v${turn}@victim.zoho.com`);
    expect(await receipts()).toBe(domainCap);
  });

  it("are sent to the address as typed", async () => {
    await submit("Victim+Tag@Mail.example");
    const [mail] = await read((db) => db.outboxMail.findMany({ orderBy: { recipient: "asc" } }));
    expect(mail?.recipient).toBe("Victim+Tag@Mail.example");
  });
});

it.each([
  ["ada@example.com", "ada@example.com"],
  ["+ada@example.com", "+ada@example.com"],
  ["a.d.a@example.com", "a.d.a@example.com"],
  ["ada-lovelace@example.com", "ada-lovelace@example.com"],
])("%s is the mailbox %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

it.each([
  ["ada@constructor.com", "constructor.com"],
  ["ada@live.church", "live.church"],
  ["ada@mail.live.example", "live.example"],
  ["ada@yahoo.co.uk", null],
  ["ada@yahoo.com.br", null],
  ["ada@yahoo.com.my", null],
  ["ada@gmx.net", null],
  ["ada@fastmail.us", null],
  ["ada@privaterelay.appleid.com", null],
  ["ada@mx.shop.co.at", "shop.co.at"],
  ["ada@surgery.nhs.uk", "surgery.nhs.uk"],
  ["ada@ada.yahoo.de", "ada.yahoo.de"],
])("%s counts toward the limit of the domain: %s", (address, domain) => {
  expect(rateLimitDomain(address)).toBe(domain);
});
