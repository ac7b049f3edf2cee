import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { LookupAddress, lookup as systemLookup } from "node:dns";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { WebhookEndpoint } from "@/lib/platform/database/generated/client";
import { isPublicAddress, publicAddresses } from "@/lib/platform/public-request";
import { operator } from "@/tests/support/contexts";
import { timeLimit } from "@/tests/support/hurried";
import { ownDatabase } from "@/tests/support/own-database";
import { startReceiver } from "@/tests/support/receiver";

ownDatabase();
const { addEndpoint } = await import("@/lib/webhooks/endpoints");
const { sendEvent } = await import("@/lib/webhooks/send");
const { newSigningSecret, encryptSigningSecret } = await import("@/lib/webhooks/secret");

const now = new Date("2027-03-01T12:00:00Z");
const receiver = await startReceiver();
beforeEach(() => receiver.reset());
afterAll(() => receiver.stop());

/** Addresses that lead to internal hosts, however they are written. PORT is that of a receiver that would respond. */
const literal = [
  "https://127.0.0.1:PORT/",
  "https://127.0.0.1.:PORT/",
  "https://127.1:PORT/",
  "https://127.0.1:PORT/",
  "https://127.255.255.254:PORT/",
  "https://2130706433:PORT/",
  "https://0x7f000001:PORT/",
  "https://0x7f.0.0.1:PORT/",
  "https://0x7F.0x0.0x0.0x1:PORT/",
  "https://0177.0.0.1:PORT/",
  "https://017700000001:PORT/",
  "https://00000177.0.0.1:PORT/",
  "https://127.0.0.0x1:PORT/",
  "https://１２７.0.0.1:PORT/",
  "https://127。0。0。1:PORT/",
  "https://①②⑦.⓪.⓪.①:PORT/",
  "https://%31%32%37.0.0.1:PORT/",
  "https://0.0.0.0:PORT/",
  "https://0:PORT/",
  "https://[::]:PORT/",
  "https://[::1]:PORT/",
  "https://[0:0:0:0:0:0:0:1]:PORT/",
  "https://[::ffff:127.0.0.1]:PORT/",
  "https://[::ffff:7f00:1]:PORT/",
  "https://[0000:0000:0000:0000:0000:ffff:7f00:0001]:PORT/",
  "https://[::127.0.0.1]:PORT/",
  "https://[64:ff9b::7f00:1]:PORT/",
  "https://[64:ff9b:1::7f00:1]:PORT/",
  "https://[2002:7f00:1::]:PORT/",
  "https://[2001:0:7f00:1::]:PORT/",
  "https://[fe80::1]:PORT/",
  "https://[fec0::1]:PORT/",
  "https://[fc00::1]:PORT/",
  "https://[fd00:ec2::254]/latest/meta-data/",
  "https://[fd20:ce::254]/computeMetadata/v1/",
  "https://[ff02::1]/",
  "https://[2001:db8::1]/",
  "https://[3fff::1]/",
  "https://[5f00::1]/",
  "https://169.254.169.254/latest/meta-data/",
  "https://169.254.170.2/v2/credentials/",
  "https://2852039166/latest/meta-data/",
  "https://[::ffff:169.254.169.254]/",
  "https://100.100.100.200/latest/meta-data/",
  "https://168.63.129.16/machine",
  "https://192.0.0.192/opc/v1/",
  "https://10.0.0.1/",
  "https://172.16.0.1/",
  "https://172.31.255.255/",
  "https://192.168.0.1/",
  "https://100.64.0.1/",
  "https://198.18.0.1/",
  "https://192.0.2.1/",
  "https://192.88.99.1/",
  "https://224.0.0.1/",
  "https://240.0.0.1/",
  "https://255.255.255.255/",
];

/** URLs that are refused before any address is checked. */
const refused = [
  "ftp://example.com/",
  "file:///etc/passwd",
  "gopher://example.com/",
  "javascript:alert(1)",
  "http://example.com/",
  "https://user:secret@example.com/",
  "https://user@example.com/",
  "https://[fe80::1%25eth0]/",
  "https://256.256.256.256/",
  "https:///",
  "//example.com/",
  "example.com",
  "https://exa mple.com/",
];

/** Lookup results of host names. */
const names: Record<string, LookupAddress[][]> = {
  "loopback.example": [[{ address: "127.0.0.1", family: 4 }]],
  "mapped.example": [[{ address: "::ffff:127.0.0.1", family: 6 }]],
  "metadata.example": [[{ address: "169.254.169.254", family: 4 }]],
  "unspecified.example": [[{ address: "0.0.0.0", family: 4 }]],
  "nat64.example": [[{ address: "64:ff9b::7f00:1", family: 6 }]],
  "half.example": [
    [
      { address: "93.184.215.14", family: 4 },
      { address: "127.0.0.1", family: 4 },
    ],
  ],
  "nobody.example": [[]],
  "rebinding.example": [[{ address: "127.0.0.1", family: 4 }], [{ address: "93.184.215.14", family: 4 }]],
};

const asked: string[] = [];
const lookup = ((
  name: string,
  _options: object,
  callback: (e: Error | null, found: LookupAddress[]) => void,
) => {
  asked.push(name);
  const answers = names[name] ?? [[]];
  const times = asked.filter((one) => one === name).length;
  callback(null, answers[Math.min(times, answers.length) - 1] ?? []);
}) as unknown as typeof systemLookup;

const secret = encryptSigningSecret(newSigningSecret(), "e");
const endpoint = (url: string, more: Partial<WebhookEndpoint> = {}): WebhookEndpoint => ({
  id: "e",
  url,
  description: "",
  events: [],
  receivesAccount: false,
  allowPrivate: false,
  secret,
  previousSecret: null,
  previousUntil: null,
  secretSetAt: now,
  state: "active",
  pausedBecause: null,
  failingSince: null,
  createdAt: now,
  ...more,
});
const event = { id: "evt_1", type: "ping", data: { endpoint: "e" }, at: now };

describe("an internal address", () => {
  const here = (address: string) => address.replace("PORT", String(receiver.port));

  it("is tested in at least 45 forms", () => {
    expect(literal.length + refused.length + Object.keys(names).length).toBeGreaterThanOrEqual(45);
  });

  it.each(literal)("%s can’t be added", async (address) => {
    const input = {
      url: here(address),
      events: ["mail.dead" as const],
      description: "",
      receivesAccount: false,
    };
    await expect(addEndpoint(operator(now), input)).rejects.toMatchObject({
      status: 422,
      message: "This address can’t be used: it is not on the public internet.",
    });
  });

  // Simulates rows of another version: the connection itself is checked again, for plain HTTP too.
  it.each(literal)("%s is never connected to", async (address) => {
    const url = here(address).replace("https:", "http:");
    expect(await sendEvent(endpoint(url), event, now)).toMatchObject({ status: null, fault: "forbidden" });
    expect(receiver.got).toEqual([]);
  });

  it.each(refused)("%s can’t be added", async (url) => {
    const input = { url, events: ["mail.dead" as const], description: "", receivesAccount: false };
    await expect(addEndpoint(operator(now), input)).rejects.toMatchObject({ status: 422 });
  });

  it.each(Object.keys(names).filter((name) => name !== "nobody.example"))(
    "%s, which resolves to an internal address, is never connected to",
    async (name) => {
      asked.length = 0;
      const url = `http://${name}:${receiver.port}/`;
      const outcome = await sendEvent(endpoint(url), event, now, {
        policy: { isAllowed: isPublicAddress, lookup },
      });
      expect(outcome).toMatchObject({ status: null, fault: "forbidden" });
      // A single lookup: the address that was checked is the one that would be connected to.
      expect(asked).toEqual([name]);
      expect(receiver.got).toEqual([]);
    },
  );

  it("a name that doesn’t resolve is unreachable", async () => {
    const policy = { isAllowed: isPublicAddress, lookup };
    const outcome = await sendEvent(endpoint("http://nobody.example/"), event, now, { policy });
    expect(outcome).toMatchObject({ status: null, fault: "unreachable" });
  });

  it("localhost isn’t connected to by name either", async () => {
    const outcome = await sendEvent(endpoint(`http://localhost:${receiver.port}/`), event, now);
    expect(outcome).toMatchObject({ status: null, fault: "forbidden" });
  });

  it("isn’t reached by a redirect, even if it is allowed", async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      receiver.reset();
      receiver.status(status, { Location: receiver.url });
      const outcome = await sendEvent(endpoint(receiver.url, { allowPrivate: true }), event, now);
      expect(outcome).toMatchObject({ status, fault: null });
      expect(receiver.got).toHaveLength(1);
    }
  });

  it("is connected to if the shell allows it, and only there", async () => {
    expect(await sendEvent(endpoint(receiver.url), event, now)).toMatchObject({ fault: "forbidden" });
    const allowed = await sendEvent(endpoint(receiver.url, { allowPrivate: true }), event, now);
    expect(allowed).toMatchObject({ status: 204, fault: null });
    const input = {
      url: receiver.url,
      events: ["mail.dead" as const],
      description: "",
      receivesAccount: false,
      allowPrivate: true,
    };
    for (const via of ["console", "api"] as const) {
      await expect(addEndpoint(operator(now, via), input)).rejects.toMatchObject({ status: 403 });
    }
    expect((await addEndpoint(operator(now, "cli"), input)).secret).toMatch(/^whsec_/);
  });
});

describe("a response", () => {
  const inside = () => endpoint(receiver.url, { allowPrivate: true });
  const answerBegan = "http.client.response.finish";

  it("is read up to 64 KiB", async () => {
    let written = 0;
    receiver.answer = (response) => {
      response.writeHead(200);
      const chunk = Buffer.alloc(16 * 1024);
      const more = () => {
        while (!response.destroyed && written < 64 * 1024 * 1024) {
          written += chunk.length;
          if (!response.write(chunk)) return void response.once("drain", more);
        }
      };
      more();
    };
    expect(await sendEvent(inside(), event, now)).toMatchObject({ status: 200, fault: null });
    // The sockets' buffers add to this.
    expect(written).toBeLessThan(16 * 1024 * 1024);
  });

  it("that switches protocols ends the attempt, although it is none", async () => {
    receiver.status(101, { Connection: "Upgrade", Upgrade: "other" });
    expect(await sendEvent(inside(), event, now)).toMatchObject({ status: null, fault: "unreachable" });
  });

  it("that never ends still counts with its status after ten seconds", async () => {
    receiver.answer = (response) => {
      response.writeHead(500);
      response.write("x");
    };
    const end = timeLimit(10);
    subscribe(answerBegan, end);
    const outcome = await sendEvent(inside(), event, now);
    unsubscribe(answerBegan, end);
    expect(outcome).toMatchObject({ status: 500, fault: null });
  });

  it("that takes more than ten seconds is a timeout", async () => {
    receiver.answer = timeLimit(10);
    expect(await sendEvent(inside(), event, now)).toMatchObject({ status: null, fault: "timeout" });
  });

  it("is missing when no receiver is listening", async () => {
    const gone = await startReceiver();
    gone.stop();
    const outcome = await sendEvent(endpoint(gone.url, { allowPrivate: true }), event, now);
    expect(outcome).toMatchObject({ status: null, fault: "unreachable" });
  });

  it("is missing when an https address has no TLS", async () => {
    const url = receiver.url.replace("http:", "https:");
    const outcome = await sendEvent(endpoint(url, { allowPrivate: true }), event, now, {
      policy: { ...publicAddresses, isAllowed: () => true },
    });
    expect(outcome.status).toBeNull();
    expect(receiver.got).toEqual([]);
  });
});
