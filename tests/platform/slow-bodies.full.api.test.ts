import { afterEach, describe, expect, it } from "vitest";
import { endpoints, paths } from "@/lib/site/paths";
import { behindProxy, newClient } from "@/tests/support/clients";
import { eventually } from "@/tests/support/eventually";
import { ownSite } from "@/tests/support/site-of-file";
import { type SlowSender, sendSlowly } from "@/tests/support/slow-sender";
import { submissions } from "@/tests/support/submissions";

const site = ownSite({ env: behindProxy });
const senders: SlowSender[] = [];
afterEach(() => {
  for (const sender of senders.splice(0)) sender.close();
});

const [contact] = submissions;

/** Milliseconds between two bytes of each sender, while the site is idle. */
const dripMs = 500;

const tooLate = / 408 .*\r\nRetry-After: \d+\r\n/s;

/** Begins `count` posts from one address and waits until the site has read their headers. */
async function begin(path: string, count: number, client = newClient()): Promise<SlowSender[]> {
  const headers: Record<string, string> = { ...client };
  if (path === endpoints.privacyFiles) headers["Content-Type"] = "multipart/form-data; boundary=b";
  const begun = Array.from({ length: count }, () => sendSlowly(site.url, path, { headers }));
  senders.push(...begun);
  await Promise.all(begun.map(({ isRead }) => isRead));
  return begun;
}

/** Every sender sends one more byte, as slowly as they all do. */
async function drip(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, dripMs));
  for (const sender of senders) sender.send();
}

/** A visitor's response statuses for the home page, the contact page and the contact form. */
async function visit(client = newClient()): Promise<number[]> {
  const look = async (path: string) => (await fetch(`${site.url}${path}`, { headers: client })).status;
  const pages = [await look(paths.home), await look(paths.contact)];
  return [...pages, (await site.post(endpoints.contact, contact?.valid(), client)).status];
}

describe("a client that announces bodies and doesn’t send them", () => {
  it.each([
    ["the sign-in", "/operator/sign-in"],
    ["a form", endpoints.contact],
    ["files", endpoints.privacyFiles],
  ])("blocks nobody with 32 of them to %s", async (_name, path) => {
    await begin(path, 32);
    for (let round = 0; round < 10; round += 1) {
      await drip();
      expect(await visit()).toEqual([200, 200, 200]);
    }
  });

  it("blocks nobody with 200 of them, even at the same address", async () => {
    const client = newClient();
    const begun = await begin(endpoints.contact, 200, client);
    for (let round = 0; round < 3; round += 1) {
      await drip();
      expect(await visit()).toEqual([200, 200, 200]);
      expect(await visit(client)).toEqual([200, 200, 200]);
    }
    const refused = () => begun.filter(({ received }) => tooLate.test(received()));
    await eventually(() => expect(refused().length).toBeGreaterThanOrEqual(200 - 32));
  });

  it("is told to send fewer files at once, and nobody else is", async () => {
    const client = newClient();
    await begin(endpoints.privacyFiles, 8, client);
    const [more] = await begin(endpoints.privacyFiles, 1, client);
    const [other] = await begin(endpoints.privacyFiles, 1);
    await eventually(() => expect(more?.received()).toMatch(/ 429 .*\r\nRetry-After: \d+\r\n/s));
    expect(other?.received()).not.toContain(" 429 ");
  });
});
