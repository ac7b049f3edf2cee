import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { openApiDocument } from "@/lib/openapi/document";

/** A call as recorded by the mock. */
type JournalEntry = { operation: string | null; status: number; sent: unknown };

/** Starts the published mock on a free port. It refuses the first `busy` calls with 429. */
export async function startMockApi(busy = 0) {
  const folder = mkdtempSync(path.join(tmpdir(), "mock-api-"));
  const file = path.join(folder, "openapi.json");
  writeFileSync(file, JSON.stringify(openApiDocument()));
  const args = ["public/mock-api.mjs", file, "--port", "0", "--journal", "--busy", String(busy)];
  const server = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });

  const journal: JournalEntry[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    server.once("exit", (code) => reject(new Error(`The mock ended with ${code}.`)));
    createInterface({ input: server.stdout }).on("line", (line) => {
      if (line.startsWith("{")) journal.push(JSON.parse(line));
      else resolve(/http:\S+(?=,)/.exec(line)?.[0] ?? line);
    });
  });
  const stop = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, journal, stop };
}
