import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  accountPaths,
  endpoints,
  paths,
  requestPaths,
  statusFeeds,
  subscriptionPaths,
} from "@/lib/site/paths";
import { passcode, put } from "@/tests/support/operator";
import { caseOf, fileWithLinks, order, tokenOf } from "@/tests/support/privacy";
import { borrowedSite } from "@/tests/support/site-of-file";

const site = borrowedSite();
let request: Awaited<ReturnType<typeof fileWithLinks>>;
let links: Record<"verify" | "confirm" | "follow" | "subscription", string>;

const linkTo = async (email: string, path: RegExp): Promise<string> => {
  const [mail] = await site.mailbox.expectTo(email);
  return path.exec(mail?.text ?? "")?.[0] ?? "";
};
/** The request headers of a browser for a page, and of the router for its data. */
const asked: Record<string, string>[] = [{}, { RSC: "1" }];
const get = (path: string) => fetch(`${site.url}${path}`, { redirect: "manual" });

/** An address of the same shape with another secret. */
const madeUp = (path: string) => path.replace(/[\w.-]{40,}/, (secret) => secret.replace(/^..../, "AAAA"));

beforeAll(async () => {
  request = await fileWithLinks(site, "gdpr", {
    email: "linked@example.com",
    requestType: "access",
    description: "",
  });
  await site.post(endpoints.register, {
    email: "joining@example.com",
    password: "correct horse battery",
    companyName: "Example",
    firstName: "Jo",
    lastName: "Doe",
    acceptTerms: true,
  });
  await site.post(endpoints.statusSubscribers, { email: "reader@example.com" });
  links = {
    verify: await linkTo("joining@example.com", /\/verify\/[\w-]+/),
    confirm: request.confirm,
    follow: request.follow,
    subscription: await linkTo("reader@example.com", /\/status\/subscribe\/confirm\/[\w.-]+/),
  };
});
beforeEach(async () => {
  await put(site, "protection", { enabled: true, passcode, mobile: "gate" });
  await put(site, "maintenance", { enabled: false });
});

describe("an emailed link, while the gate is closed", () => {
  it("opens its own page in each language, uncached", async () => {
    for (const link of Object.values(links)) {
      for (const path of [link, `/de${link}`]) {
        const answer = await get(path);
        expect([path, answer.status]).toEqual([path, 200]);
        expect(answer.headers.get("cache-control")).toMatch(/no-store/);
      }
    }
    expect((await get(`${request.follow}/receipt`)).status).toBe(200);
  });

  it("opens nothing with an invented secret, and no page beside or below its own", async () => {
    for (const link of Object.values(links)) {
      for (const path of [madeUp(link), `${link}/zzz`, `${link}x`, `/xx${link}`]) {
        for (const headers of asked)
          expect([path, (await fetch(`${site.url}${path}`, { headers })).status]).toEqual([path, 401]);
      }
    }
    const token = tokenOf(request.follow);
    const others = [accountPaths.verify("x".repeat(5000)), requestPaths.dead, subscriptionPaths.dead.confirm];
    for (const path of [...others, `${paths.pricing}?token=${token}`, paths.home])
      expect((await get(path)).status).toBe(401);
  });

  it("accepts its own forms with its secret, and no others", async () => {
    const token = tokenOf(links.confirm);
    expect((await site.post(endpoints.privacyConfirm, { token: madeUp(token) })).status).toBe(404);
    expect((await get(endpoints.privacyConfirm)).status).toBe(401);
    expect((await site.post(endpoints.contact, { name: "Jo" })).status).toBe(401);
    expect((await site.post(endpoints.privacyConfirm, { token })).status).toBe(200);
    expect((await caseOf(site, request.id)).state).toBe("verified");

    expect((await order(site, request.id, { step: "ask", reason: "other", text: "Which one?" })).status).toBe(
      200,
    );
    const { id: question } = await site.db.caseQuestion.findFirstOrThrow({
      where: { requestId: request.id },
    });
    const { reference } = request;
    const body = new FormData();
    const fields = { reference, token: tokenOf(request.follow), questionId: question, text: "This one." };
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const sent = await fetch(`${site.url}${endpoints.privacyFiles}`, { method: "POST", body });
    expect(sent.status).toBe(200);
    expect(
      (await site.db.caseQuestion.findUniqueOrThrow({ where: { id: question } })).answeredAt,
    ).not.toBeNull();
  });

  it("confirms and ends subscriptions on pages that say so, past the gate", async () => {
    const press = async (endpoint: string, link: string) => {
      const answer = await site.postForm(endpoint, { token: tokenOf(link) });
      return answer.headers.get("location") ?? "";
    };
    const read = async (path: string) => {
      const answer = await get(path);
      return [answer.status, await answer.text()] as const;
    };
    const confirmed = await press(endpoints.subscriptionConfirm, links.subscription);
    const [manage = ""] = confirmed.split("#");
    expect(await read(confirmed)).toEqual([200, expect.stringContaining("You’re subscribed.")]);
    expect(await site.db.subscriber.count()).toBe(1);

    const ended = await press(endpoints.subscriptionEnd, manage);
    expect(await site.db.subscriber.count()).toBe(0);
    expect(await read(ended)).toEqual([200, expect.stringContaining("Your subscription has ended")]);
    expect(await read(`/de${manage}`)).toEqual([200, expect.stringContaining("Ihr Abonnement ist beendet")]);
    const changed = await press(endpoints.subscriptionChange, manage);
    expect(await read(changed)).toEqual([200, expect.stringContaining("Your subscription has ended")]);
    const again = await press(endpoints.subscriptionConfirm, links.subscription);
    expect(await read(again)).toEqual([200, expect.stringContaining("This link doesn’t work")]);
  });

  it("withdraws a request on its page, which then says that it was already closed", async () => {
    const press = async () => {
      const fields = { reference: request.reference, token: tokenOf(request.follow) };
      return (await site.postForm(endpoints.privacyWithdraw, fields)).headers.get("location") ?? "";
    };
    await order(site, request.id, { step: "withdraw", text: "Asked by phone." });
    const late = await press();
    expect(late).toBe(`${request.follow}#changed`);
    expect((await get(late)).status).toBe(200);
  });

  it("works whether the status page is open or closed", async () => {
    const visited = [paths.status, "/de/status", statusFeeds.calendar, statusFeeds.atom, statusFeeds.summary];
    for (const path of visited) expect([path, (await get(path)).status]).toEqual([path, 401]);
    await put(site, "protection", { enabled: true, mobile: "gate", statusOpen: true });
    for (const path of visited) {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get("cache-control")).toMatch(/no-store/);
    }
    for (const path of [paths.home, paths.pricing, "/statuses"]) expect((await get(path)).status).toBe(401);
  });

  it("gets the maintenance page during maintenance", async () => {
    await put(site, "maintenance", { enabled: true });
    expect((await get(links.verify)).status).toBe(503);
    expect((await site.post(endpoints.verifyAccount, { token: tokenOf(links.verify) })).status).toBe(503);
  });
});
