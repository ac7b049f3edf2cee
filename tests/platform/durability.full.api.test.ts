import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { addMinutes } from "date-fns";
import { describe, expect, it } from "vitest";
import { isClean, soak } from "@/scripts/soak/soak";
import { behindProxy, newClient } from "@/tests/support/clients";
import { eventually } from "@/tests/support/eventually";
import { type Site, startSite } from "@/tests/support/site";
import { type Submission, submissions } from "@/tests/support/submissions";

const [contact] = submissions as [Submission];

describe("SIGKILL", () => {
  it("loses and duplicates nothing that was acknowledged", async () => {
    const figures = await soak(4);
    expect(figures).toMatchObject({ lost: 0, doubled: 0, mailsMissing: 0, serverErrors: 0, integrity: "ok" });
    expect(isClean(figures)).toBe(true);
  });
});

interface Sent {
  email: string;
  /** Whether the whole request was sent. */
  written: boolean;
  status: Promise<number | null>;
}

/** Posts on a separate connection. */
function post(site: Site): Sent {
  const body = contact.valid();
  const sent: Sent = { email: body.email, written: false, status: Promise.resolve(null) };
  sent.status = new Promise((resolve) => {
    const headers = { "Content-Type": "application/json", ...newClient() };
    const message = request(
      `${site.url}${contact.endpoint}`,
      { method: "POST", headers, agent: false },
      (answer) => {
        answer.resume();
        answer.on("end", () => resolve(answer.statusCode ?? null));
        answer.on("error", () => resolve(null));
      },
    );
    message.on("error", () => resolve(null));
    message.on("finish", () => {
      sent.written = true;
    });
    message.end(JSON.stringify(body));
  });
  return sent;
}

describe("SIGTERM under load", () => {
  it("completes accepted requests, exits cleanly, and keeps every email", async () => {
    const site = await startSite({ env: behindProxy });
    const sent: Sent[] = [];
    let running = true;
    const visitors = Array.from({ length: 6 }, async () => {
      while (running) {
        const one = post(site);
        sent.push(one);
        if ((await one.status) === null) return;
      }
    });
    await eventually(() => expect(sent.length).toBeGreaterThan(30));
    const ended = new Promise<number | null>((resolve) => site.process.once("exit", (code) => resolve(code)));
    const askedBefore = sent.filter(({ written }) => written);
    site.process.kill("SIGTERM");
    expect(await ended, "exit code (143: clean exit; 1: killed itself after nine seconds)").toBe(143);
    running = false;
    await Promise.all(visitors);

    expect(await Promise.all(askedBefore.map(({ status }) => status))).toEqual(askedBefore.map(() => 200));
    const statuses = await Promise.all(
      sent.map(async ({ email, status }) => ({ email, status: await status })),
    );
    const acknowledged = statuses.filter(({ status }) => status === 200).map(({ email }) => email);
    const rows = await site.db.contactMessage.findMany({ where: { email: { in: acknowledged } } });
    expect(rows.map(({ email }) => email).sort()).toEqual(acknowledged.sort());
    // Emails being sent were completed and marked before the process ended.
    expect(await site.db.outboxMail.count({ where: { state: "sending" } })).toBe(0);
    await site.stop({ keep: true });

    const next = await startSite({ folder: site.folder, env: behindProxy });
    await next.setClock(addMinutes(new Date(), 10));
    for (const email of acknowledged) await next.mailbox.expectTo(email);
    await next.stop();
  });
});

describe("SIGTERM with idle connections", () => {
  it("doesn’t wait for idle connections", async () => {
    const site = await startSite();
    const { hostname, port } = new URL(site.url);
    const silent = connect(Number(port), hostname);
    const kept = connect(Number(port), hostname);
    for (const socket of [silent, kept]) socket.on("error", () => undefined);
    await once(silent, "connect");
    kept.write(`GET /api/health/ping HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`);
    await once(kept, "data");
    const closed = Promise.all([silent, kept].map((socket) => once(socket, "close")));
    const ended = once(site.process, "exit");
    site.process.kill("SIGTERM");
    // 143 means a clean exit; 1 means that something was held up.
    expect((await ended)[0]).toBe(143);
    await closed;
    await site.stop();
  });
});
