import { verify } from "@node-rs/argon2";
import { addHours, addMinutes } from "date-fns";
import { afterEach, describe, expect, it } from "vitest";
import { rateLimits } from "@/lib/platform/limits/rates";
import { endpointIn } from "@/lib/site/language";
import { accountPaths, endpoints } from "@/lib/site/paths";
import { consolePaths } from "@/lib/site/staff-paths";
import { cookiesOf, newClient } from "@/tests/support/clients";
import { cookieName, session } from "@/tests/support/console";
import { textOf } from "@/tests/support/privacy";
import { borrowedSite } from "@/tests/support/site-of-file";
import { type Submission, submissions } from "@/tests/support/submissions";

const [, register] = submissions as [Submission, Submission];
const site = borrowedSite();
afterEach(() => site.setClock(null));

async function signUp(more: Record<string, unknown> = {}): Promise<string> {
  const body = { ...register.valid(), ...more };
  expect((await site.post(register.endpoint, body, newClient())).status).toBe(200);
  return String(body.email);
}

/** The secret of the newest link emailed to an address, once `mails` emails have arrived. */
async function tokenOf(email: string, mails = 1): Promise<string> {
  const received = await site.mailbox.expectTo(email, mails);
  const tokens = received.flatMap(({ text, date }) =>
    [...String(text).matchAll(/\/verify\/([\w-]+)/g)].map(([, token]) => ({ token, date: String(date) })),
  );
  return String(tokens.sort((a, b) => a.date.localeCompare(b.date)).at(-1)?.token);
}

const page = async (token: string) => {
  const answer = await fetch(`${site.url}${accountPaths.verify(token)}`);
  return { answer, html: await answer.text() };
};
const password = String(register.valid().password);
const press = (endpoint: string, token: string, own = password) =>
  site.postForm(endpoint, { token, password: own }, newClient());
const confirm = (token: string, own?: string) =>
  site.post(endpoints.verifyAccount, { token, password: own ?? password }, newClient());
const account = (email: string) => site.db.account.findUniqueOrThrow({ where: { email } });

describe("a confirmation link", () => {
  it("confirms once, by its button; viewing the page doesn’t use it up", async () => {
    const email = await signUp();
    const token = await tokenOf(email);
    for (let look = 0; look < 3; look += 1) {
      expect((await page(token)).html).toContain("Confirm my address");
    }
    await fetch(`${site.url}${accountPaths.verify(token)}`, { method: "HEAD" });
    expect((await account(email)).verifiedAt).toBeNull();

    const pressed = await press(endpoints.verifyAccount, token);
    expect([pressed.status, pressed.headers.get("location")]).toEqual([303, accountPaths.verify(token)]);
    const { verifiedAt } = await account(email);
    expect(verifiedAt).not.toBeNull();
    expect((await page(token)).html).toContain("Your address is confirmed");

    expect((await press(endpoints.verifyAccount, token)).headers.get("location")).toBe(
      accountPaths.verify(token),
    );
    expect((await confirm(token)).status).toBe(410);
    expect((await account(email)).verifiedAt).toEqual(verifiedAt);
  });

  it("is in an email that contains no text entered at sign-up", async () => {
    const email = await signUp({ firstName: "You won. Call 555 0100", companyName: "at evil.example" });
    const [mail] = await site.mailbox.expectTo(email);
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/You won|evil/);
  });

  it("asks any other browser for the password of its sign-up, in the same language", async () => {
    const email = await signUp();
    const token = await tokenOf(email);
    const here = accountPaths.verify(token);
    const send = (fields: Record<string, string>) =>
      site.postForm(endpointIn("de", endpoints.verifyAccount), { token, ...fields }, newClient());
    expect((await send({})).headers.get("location")).toBe(`/de${here}?step=password`);
    const asking = await textOf(await fetch(`${site.url}/de${here}?step=password`));
    expect(asking).toContain("Geben Sie Ihr Passwort ein");

    const wrong = ["", `${password}x`, password.toUpperCase(), "x".repeat(5000)];
    const locations = await Promise.all(
      wrong.map(async (each) => (await send({ password: each })).headers.get("location")),
    );
    expect(locations).toEqual([
      `/de${here}?step=password`,
      ...Array<string>(3).fill(`/de${here}?step=password#wrong`),
    ]);
    expect((await account(email)).verifiedAt).toBeNull();

    expect((await send({ password })).headers.get("location")).toBe(`/de${here}`);
    expect((await account(email)).verifiedAt).not.toBeNull();
    const late = await textOf(await fetch(`${site.url}${here}?step=password`));
    expect(late).toContain("Your address is confirmed");
  });

  it("accepts a limited number of wrong passwords per client, and its page says so", async () => {
    const token = await tokenOf(await signUp());
    const client = newClient();
    const fields = { token, password: `${password}x` };
    const guess = () => site.postForm(endpoints.verifyAccount, fields, client);
    const { points } = rateLimits.signUpPassword;
    const locations: (string | null)[] = [];
    for (let turn = 0; turn <= points; turn += 1) locations.push((await guess()).headers.get("location"));
    const here = `${accountPaths.verify(token)}?step=password`;
    expect(locations).toEqual([...Array<string>(points).fill(`${here}#wrong`), `${here}#failed`]);
    const other = await site.postForm(endpoints.verifyAccount, { token, password }, newClient());
    expect(other.headers.get("location")).toBe(accountPaths.verify(token));
    expect((await page(token)).html).toContain("Your address is confirmed");
  });

  it("tells API clients which password it needs", async () => {
    const token = await tokenOf(await signUp());
    const without = await site.post(endpoints.verifyAccount, { token }, newClient());
    expect([without.status, await without.json()]).toMatchObject([
      403,
      { error: "Please enter the password you chose when you signed up." },
    ]);
    expect((await confirm(token, "another password")).status).toBe(422);
    expect((await site.post(endpoints.verifyAccount, { token, password: 5 }, newClient())).status).toBe(422);
    expect((await confirm(token)).status).toBe(200);
  });

  it("needs no password in the browser that signed up, unless the link is for a stranger’s sign-up", async () => {
    const email = String(register.valid().email);
    const signUpHere = () =>
      site.post(
        register.endpoint,
        { ...register.valid(), email, password: "the owner's password" },
        newClient(),
      );
    const browser = cookiesOf(await signUpHere());
    const owners = await tokenOf(email);
    await signUp({ email, password: "a stranger's password" });
    const strangers = await tokenOf(email, 2);
    const pressHere = (token: string, own?: string) =>
      site.postForm(
        endpoints.verifyAccount,
        { token, ...(own && { password: own }) },
        { ...browser, ...newClient() },
      );

    const here = accountPaths.verify(strangers);
    expect((await pressHere(strangers)).headers.get("location")).toBe(`${here}?step=password`);
    expect((await pressHere(strangers, "the owner's password")).headers.get("location")).toBe(
      `${here}?step=password#wrong`,
    );
    // Changes a character before the last one, whose last bits are unused.
    const altered = { Cookie: browser.Cookie.replace(/.(?=.{20}$)/, (one) => (one === "A" ? "B" : "A")) };
    const forged = await site.postForm(
      endpoints.verifyAccount,
      { token: owners },
      { ...altered, ...newClient() },
    );
    expect(forged.headers.get("location")).toBe(`${accountPaths.verify(owners)}?step=password`);
    expect((await account(email)).verifiedAt).toBeNull();
    expect((await pressHere(owners)).headers.get("location")).toBe(accountPaths.verify(owners));
    expect((await account(email)).verifiedAt).not.toBeNull();
  });

  it("is used once when the button is pressed many times at once", async () => {
    const token = await tokenOf(await signUp());
    const presses = [1, 2, 3, 4].map(() => confirm(token));
    const statuses = (await Promise.all(presses)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 410, 410, 410]);
  });

  it("expires after 24 hours, and the page offers a new one", async () => {
    const email = await signUp();
    const token = await tokenOf(email);
    await site.setClock(addMinutes(addHours(new Date(), 24), 1));
    expect((await page(token)).html).toContain("This link has expired");
    expect((await confirm(token)).status).toBe(410);
    expect((await account(email)).verifiedAt).toBeNull();

    for (let presses = 0; presses < 3; presses += 1) {
      const answer = await press(endpoints.resendVerification, token);
      expect(answer.headers.get("location")).toBe(`${accountPaths.verify(token)}#sent`);
    }
    const fresh = await tokenOf(email, 2);
    expect(fresh).not.toBe(token);
    expect(await site.db.outboxMail.count({ where: { recipient: email } })).toBe(2);
    expect((await confirm(fresh)).status).toBe(200);
    expect((await page(token)).html).toContain("Your address is confirmed");
  });

  it("that is still valid doesn’t offer a second one", async () => {
    const email = await signUp();
    const token = await tokenOf(email);
    expect((await site.post(endpoints.resendVerification, { token }, newClient())).status).toBe(409);
    expect(await site.db.outboxMail.count({ where: { recipient: email } })).toBe(1);
  });

  it.each(["x".repeat(43), "A-_0".repeat(10).padEnd(43, "z")])(
    "with an invented secret, %s, opens nothing",
    async (token) => {
      expect((await page(token)).html).toContain("This link doesn’t work");
      for (const endpoint of [endpoints.verifyAccount, endpoints.resendVerification]) {
        expect((await site.post(endpoint, { token }, newClient())).status).toBe(404);
      }
    },
  );

  it.each(["", "short", "../../operator", "a".repeat(44), "a\0".padEnd(43, "a"), 5, null, {}])(
    "that can’t be valid, %j, is rejected",
    async (token) => {
      for (const endpoint of [endpoints.verifyAccount, endpoints.resendVerification]) {
        expect((await site.post(endpoint, { token }, newClient())).status).toBe(422);
      }
    },
  );

  it("has a page that is not indexed, cached or logged", async () => {
    const token = await tokenOf(await signUp());
    const { answer, html } = await page(token);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(site.log()).not.toContain(token);
  });
});

describe("an address with an account", () => {
  it("gets the same answer in upper or lower case, and no second account; its owner gets an email", async () => {
    const email = await signUp();
    const first = await account(email);
    // The domain is lowercased in headers, whatever was entered.
    const shouted = email.replace(/.*@/, (local) => local.toUpperCase());
    const body = { ...register.valid(), email: shouted, password: "another password" };
    const answer = await site.post(register.endpoint, body, newClient());
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    expect(await account(email)).toEqual(first);
    const [mail] = await site.mailbox.expectTo(shouted);
    expect(mail?.subject).toContain("Confirm your latest");
  });

  it("that is confirmed gets an email that says so, without a confirmation link", async () => {
    const email = await signUp();
    await confirm(await tokenOf(email));
    await signUp({ email });
    const mails = await site.mailbox.expectTo(email, 2);
    const [notice] = mails.filter(({ subject }) => subject?.includes("already have"));
    expect(notice?.text).not.toContain("/verify/");
  });

  it("becomes the account of the sign-up whose link was used, not of the first one", async () => {
    const email = await signUp({ password: "a stranger's password", firstName: "Stranger" });
    const strangers = await tokenOf(email);
    await signUp({ email, password: "the owner's password", firstName: "Owner" });
    const owners = await tokenOf(email, 2);
    expect((await account(email)).firstName).toBe("Stranger");

    await press(endpoints.verifyAccount, owners, "the owner's password");
    const confirmed = await account(email);
    expect(confirmed.firstName).toBe("Owner");
    expect(await verify(confirmed.passwordHash, "the owner's password")).toBe(true);
    expect(await site.db.signUp.count({ where: { accountId: confirmed.id } })).toBe(0);

    await press(endpoints.verifyAccount, strangers, "a stranger's password");
    await signUp({ email, password: "a third password", firstName: "Third" });
    expect(await account(email)).toEqual(confirmed);
    expect(await site.db.signUp.count({ where: { accountId: confirmed.id } })).toBe(0);
  });

  it("gets a new link for the same sign-up in place of an expired one", async () => {
    const email = await signUp({ firstName: "Owner" });
    const owners = await tokenOf(email);
    await signUp({ email, firstName: "Stranger" });
    await site.setClock(addMinutes(addHours(new Date(), 24), 1));
    await press(endpoints.resendVerification, owners);
    await press(endpoints.verifyAccount, await tokenOf(email, 3));
    expect(await account(email)).toMatchObject({ firstName: "Owner", verifiedAt: expect.any(Date) });
  });

  it("isn’t flooded with emails by repeated sign-ups, and its owner isn’t locked out", async () => {
    const email = await signUp({ firstName: "Stranger" });
    for (let again = 0; again < 8; again += 1) await signUp({ email, firstName: "Stranger" });
    await signUp({ email, firstName: "Owner" });
    await site.mailbox.expectTo(email, 5);
    const held = { recipient: email, state: "pending", attempts: 0 };
    expect(await site.db.outboxMail.count({ where: { recipient: email } })).toBe(6);
    const { nextAttemptAt } = await site.db.outboxMail.findFirstOrThrow({ where: held });
    const headers = { Cookie: `${cookieName}=${await session(site)}` };
    const outbox = await textOf(await fetch(`${site.url}${consolePaths.outbox}?show=pending`, { headers }));
    expect(outbox).toContain(`${email} Next attempt `);

    await site.setClock(addMinutes(nextAttemptAt, 1));
    const owners = await tokenOf(email, 6);
    await site.setClock(addMinutes(addHours(nextAttemptAt, 24), -1));
    expect((await confirm(owners)).status).toBe(200);
    expect(await account(email)).toMatchObject({ firstName: "Owner", verifiedAt: expect.any(Date) });
  });
});

describe("a password", () => {
  it.each([
    "correct horse",
    "x".repeat(256),
    "пароль с пробелами",
    "  open space  ",
    "👩‍👩‍👧‍👦👩‍👩‍👧‍👦",
    "e\u0301e\u0301e\u0301e\u0301",
  ])("is stored as an argon2id hash of every character: %s", async (password) => {
    const { passwordHash } = await account(await signUp({ password }));
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(passwordHash, password)).toBe(true);
    expect(await verify(passwordHash, password.slice(0, -1))).toBe(false);
    expect(await verify(passwordHash, password.normalize("NFC").toLowerCase().trim())).toBe(
      password.normalize("NFC").toLowerCase().trim() === password,
    );
  });
});
