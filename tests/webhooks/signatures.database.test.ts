import { createHmac } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { site } from "@/lib/site/brand";
import { operator } from "@/tests/support/contexts";
import { ownDatabase } from "@/tests/support/own-database";
import { type Receiver, startReceiver } from "@/tests/support/receiver";

ownDatabase();
const { read, write } = await import("@/lib/platform/database");
const { addEndpoint, changeEndpoint, rotateSecret } = await import("@/lib/webhooks/endpoints");
const { deliverBatch } = await import("@/lib/webhooks/deliver");
const { chatMessage, receiverKind, maskedUrl } = await import("@/lib/webhooks/receiver");
const { publish } = await import("@/lib/webhooks/publish");
const { encryptSecret, decryptSecret } = await import("@/lib/platform/encrypt-secret");

const now = new Date("2027-03-01T12:00:00Z");
const receiver = await startReceiver();
beforeEach(() => receiver.reset());
afterAll(() => receiver.stop());

const shell = (at = now) => operator(at, "cli");
const add = (more: object = {}) =>
  addEndpoint(shell(), {
    url: receiver.url,
    events: ["mail.dead"],
    description: "",
    receivesAccount: false,
    allowPrivate: true,
    ...more,
  });
const mailDead = {
  type: "mail.dead",
  data: { id: "1b0f9a7e-55a3-4a77-8f31-0f5dc7a0c001", topic: "contact", attempts: 8 },
} as const;

/** Whether a request has a valid signature for this secret, computed as specified, without the library. */
function isSignedBy(secret: string, { headers, body }: Receiver["got"][number]): boolean {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const content = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const expected = createHmac("sha256", key).update(content).digest("base64");
  return String(headers["webhook-signature"]).split(" ").includes(`v1,${expected}`);
}

describe("a signature", () => {
  it("uses the secret that was shown once, which is stored encrypted", async () => {
    const { id, secret } = await add();
    expect(Buffer.from(String(secret).replace("whsec_", ""), "base64")).toHaveLength(32);
    await write((tx) => publish(tx, { now }, mailDead));
    expect(await deliverBatch("w", id, now)).toBe(1);
    const [got] = receiver.got;
    if (!got) throw new Error("nothing came");
    expect(isSignedBy(String(secret), got)).toBe(true);
    expect(isSignedBy(String(secret), { ...got, body: `${got.body} ` })).toBe(false);
    expect(got.headers["webhook-timestamp"]).toBe(String(now.getTime() / 1000));
    expect(JSON.parse(got.body)).toEqual({
      type: "mail.dead",
      timestamp: now.toISOString(),
      data: { ...mailDead.data, page: `${site.url}/operator/outbox` },
    });
    const row = await read((db) => db.webhookEndpoint.findUniqueOrThrow({ where: { id } }));
    expect(JSON.stringify(row)).not.toContain(String(secret).slice(6));
    const entries = JSON.stringify(await read((db) => db.auditEntry.findMany()));
    expect(entries).not.toContain(String(secret).slice(6));
  });

  it("is made with a new secret once the endpoint is the app’s, because whoever added it knows the old one", async () => {
    const { id, secret: former } = await add();
    const change = { events: ["mail.dead" as const], description: "" };
    const asApp = () => changeEndpoint(shell(), { id, ...change, receivesAccount: true });
    const { secret } = await asApp();
    await write((tx) => publish(tx, { now }, mailDead));
    await deliverBatch("w", id, now);
    const [got] = receiver.got;
    if (!got) throw new Error("nothing came");
    expect([former, secret].map((one) => isSignedBy(String(one), got))).toEqual([false, true]);
    // Later changes keep it.
    expect((await asApp()).secret).toBeNull();
    const actions = await read((db) =>
      db.auditEntry.findMany({ where: { subject: id }, orderBy: { id: "asc" } }),
    );
    expect(actions.map(({ action }) => action)).toEqual([
      "webhook.added",
      "webhook.changed",
      "webhook.rotated",
      "webhook.changed",
    ]);
  });

  it("is made with both secrets for a day after a rotation", async () => {
    const { id, secret } = await add();
    const { secret: next } = await rotateSecret(shell(), { id });
    const signedWith = async (at: Date) => {
      receiver.reset();
      await write((tx) => publish(tx, { now: at }, mailDead));
      await deliverBatch("w", id, at);
      const [got] = receiver.got;
      if (!got) throw new Error("nothing came");
      return [secret, next].map((one) => isSignedBy(String(one), got));
    };
    expect(await signedWith(new Date("2027-03-02T11:59:00Z"))).toEqual([true, true]);
    expect(await signedWith(new Date("2027-03-02T12:00:00Z"))).toEqual([false, true]);
  });

  it("a sealed secret can be opened only for its own row and purpose", () => {
    const sealed = encryptSecret("whsec_x", "webhook secret", "a");
    expect(decryptSecret(sealed, "webhook secret", "a")).toBe("whsec_x");
    expect(() => decryptSecret(sealed, "webhook secret", "b")).toThrow("was encrypted with another secret");
    expect(() => decryptSecret(sealed, "another", "a")).toThrow("was encrypted with another secret");
    expect(() => decryptSecret(`${sealed.slice(0, -2)}AA`, "webhook secret", "a")).toThrow(
      "was encrypted with another secret",
    );
    expect(encryptSecret("whsec_x", "webhook secret", "a")).not.toBe(sealed);
  });

  it("that can’t be made is a failed attempt that says so", async () => {
    const { id } = await add();
    const other = encryptSecret("whsec_x", "webhook secret", "somebody else");
    await write((tx) => tx.webhookEndpoint.update({ where: { id }, data: { secret: other } }));
    await write((tx) => publish(tx, { now }, mailDead));
    await deliverBatch("w", id, now);
    expect(receiver.got).toEqual([]);
    const tried = await read((db) =>
      db.webhookAttempt.findFirst({ where: { delivery: { endpointId: id } } }),
    );
    expect(tried).toMatchObject({ status: null, fault: "secret" });
    // A new secret fixes it, and drops the unreadable one.
    const { secret } = await rotateSecret(shell(), { id });
    await deliverBatch("w", id, new Date("2027-03-01T13:00:00Z"));
    expect(receiver.got.map((got) => isSignedBy(String(secret), got))).toEqual([true]);
  });
});

describe("a chat endpoint", () => {
  const kinds: [string, string][] = [
    ["https://hooks.slack.com/services/T0/B0/secret", "slack"],
    ["https://hooks.slack.com./services/T0/B0/secret", "slack"],
    ["https://discord.com/api/webhooks/1/secret", "discord"],
    ["https://canary.discord.com/api/v10/webhooks/1/secret", "discord"],
    ["https://discord.com/channels/1", "signed"],
    ["https://example.webhook.office.com/webhookb2/secret", "teams"],
    ["https://prod-1.westeurope.logic.azure.com/workflows/1/triggers/manual?sig=secret", "teams"],
    ["https://logic.azure.com.example.com/workflows/1", "signed"],
    ["https://hooks.slack.com.example.com/services/secret", "signed"],
    ["https://nothooks.slack.com/services/x", "signed"],
  ];

  it.each(kinds)("%s is recognized as %s", (address, kind) => {
    expect(receiverKind(address)).toBe(kind);
    if (kind !== "signed") expect(maskedUrl(address)).not.toContain("secret");
  });

  const message = { text: "A <b> & c", link: "https://example.com/x", label: "Open" };

  it("receives the message in its own format", () => {
    expect(chatMessage("slack", message)).toEqual({
      text: "A &lt;b&gt; &amp; c <https://example.com/x|Open>",
    });
    expect(chatMessage("discord", message)).toEqual({
      content: "A <b> & c <https://example.com/x>",
      allowed_mentions: { parse: [] },
    });
    expect(chatMessage("teams", { ...message, link: null })).toMatchObject({
      type: "message",
      attachments: [
        {
          contentType: "application/vnd.microsoft.card.adaptive",
          content: { type: "AdaptiveCard", body: [{ type: "TextBlock", text: "A <b> & c" }] },
        },
      ],
    });
  });

  it("has no secret, and can’t be the app", async () => {
    const chat = { url: "https://hooks.slack.com/services/T0/B0/x", allowPrivate: false };
    expect(await add(chat)).toMatchObject({ secret: null });
    await expect(add({ ...chat, receivesAccount: true })).rejects.toMatchObject({ status: 422 });
  });
});
