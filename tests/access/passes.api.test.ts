import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { rateLimits } from "@/lib/platform/limits/rates";
import { endpoints, enterPage, enterPath, paths } from "@/lib/site/paths";
import { consolePaths, staffEndpoints } from "@/lib/site/staff-paths";
import {
  createLink,
  createPasscode,
  enteredByLink,
  enteredByPasscode,
  followedLink,
  inHours,
  revoke,
} from "@/tests/support/access";
import { borrowSite } from "@/tests/support/borrowed-site";
import { bearer, behindProxy, newClient } from "@/tests/support/clients";
import { eventually } from "@/tests/support/eventually";
import { allOff, passcode, put, signedIn, unlocked } from "@/tests/support/operator";
import { type Site, startSite } from "@/tests/support/site";

/** Two processes on one database: a change made by one must take effect in both. */
let site: Site;
let other: Site;
beforeAll(async () => {
  site = await borrowSite();
  other = await startSite({ env: behindProxy, folder: site.folder });
});
afterAll(async () => {
  await other.stop({ keep: true });
  await site.stop();
});
afterEach(async () => {
  await Promise.all([site.setClock(null), other.setClock(null)]);
  await site.db.accessPass.deleteMany();
  await site.db.accessCount.deleteMany();
  await allOff(site);
});

const gateOn = () => put(site, "protection", { enabled: true, passcode, mobile: "gate" });
type Headers = Record<string, string>;
const statusOf = async (of: Site, headers: Headers = {}, path: string = paths.about) =>
  (await fetch(`${of.url}${path}`, { headers, redirect: "manual" })).status;

/** Waits until both processes answer with this status. */
async function expectBoth(status: number, headers: Headers, path?: string): Promise<void> {
  for (const of of [site, other]) {
    await eventually(async () => expect(await statusOf(of, headers, path)).toBe(status));
  }
}

const setClocks = (to: Date) => Promise.all([site.setClock(to), other.setClock(to)]);
const countsOf = async () =>
  (
    await site.db.accessCount.findMany({ orderBy: [{ kind: "asc" }, { name: "asc" }, { outcome: "asc" }] })
  ).map(({ kind, name, outcome, count }) => `${kind} ${name} ${outcome} ${count}`);

describe("a named passcode", () => {
  it("works alongside the shared one; revoking it locks out only those who used it", async () => {
    await gateOn();
    const { id } = await createPasscode(site, "grey heron", { name: "Forum Ltd" });
    await createPasscode(site, "white heron", { name: "Press" });
    const [forum, press, all] = [
      await enteredByPasscode(other, "grey heron"),
      await enteredByPasscode(site, "white heron"),
      await unlocked(site),
    ];
    for (const headers of [forum, press, all]) await expectBoth(200, headers);
    expect((await revoke(site, id)).status).toBe(200);
    await expectBoth(401, forum);
    for (const headers of [press, all]) await expectBoth(200, headers);
    expect((await site.post(endpoints.access, { passcode: "grey heron" }, newClient())).status).toBe(401);
  });

  it("stops working at its end, also for those who used it", async () => {
    await gateOn();
    await createPasscode(site, "grey heron", { endsAt: inHours(1) });
    const forum = await enteredByPasscode(site, "grey heron");
    await expectBoth(200, forum);
    await setClocks(new Date(Date.now() + 61 * 60_000));
    await expectBoth(401, forum);
    expect((await other.post(endpoints.access, { passcode: "grey heron" }, newClient())).status).toBe(401);
  });

  it("stays valid when the shared passcode is revoked and set again", async () => {
    await gateOn();
    await createPasscode(site, "grey heron");
    const [forum, all] = [await enteredByPasscode(site, "grey heron"), await unlocked(site)];
    expect((await revoke(site, "everyone")).status).toBe(200);
    await expectBoth(401, all);
    await expectBoth(200, forum);
    await gateOn();
    await expectBoth(200, await unlocked(site));
    expect(await statusOf(site, all)).toBe(401);
  });

  it("is rejected with a message if its name or passcode is taken, or its end is in the past", async () => {
    await gateOn();
    await createPasscode(site, "grey heron", { name: "Forum Ltd" });
    const refused = async (input: object) => {
      const answer = await site.post(
        staffEndpoints.createPasscode,
        { name: "Press", passcode: "new heron", ...input },
        bearer,
      );
      expect(answer.status).toBe(422);
      return (await answer.json()).fields;
    };
    expect(await refused({ passcode })).toEqual({
      passcode: "This passcode is already in use (“everyone”). Choose another one.",
    });
    expect(await refused({ passcode: "grey heron" })).toEqual({
      passcode: "This passcode is already in use (“Forum Ltd”). Choose another one.",
    });
    expect(await refused({ name: "forum ltd" })).toEqual({
      name: "There is already a passcode for “forum ltd”. Choose another name or revoke that one.",
    });
    expect(await refused({ name: "Everyone" })).toEqual({
      name: "“everyone” is the name of the shared passcode. Choose another name.",
    });
    expect(await refused({ endsAt: inHours(-1) })).toEqual({
      endsAt: "The end must be in the future.",
    });
    expect(await refused({ passcode: "x" })).toEqual({ passcode: "Passcode must be at least 6 characters." });
    // Nor can the shared passcode be set to one that a named passcode uses.
    await expect(put(site, "protection", { passcode: "grey heron" })).rejects.toThrow("(“Forum Ltd”)");
  });
});

describe("an access link", () => {
  it("shows a button that opens the gate, isn’t used up by a visit, and leaves no secret in the address", async () => {
    await gateOn();
    const { secret } = await createLink(site, { audience: "first" });
    for (const of of [site, other, site]) {
      const followed = await fetch(`${of.url}${enterPath(secret)}`, { redirect: "manual" });
      expect([followed.status, followed.headers.get("location")]).toEqual([303, enterPage]);
      expect(followed.headers.getSetCookie()).toEqual([
        `palisade-link=${secret}; Path=/enter; HttpOnly; SameSite=Lax; Max-Age=600`,
      ]);
      expect(followed.headers.get("referrer-policy")).toBe("no-referrer");
      const page = await fetch(`${of.url}${enterPage}`, { headers: await followedLink(of, secret) });
      expect(page.status).toBe(200);
      for (const { headers } of [followed, page]) {
        expect(headers.get("cache-control")).toMatch(/no-store/);
        expect(headers.get("x-robots-tag")).toBe("noindex");
      }
      expect(page.headers.getSetCookie()).toEqual([]);
      expect(await page.text()).toContain("It works in one browser only");
    }
    const pressed = await site.postForm(
      endpoints.accessLink,
      { secret },
      { ...newClient(), Origin: site.url, "Sec-Fetch-Site": "same-origin" },
    );
    expect([pressed.status, pressed.headers.get("location")]).toEqual([303, "/"]);
    expect(pressed.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^palisade-access=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=3[56]\d\d$/),
      "palisade-link=; Path=/enter; HttpOnly; SameSite=Lax; Max-Age=0",
    ]);
    expect(site.log()).not.toContain(secret);
  });

  it("opens the gate for anyone who has it until its end", async () => {
    await gateOn();
    const { secret } = await createLink(site);
    const [one, two] = [await enteredByLink(site, secret), await enteredByLink(other, secret)];
    for (const headers of [one, two]) await expectBoth(200, headers);
    await setClocks(new Date(Date.now() + 61 * 60_000));
    for (const headers of [one, two]) await expectBoth(401, headers);
    const late = await other.post(endpoints.accessLink, { secret }, newClient());
    expect(late.status).toBe(410);
    expect((await late.json()).message).toBe(
      "This link can no longer be used. Please ask the person who sent it to you for a new one.",
    );
    expect(await statusOf(site, await followedLink(site, secret), enterPage)).toBe(410);
  });

  it("redirects to the same page whatever its state, which the page explains", async () => {
    await gateOn();
    const { id, secret } = await createLink(site);
    const forged = `${id}.${"A".repeat(43)}`;
    for (const [any, status, sentence] of [
      [secret, 200, "You’re invited"],
      [forged, 404, "The address is incomplete or incorrect. Please check that you copied all of it."],
    ] as const) {
      const page = await fetch(`${site.url}${enterPage}`, { headers: await followedLink(site, any) });
      expect(page.status).toBe(status);
      expect(await page.text()).toContain(sentence);
    }
    // A browser that refuses cookies.
    const bare = await fetch(`${site.url}${enterPath(secret)}`);
    expect([bare.status, new URL(bare.url).pathname]).toEqual([404, enterPage]);
    expect(await bare.text()).toContain("Your browser must accept cookies");
    const refused = await site.postForm(endpoints.accessLink, { secret: forged }, newClient());
    expect([refused.status, refused.headers.get("location")]).toEqual([303, enterPage]);
    // A malformed link is behind the gate like any page. Without the gate, its page says that it isn't valid.
    expect(await statusOf(site, {}, enterPath("x"))).toBe(401);
    await put(site, "protection", { enabled: false });
    await expectBoth(200, {});
    const page = await fetch(`${site.url}${enterPage}`, { headers: await followedLink(site, "x;y=%0d") });
    expect([page.status, (await page.text()).includes("This link isn’t valid")]).toEqual([404, true]);
  });

  it("opens the gate for the first browser only if it is limited to one", async () => {
    await gateOn();
    const { secret } = await createLink(site, { audience: "first" });
    const first = await enteredByLink(site, secret);
    const second = await other.post(endpoints.accessLink, { secret }, newClient());
    expect(second.status).toBe(410);
    expect((await second.json()).message).toContain("another browser has already used it");
    expect(second.headers.getSetCookie()).toEqual([]);
    await expectBoth(200, first);
    const followed = await followedLink(site, secret);
    const opened = async (headers: Headers) => {
      const page = await fetch(`${other.url}${enterPage}`, { headers });
      return [page.status, (await page.text()).match(/<h1[^>]*>([^<]+)/)?.[1]];
    };
    expect(await opened(followed)).toEqual([410, "This link has already been used"]);
    const own = { Cookie: `${followed.Cookie}; ${first.Cookie}` };
    expect(await opened(own)).toEqual([200, "You already have access"]);
    // The browser that used it may press the button again.
    expect((await other.post(endpoints.accessLink, { secret }, { ...newClient(), ...first })).status).toBe(
      200,
    );
    const taken = await Promise.all(
      [(await createLink(site, { audience: "first" })).secret].flatMap((raced) =>
        [site, other, site, other].map((of) => of.post(endpoints.accessLink, { secret: raced }, newClient())),
      ),
    );
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
  });

  it("limited to one browser isn’t opened by a second browser of the same kind at the same address", async () => {
    await gateOn();
    const client = { ...newClient(), "User-Agent": "The same browser" };
    const press = (secret: string, more: object = {}) =>
      site.post(endpoints.accessLink, { secret, ...more }, client);
    const { secret } = await createLink(site, { audience: "first" });
    const both = await Promise.all([press(secret), press(secret)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);

    // A double click sends the key of its page twice.
    const { secret: pressedTwice } = await createLink(site, { audience: "first" });
    const page = await fetch(`${site.url}${enterPage}`, { headers: await followedLink(site, pressedTwice) });
    const idempotencyKey = /name="idempotencyKey" value="([^"]+)"/.exec(await page.text())?.[1];
    expect(idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    const twice = [press(pressedTwice, { idempotencyKey }), press(pressedTwice, { idempotencyKey })];
    expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await press(pressedTwice, { idempotencyKey: randomUUID() })).status).toBe(410);
  });

  it("is revoked for those who used it, and for nobody else", async () => {
    await gateOn();
    const [{ id, secret }, kept] = [await createLink(site), await createLink(site)];
    const [out, stays] = [await enteredByLink(site, secret), await enteredByLink(site, kept.secret)];
    await expectBoth(200, out);
    expect((await revoke(other, id)).status).toBe(200);
    await expectBoth(401, out);
    await expectBoth(200, stays);
    const page = await fetch(`${other.url}${enterPage}`, { headers: await followedLink(other, secret) });
    expect(page.status).toBe(410);
    expect(await page.text()).toContain("This link was revoked and no longer works.");
    const again = await revoke(site, id);
    expect([again.status, (await again.json()).message]).toEqual([
      409,
      expect.stringContaining("has already been revoked."),
    ]);
  });

  it("lets people in during maintenance if it was created for that; no other link does", async () => {
    await gateOn();
    await put(site, "maintenance", { enabled: true });
    const [through, gate] = [await createLink(site, { through: "maintenance" }), await createLink(site)];
    for (const [{ secret }, followed, shown] of [
      [through, 303, 200],
      [gate, 503, 503],
    ] as const) {
      await expectBoth(followed, {}, enterPath(secret));
      await expectBoth(shown, { Cookie: `palisade-link=${secret}` }, enterPage);
    }
    await expectBoth(503, {}, enterPage);
    const [client, visitor] = [
      await enteredByLink(site, through.secret),
      await enteredByLink(site, gate.secret),
    ];
    await expectBoth(200, client);
    await expectBoth(503, visitor);
    const poll = async (headers: Headers) =>
      (await fetch(`${other.url}${endpoints.maintenance}`, { headers })).headers.get(
        "x-palisade-maintenance-pass",
      );
    expect([await poll(client), await poll(visitor)]).toEqual(["1", null]);
    await revoke(site, through.id);
    await expectBoth(503, client);
  });

  it("can’t be forged, and neither can its cookie", async () => {
    await gateOn();
    const { id, secret } = await createLink(site);
    const [, signature = ""] = secret.split(".");
    for (const forged of [id, `${id}.`, `${id}.${"A".repeat(43)}`, `0${id}.${signature}`, `${secret}x`]) {
      const answer = await site.post(endpoints.accessLink, { secret: forged }, newClient());
      expect([404, 422], forged).toContain(answer.status);
      for (const [headers, path] of [
        [{}, enterPath(forged)],
        [{ Cookie: `palisade-link=${forged}` }, enterPage],
      ] as const)
        expect(await statusOf(site, headers, path), forged).not.toBe(200);
    }
    const { Cookie } = await enteredByLink(site, secret);
    const [, value = ""] = Cookie.split("=");
    const foreign = await createLink(site);
    for (const forged of [
      value.replace(id, "everyone"),
      value.replace(id, foreign.id),
      secret,
      `${id}_1.${signature}`,
    ])
      expect(await statusOf(site, { Cookie: `palisade-access=${forged}` }), forged).toBe(401);
  });

  it("rejects posts from other websites, and too many wrong attempts", async () => {
    const { secret } = await createLink(site);
    const foreign: Headers[] = [{ Origin: "https://evil.example" }, { Origin: "null" }];
    for (const headers of foreign) {
      expect((await site.post(endpoints.accessLink, { secret }, headers)).status).toBe(403);
    }
    const from = newClient();
    const wrong: number[] = [];
    for (let turn = 0; turn <= rateLimits.passcode.points; turn += 1)
      wrong.push((await site.post(endpoints.accessLink, { secret: "guess" }, from)).status);
    expect(wrong.indexOf(429)).toBe(rateLimits.passcode.points);
    const refused = [endpoints.access, endpoints.access, endpoints.accessLink].map((endpoint) =>
      site.post(endpoint, { passcode: "guess", secret: "guess" }, from),
    );
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([429, 429, 429]);
    expect(await countsOf()).toEqual([
      "link  refused 2",
      `link  wrong ${rateLimits.passcode.points}`,
      "passcode  refused 2",
    ]);
  });

  it("must have an end that is in the future but not too far away; otherwise a message says so", async () => {
    const refused = async (endsAt?: string) => {
      const answer = await site.post(staffEndpoints.createLink, { name: "Forum Ltd", endsAt }, bearer);
      expect(answer.status).toBe(422);
      return (await answer.json()).fields.endsAt;
    };
    expect(await refused()).toBe("End is required, because every link expires.");
    expect(await refused("tomorrow")).toContain("End must be a date and time");
    expect(await refused(inHours(-1))).toBe("The end must be in the future.");
    expect(await refused(inHours(24 * 400))).toContain("A link can be valid for at most 366 days.");
  });
});

describe("passcodes and links", () => {
  it("are counted by name, day and outcome, without addresses", async () => {
    await gateOn();
    await createPasscode(site, "grey heron", { name: "Forum Ltd" });
    const link = await createLink(site, { name: "Press", audience: "first" });
    await enteredByPasscode(site, "grey heron");
    await enteredByPasscode(other, "grey heron");
    await unlocked(site);
    await site.post(endpoints.access, { passcode: "no heron" }, newClient());
    const passcodes = [
      await createPasscode(site, "gone heron", { name: "Club" }),
      await createPasscode(site, "late heron", { name: "Guild" }),
    ];
    await revoke(site, passcodes[0]?.id ?? "");
    const hasEnded = { endsAt: new Date(Date.now() - 60_000) };
    await site.db.accessPass.update({ where: { id: passcodes[1]?.id ?? "" }, data: hasEnded });
    for (const over of ["gone heron", "late heron", "late heron"]) {
      const answer = await site.post(endpoints.access, { passcode: over }, newClient());
      // Whoever tries it learns no more than from any wrong passcode.
      expect([answer.status, (await answer.json()).message]).toEqual([
        401,
        "Invalid passcode. Please try again.",
      ]);
    }
    await enteredByLink(site, link.secret);
    await site.post(endpoints.accessLink, { secret: link.secret }, newClient());
    await revoke(site, link.id);
    await site.post(endpoints.accessLink, { secret: link.secret }, newClient());
    await site.post(endpoints.accessLink, { secret: "x" }, newClient());
    expect(await countsOf()).toEqual([
      "link  wrong 1",
      "link Press entered 1",
      "link Press revoked 1",
      "link Press spent 1",
      "passcode  wrong 1",
      "passcode Club revoked 1",
      "passcode Forum Ltd entered 2",
      "passcode Guild ended 2",
      "passcode everyone entered 1",
    ]);
    const listed = await (await fetch(`${site.url}${staffEndpoints.access}`, { headers: bearer })).json();
    expect(listed.counts).toContainEqual(
      expect.objectContaining({ name: "Forum Ltd", kind: "passcode", outcome: "entered", count: 2 }),
    );
  });

  it("are listed for and created by staff only", async () => {
    await gateOn();
    const { id } = await createLink(site);
    const visitor = await unlocked(site);
    expect(await statusOf(site, visitor, staffEndpoints.access)).toBe(401);
    for (const [endpoint, body] of [
      [staffEndpoints.createLink, { name: "Me", endsAt: inHours(1) }],
      [staffEndpoints.createPasscode, { name: "Me", passcode: "my heron" }],
      [staffEndpoints.revokePass, { id }],
    ] as const)
      expect((await site.post(endpoint, body, visitor)).status, endpoint).toBe(401);
    expect(await site.db.accessPass.count()).toBe(1);
  });

  it("are in the audit: who created what for whom until when, without a secret", async () => {
    const { id } = await createLink(site, { name: "Forum Ltd", through: "maintenance" });
    await createPasscode(site, "grey heron", { name: "Press" });
    await revoke(site, id);
    const rows = await site.db.auditEntry.findMany({ orderBy: { id: "desc" }, take: 3 });
    expect(rows).toMatchObject([
      { actor: "api", action: "access.revoked", subject: id, before: { kind: "link", name: "Forum Ltd" } },
      { actor: "api", action: "access.created", after: { kind: "passcode", name: "Press", endsAt: null } },
      {
        actor: "api",
        action: "access.created",
        subject: id,
        after: { name: "Forum Ltd", through: "maintenance" },
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/heron|argon2|\.[\w-]{43}/);
  });

  it("are created and revoked in the console, which keeps rejected input except the passcode", async () => {
    const session = await signedIn(site);
    const send = async (endpoint: string, fields: Record<string, string>) => {
      const answer = await site.postForm(endpoint, fields, session);
      expect(answer.status).toBe(303);
      return (await fetch(`${site.url}${answer.headers.get("location")}`, { headers: session })).text();
    };
    const soon = inHours(2).slice(0, 16);
    const createdPage = await send(staffEndpoints.createLink, {
      name: "Forum Ltd",
      endsAt: soon,
      through: "maintenance",
      audience: "first",
    });
    expect(createdPage).toContain("The link for Forum Ltd will be active");
    const [row] = await site.db.accessPass.findMany();
    expect(row).toMatchObject({ name: "Forum Ltd", through: "maintenance", createdBy: "console" });
    expect(createdPage).toContain(`/enter/${row?.id}.`);
    const refusedPage = await send(staffEndpoints.createPasscode, {
      name: "Press office",
      passcode: "short",
      endsAt: "",
    });
    expect(refusedPage).toContain("Passcode must be at least 6 characters.");
    expect(refusedPage).toContain('value="Press office"');
    expect(refusedPage).not.toContain('value="short"');
    expect(await send(staffEndpoints.revokePass, { id: String(row?.id) })).toContain("Revoked: Forum Ltd.");
    expect(await statusOf(site, {}, consolePaths.access)).not.toBe(200);
  });
});
