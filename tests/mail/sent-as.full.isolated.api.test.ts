import { afterAll, beforeAll, expect, it } from "vitest";
import { endpoints } from "@/lib/site/paths";
import { consolePaths } from "@/lib/site/staff-paths";
import { eventually } from "@/tests/support/eventually";
import { type Site, startSite } from "@/tests/support/site";
import { type Smtp, startSmtp } from "@/tests/support/smtp";
import { type Joined, joinSite } from "@/tests/support/staff";

let smtp: Smtp;
let site: Site;
let ann: Joined;

beforeAll(async () => {
  smtp = await startSmtp();
  site = await startSite();
  ann = await joinSite(site, "owner", "Ann");
});
afterAll(async () => {
  await site.stop();
  await smtp.stop();
});

/** A page of the console, without tags. */
async function shown(path: string): Promise<string> {
  const html = await (await fetch(`${site.url}${path}`, { headers: ann.cookie })).text();
  return html.replace(/<script.*?<\/script>/gs, "").replace(/<[^>]+>/g, " ");
}

const expectShown = (path: string, text: string) =>
  eventually(async () => expect(await shown(path)).toContain(text));

async function answer(id: string, text: string): Promise<void> {
  const body = new FormData();
  body.append("text", text);
  const sent = await fetch(`${site.url}${consolePaths.messageAnswers(id)}`, {
    method: "POST",
    headers: { ...ann.cookie, Origin: site.url, Accept: "text/html" },
    body,
    redirect: "manual",
  });
  expect(sent.status).toBe(303);
}

it("an answer written to a file isn’t shown as delivered once there is a mail server", async () => {
  const sent = await site.post(endpoints.contact, {
    name: "Jo",
    email: "jo@example.com",
    type: "sales",
    message: "How much?",
  });
  const { reference } = await sent.json();
  const { id } = await site.db.contactMessage.findUniqueOrThrow({ where: { reference } });
  const page = consolePaths.message(id);
  const outbox = `${consolePaths.outbox}?show=sent&q=jo@example.com`;
  await answer(id, "Ten a month.");
  await expectShown(page, "written as a file");

  const { folder } = site;
  await site.stop({ keep: true });
  site = await startSite({ folder, env: { SMTP_URL: smtp.url } });
  expect(await shown(page)).toContain("written as a file");
  expect(await shown(page)).not.toContain("Delivered");

  await answer(id, "Or a hundred a year.");
  await expectShown(page, "Delivered");
  expect(smtp.to("jo@example.com").map(({ email }) => email.text)).toEqual([
    expect.stringContaining("Or a hundred a year."),
  ]);
  expect((await shown(page)).match(/written as a file|Delivered/g)).toEqual([
    "written as a file",
    "Delivered",
  ]);
  expect((await shown(outbox)).match(/· (?:Written as a file|Sent)/g)).toEqual([
    "· Sent",
    "· Written as a file",
    "· Written as a file",
  ]);
});
