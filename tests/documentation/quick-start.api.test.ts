import { execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { quickStartCommands } from "@/lib/documentation/quick-start-commands";
import { integrationOperations } from "@/lib/integration-api/operations";
import { openApiDocument } from "@/lib/openapi/document";
import { site } from "@/lib/site/brand";
import { eventually } from "@/tests/support/eventually";
import { freePort } from "@/tests/support/site";
import { isInstalled } from "@/tests/support/toolchains";

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), "quick-start-"));
const files: Record<string, () => string> = {
  "/mock-api.mjs": () => readFileSync("public/mock-api.mjs", "utf8"),
  "/openapi.json": () => JSON.stringify(openApiDocument()),
};
/** A replacement for this website, with the two files that a newcomer downloads. */
const website = createServer(({ url = "" }, response) => response.end(files[url]?.() ?? ""));
let port: number;

const here = (command: string) =>
  command
    .replaceAll(site.url, `http://127.0.0.1:${(website.address() as AddressInfo).port}`)
    .replaceAll("localhost:4010", `localhost:${port}`);
const shell = (command: string) => run("sh", ["-c", here(command)], { cwd: folder });

beforeAll(async () => {
  port = await freePort();
  await new Promise<void>((resolve) => website.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  website.close();
  rmSync(folder, { recursive: true, force: true });
});

it.skipIf(!isInstalled("curl"))(
  "the quick start leads from nothing to a first result, command by command",
  async () => {
    await shell(quickStartCommands.fetch);
    const [program = "", ...args] = here(quickStartCommands.start).split(" ");
    const mock = spawn(program, [...args, "--port", String(port)], { cwd: folder, stdio: "ignore" });
    try {
      const answer = await eventually(() => shell(quickStartCommands.ask));
      expect(JSON.parse(answer.stdout)).toEqual(integrationOperations[0]?.response.examples.flagged?.value);
      const refusal = await shell(quickStartCommands.refuse);
      expect(JSON.parse(refusal.stdout)).toMatchObject({ status: 429 });
    } finally {
      mock.kill();
    }
  },
);
