import { connect } from "node:net";
import { expect, it } from "vitest";
import { paths } from "@/lib/site/paths";
import { startSite } from "@/tests/support/site";

type Ended = "answered" | "refused" | "lost";

/**
 * Sends a request on a separate connection. A refused client can retry elsewhere; an accepted one without a response is
 * lost.
 */
function ask(port: number, path: string): Promise<Ended> {
  return new Promise((resolve) => {
    let isIn = false;
    let got = "";
    const socket = connect({ port, host: "127.0.0.1" }, () => {
      isIn = true;
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    socket.on("data", (data) => {
      got += data;
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      if (got.startsWith("HTTP/1.1 ")) resolve("answered");
      else resolve(isIn ? "lost" : "refused");
    });
  });
}

it("a process that is stopped completes all accepted requests", async () => {
  const site = await startSite();
  const port = Number(new URL(site.url).port);
  const clients: Promise<void>[] = [];
  const count = { answered: 0, refused: 0, lost: 0 };
  const isBusy = new Promise<void>((resolve) => {
    const askUntilRefused = async (path: string) => {
      for (let ended: Ended = "answered"; ended === "answered"; ) {
        ended = await ask(port, path);
        count[ended] += 1;
        if (count.answered === 100) resolve();
      }
    };
    for (const path of [paths.about, "/status/text", "/no-such-page"])
      for (let client = 0; client < 5; client++) clients.push(askUntilRefused(path));
  });
  await isBusy;
  const hasEnded = new Promise((resolve) => site.process.once("exit", resolve));
  site.process.kill("SIGTERM");
  await Promise.all(clients);
  expect(await hasEnded).toBe(143);
  expect(count).toMatchObject({ refused: 15, lost: 0 });
  await site.stop();
});
