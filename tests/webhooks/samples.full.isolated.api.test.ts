import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { subMinutes } from "date-fns";
import { afterAll, describe, expect, it } from "vitest";
import { type LanguageId, languages } from "@/lib/integration-api/languages";
import { receiverSamples } from "@/lib/webhooks/samples";
import { operator } from "@/tests/support/contexts";
import { eventually } from "@/tests/support/eventually";
import { ownDatabase } from "@/tests/support/own-database";
import { tsx } from "@/tests/support/shells";
import { isInstalled } from "@/tests/support/toolchains";

ownDatabase();
const { read, write } = await import("@/lib/platform/database");
const { addEndpoint, rotateSecret } = await import("@/lib/webhooks/endpoints");
const { deliverBatch } = await import("@/lib/webhooks/deliver");
const { resendDeliveries } = await import("@/lib/webhooks/deliveries");
const { publish } = await import("@/lib/webhooks/publish");
const { decryptSigningSecret } = await import("@/lib/webhooks/secret");

const installed = languages.filter(({ id }) => isInstalled(id));
const missing = languages.filter((language) => !installed.includes(language));
const stops: (() => void)[] = [];
afterAll(() => {
  for (const stop of stops) stop();
});

interface Program {
  url: string;
  printed: () => string;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const commands: Record<Exclude<LanguageId, "curl">, [string, ...string[]]> = {
  typescript: [process.execPath, ...tsx],
  python: ["python3"],
  go: ["go", "run"],
};

/** A sample program that is a server itself. */
async function startServer(
  language: Exclude<LanguageId, "curl">,
  file: string,
  secret: string,
): Promise<Program> {
  const port = await freePort();
  const [program, ...args] = commands[language];
  const child: ChildProcess = spawn(program, [...args, file], {
    env: { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  stops.push(() => child.kill("SIGKILL"));
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (data: Buffer) => {
      printed += data.toString();
    });
  }
  const url = `http://127.0.0.1:${port}/`;
  await eventually(() => fetch(url, { method: "POST" }));
  printed = "";
  return { url, printed: () => printed };
}

/** The page's CGI program behind a web server that follows RFC 3875. */
async function startCgi(file: string, secret: string): Promise<Program> {
  let printed = "";
  const server: Server = createServer((request, response) => {
    const headers = Object.entries(request.headers).map(([name, value]) => [
      `HTTP_${name.toUpperCase().replaceAll("-", "_")}`,
      String(value),
    ]);
    const env = {
      ...process.env,
      ...Object.fromEntries(headers),
      CONTENT_LENGTH: request.headers["content-length"] ?? "0",
      WEBHOOK_SECRET: secret,
      WEBHOOK_SEEN: `${file}.seen`,
    };
    const child = spawn("sh", [file], { env });
    let answered = "";
    child.stdout.on("data", (data: Buffer) => {
      answered += data.toString();
    });
    child.stderr.on("data", (data: Buffer) => {
      printed += data.toString();
    });
    child.on("close", () => {
      const status = Number(/^Status: (\d{3})/.exec(answered)?.[1] ?? 500);
      response.writeHead(status).end();
    });
    child.stdin.on("error", () => undefined);
    request.pipe(child.stdin);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, printed: () => printed };
}

function start(language: LanguageId, secret: string): Promise<Program> {
  const folder = mkdtempSync(path.join(tmpdir(), "receiver-"));
  stops.push(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, languages.find(({ id }) => id === language)?.file ?? "sample");
  writeFileSync(file, `${receiverSamples[language]}\n`);
  chmodSync(file, 0o700);
  return language === "curl" ? startCgi(file, secret) : startServer(language, file, secret);
}

const id = "1b0f9a7e-55a3-4a77-8f31-0f5dc7a0c001";
const happen = (at: Date) =>
  write((tx) => publish(tx, { now: at }, { type: "mail.dead", data: { id, topic: "Ünïcode", attempts: 8 } }));

/** Adds an endpoint for a program that has its secret. */
async function connect(language: LanguageId, wrongSecret = false) {
  await write((tx) => tx.webhookEndpoint.deleteMany());
  const input = { url: "http://127.0.0.1:9/", events: ["mail.dead" as const], description: "" };
  const context = operator(new Date(), "cli");
  const added = await addEndpoint(context, { ...input, receivesAccount: false, allowPrivate: true });
  const wrong = `whsec_${Buffer.alloc(32).toString("base64")}`;
  const program = await start(language, wrongSecret ? wrong : String(added.secret));
  await write((tx) => tx.webhookEndpoint.update({ where: { id: added.id }, data: { url: program.url } }));
  return { endpoint: added.id, context, program };
}

const outcomes = async () =>
  (await read((db) => db.webhookAttempt.findMany({ orderBy: { id: "asc" } }))).map(({ status }) => status);

describe.each(installed)("the receiver in $label", ({ id: language }) => {
  it("accepts genuine events, once, during a rotation of the secret", async () => {
    const { endpoint, context, program } = await connect(language);
    await write((tx) => tx.webhookAttempt.deleteMany());
    await happen(new Date());
    await deliverBatch("w", endpoint, new Date());
    expect(await outcomes()).toEqual([204]);
    const { id: delivery, eventId } = await read((db) => db.webhookDelivery.findFirstOrThrow());
    await eventually(() => expect(program.printed()).toContain(`mail.dead ${eventId}`));

    // With the new secret first and the old one second, as while a receiver is migrating.
    await rotateSecret(context, { id: endpoint });
    await resendDeliveries(operator(new Date(), "cli"), { id: endpoint, what: { delivery } });
    await deliverBatch("w", endpoint, new Date());
    expect(await outcomes()).toEqual([204, 204]);
    expect(program.printed().match(/mail\.dead/g)).toHaveLength(1);

    // Timestamps six minutes in the past or future are refused.
    for (const at of [subMinutes(new Date(), 6), subMinutes(new Date(), -6)]) {
      await happen(at);
      await deliverBatch("w", endpoint, at);
    }
    expect(new Set((await outcomes()).slice(2))).toEqual(new Set([401]));
    expect(program.printed().match(/mail\.dead/g)).toHaveLength(1);
  });

  it("rejects events signed with another secret or not at all", async () => {
    const { endpoint, program } = await connect(language, true);
    await write((tx) => tx.webhookAttempt.deleteMany());
    await happen(new Date());
    await deliverBatch("w", endpoint, new Date());
    expect(await outcomes()).toEqual([401]);
    const plain = await fetch(program.url, { method: "POST", body: "{}" });
    expect(plain.status).toBe(401);
    const hostile = await fetch(program.url, {
      method: "POST",
      body: "{}",
      headers: { "webhook-id": "x", "webhook-timestamp": "a[$(id>&2)]", "webhook-signature": "* v1,x v2" },
    });
    expect(hostile.status).toBe(401);
    expect(program.printed()).not.toMatch(/mail\.dead|uid=/);
  });
});

describe.each(missing)("the receiver in $label", ({ label }) => {
  it.skip(`is skipped: the toolchain of ${label} is not installed`, () => {});
});

it("a sealed secret is the one that was shown", async () => {
  const { endpoint } = await connect(installed[0]?.id ?? "typescript");
  const row = await read((db) => db.webhookEndpoint.findUniqueOrThrow({ where: { id: endpoint } }));
  expect(decryptSigningSecret(row.secret, endpoint)).toMatch(/^whsec_[\w+/]{43}=$/);
});
