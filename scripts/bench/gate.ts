import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import path from "node:path";
import { percentile } from "@/lib/status/measure";
import { allOff, passcode, put, unlocked } from "../../tests/support/operator";
import { type Site, startSite } from "../../tests/support/site";

import makeTemplate from "../../tests/support/template";
import { bin } from "../lib.mjs";

/**
 * The cost of the gate's decision: the site's throughput compared with the same site with a middleware that only calls
 * next(). The two take turns, so that other load affects both. Both are restarted several times, because processes of
 * the same code differ by more than the budget.
 */
const pairs = 8;
const rounds = 3;
const roundMs = 1000;
const connections = 16;
const budget = 0.9;

const root = path.resolve(import.meta.dirname, "../..");
const copy = path.join(root, "var/bench/next-only");
const sources = [
  "app",
  "components",
  "lib",
  "public",
  "instrumentation.ts",
  "mdx-components.tsx",
  "next.config.ts",
  "scripts/lib.mjs",
  "postcss.config.mjs",
  "tsconfig.json",
  "package.json",
];
const nextOnly = `import { NextResponse } from "next/server";
export const config = { runtime: "nodejs" };
export const middleware = () => NextResponse.next();
`;

/** Builds the same site with the minimal middleware. @returns its folder */
function buildNextOnly(): string {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const source of sources) {
    const from = path.join(root, source);
    if (existsSync(from)) cpSync(from, path.join(copy, source), { recursive: true });
  }
  // The build refers to fonts by their path in node_modules.
  symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
  writeFileSync(path.join(copy, "middleware.ts"), nextOnly);
  execFileSync(process.execPath, [bin("next"), "build"], {
    cwd: copy,
    stdio: "pipe",
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  return copy;
}

function once(url: string, agent: Agent, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume();
      response.on("end", resolve);
    }).on("error", reject);
  });
}

/** Requests per second in one round, over a fixed number of keep-alive connections. */
async function throughput(url: string, headers: Record<string, string> = {}): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const start = performance.now();
  let answered = 0;
  const worker = async () => {
    while (performance.now() - start < roundMs) {
      await once(url, agent, headers);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return (answered / (performance.now() - start)) * 1000;
}

const median = (values: number[]) => percentile(values, 0.5) ?? Number.NaN;

type Round = { decided: number; passed: number };

/** Alternating rounds of both sites; each goes first in every other round. */
async function compare(ours: string, theirs: string, headers?: Record<string, string>): Promise<Round[]> {
  await throughput(ours, headers);
  await throughput(theirs, headers);
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    const oursFirst = round % 2 === 0;
    const first = await throughput(oursFirst ? ours : theirs, headers);
    const second = await throughput(oursFirst ? theirs : ours, headers);
    measured.push({ decided: oursFirst ? first : second, passed: oursFirst ? second : first });
  }
  return measured;
}

const page = "/about";
/** Puts a site into a state. @returns the headers that its requests then need */
const cases: Record<string, (site: Site) => Promise<Record<string, string>>> = {
  "everything off": async () => ({}),
  "an announcement on": async (site: Site) => {
    await put(site, "announcement", { enabled: true, message: "Read-only on Saturday." });
    return {};
  },
  "the gate on, unlocked": async (site: Site) => {
    await put(site, "protection", { enabled: true, passcode });
    return unlocked(site);
  },
};

await makeTemplate();
const directory = buildNextOnly();
const env = { LOG_LEVEL: "warn" };
const measured = new Map<string, Round[]>(Object.keys(cases).map((what) => [what, []]));
for (let pair = 1; pair <= pairs; pair++) {
  const site = await startSite({ env });
  const plain = await startSite({ env, directory });
  try {
    for (const [what, prepare] of Object.entries(cases)) {
      const headers = await prepare(site);
      // The other site gets the same requests, because code is slower for some seconds after its first run.
      await prepare(plain);
      measured.get(what)?.push(...(await compare(site.url + page, plain.url + page, headers)));
      for (const changed of [site, plain]) await allOff(changed);
    }
  } finally {
    await site.stop();
    await plain.stop();
  }
}

const rows = [...measured].map(([what, all]) => {
  const ratio = median(all.map(({ decided, passed }) => decided / passed));
  return {
    what,
    "deciding, req/s": median(all.map(({ decided }) => decided)).toFixed(0),
    "next() only, req/s": median(all.map(({ passed }) => passed)).toFixed(0),
    "ratio of a round": ratio.toFixed(3),
    "within budget": ratio >= budget,
  };
});
console.log(`\nA static page with the gate’s decision, beside a middleware that only says next()`);
console.log(
  `(medians of ${rounds} rounds of ${roundMs / 1000} s with each of ${pairs} pairs of processes; ${connections} connections)`,
);
console.table(rows);
if (rows.some((row) => !row["within budget"])) process.exitCode = 1;
