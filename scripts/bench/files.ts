import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { endpoints } from "@/lib/site/paths";
import { casePaths } from "@/lib/site/staff-paths";
import { bearer } from "../../tests/support/clients";
import { fileWithLinks, order, tokenOf } from "../../tests/support/privacy";
import { startSite } from "../../tests/support/site";
import setup from "../../tests/support/template";

/** Measures how much memory the server needs to receive 1 GiB of files for one request and to send them as one ZIP. */
const mib = 2 ** 20;
const fileMib = 32;
const count = 1024 / fileMib;
const budgetMib = 100;

await setup();
const folder = mkdtempSync(path.join(tmpdir(), "palisade-"));
const metricsToken = "a token for the metrics of this run";
const site = await startSite({ folder, env: { LOG_LEVEL: "warn", METRICS_TOKEN: metricsToken } });

/** The server's resident memory and used heap, in bytes. */
async function memory(): Promise<{ held: number; heap: number }> {
  const status = readFileSync(`/proc/${site.process.pid}/status`, "utf8");
  const answer = await fetch(`${site.url}/metrics`, { headers: { Authorization: `Bearer ${metricsToken}` } });
  const heap = /^nodejs_heap_size_used_bytes (\S+)/m.exec(await answer.text())?.[1];
  return { held: 1024 * Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]), heap: Number(heap) };
}

/** Runs `work` and returns the largest growth of the server's memory. */
async function measured(name: string, work: () => Promise<number>): Promise<number> {
  const before = await memory();
  const peak = { ...before };
  let watching = true;
  const watch = (async () => {
    while (watching) {
      const now = await memory();
      peak.held = Math.max(peak.held, now.held);
      peak.heap = Math.max(peak.heap, now.heap);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  const start = performance.now();
  const bytes = await work();
  const seconds = (performance.now() - start) / 1000;
  watching = false;
  await watch;
  const grown = (key: "held" | "heap") => (peak[key] - before[key]) / mib;
  console.log(
    `${name}: ${(bytes / mib).toFixed(0)} MiB in ${seconds.toFixed(1)} s; heap +${grown("heap").toFixed(0)} MiB, memory +${grown("held").toFixed(0)} MiB`,
  );
  return grown("heap");
}

const email = "bench@example.com";
const { id, confirm, follow } = await fileWithLinks(site, "gdpr", { email, requestType: "access" });
await site.postForm(endpoints.privacyConfirm, { token: tokenOf(confirm) });
const bytes = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(fileMib * mib - 9, 7)]);
const file = new File([new Uint8Array(bytes)], "export.pdf");

const taken = await measured("Taken", async () => {
  for (let n = 0; n < count; n++) {
    const form = new FormData();
    form.append("files", file);
    const answer = await fetch(`${site.url}${casePaths.files(id)}`, {
      method: "POST",
      body: form,
      headers: bearer,
    });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  }
  return count * fileMib * mib;
});
await order(site, id, { step: "complete", text: "Here it is.", offerData: true });
const handedOut = await measured("Handed out as one ZIP", async () => {
  const answer = await fetch(`${site.url}${follow}/package`);
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  let size = 0;
  for await (const piece of answer.body as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>) {
    size += piece.byteLength;
  }
  if (size !== Number(answer.headers.get("content-length"))) throw new Error("The archive was cut off.");
  return size;
});
await site.stop();
rmSync(folder, { recursive: true, force: true });
if (Math.max(taken, handedOut) > budgetMib) {
  console.error(`More than ${budgetMib} MiB of heap.`);
  process.exitCode = 1;
}
process.exit();
