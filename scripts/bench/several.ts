import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { paths } from "@/lib/site/paths";
import { percentile } from "@/lib/status/measure";
import { behindProxy, newClient } from "../../tests/support/clients";
import { startFront } from "../../tests/support/front";
import { prepare } from "../../tests/support/postgresql";
import { type Site, startSite } from "../../tests/support/site";
import { submissions } from "../../tests/support/submissions";
import makeTemplate from "../../tests/support/template";
import { databaseOn, runSql } from "../../tests/support/test-server";
import { nginxProgram } from "../nginx.mjs";
import { postgresqlPrograms, startPostgresql } from "../postgresql.mjs";
import { pagesASecond } from "./pages-a-second";

/** Posts and pages per second of a site with several processes, compared with one process on SQLite. */
const rounds = 3;
const roundMs = 4000;
const writers = 16;
/** The minimum share of nginx's own throughput for a static file of the same size. */
const budget = 0.7;

const env = { ...behindProxy, LOG_LEVEL: "warn" };
const median = (values: number[]) => percentile(values, 0.5) ?? Number.NaN;
const [contact] = submissions;

async function postsASecond(sites: Site[]): Promise<number> {
  const start = performance.now();
  let stored = 0;
  const writer = async (index: number) => {
    const site = sites[index % sites.length] as Site;
    while (performance.now() - start < roundMs) {
      const answer = await site.post(String(contact?.endpoint), contact?.valid(), newClient());
      if (answer.status !== 200) throw new Error(`a post was answered with ${answer.status}`);
      await answer.arrayBuffer();
      stored += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, index) => writer(index)));
  return (stored / (performance.now() - start)) * 1000;
}

async function benchPosts(): Promise<void> {
  const sqlite = await startSite({ env });
  const postgresql = await startPostgresql();
  const server = { url: postgresql.url, template: "" };
  const databaseUrl = databaseOn(server, "bench");
  runSql(postgresql.url, "CREATE DATABASE bench");
  prepare(databaseUrl);
  const first = await startSite({ env, databaseUrl });
  const second = await startSite({ env, databaseUrl, folder: first.folder });
  const cases: [string, Site[]][] = [
    ["SQLite", [sqlite]],
    ["PostgreSQL, one process", [first]],
    ["PostgreSQL, two processes", [first, second]],
  ];
  const measured = new Map<string, number[]>(cases.map(([name]) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, sites] of cases) {
      const posts = await postsASecond(sites);
      // The first round is only a warm-up.
      if (round > 0) measured.get(name)?.push(posts);
    }
  }
  await second.stop({ keep: true });
  for (const site of [first, sqlite]) await site.stop();
  await postgresql.stop();
  console.log(`\nContact messages stored a second, sent by ${writers} at once (medians of ${rounds} rounds)`);
  console.table([...measured].map(([on, values]) => ({ on, "posts/s": median(values).toFixed(0) })));
}

/** A page as sent to a client that accepts Brotli: its bytes, and its headers as nginx directives. */
function packedPage(url: string): Promise<{ bytes: Buffer; headers: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": "br" } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => resolve({ bytes: Buffer.concat(parts), headers: headerLines(answer.headers) }));
    }).on("error", reject);
  });
}

/** Headers that nginx adds to a file by itself. */
const ofFile = [
  "content-length",
  "content-type",
  "date",
  "connection",
  "keep-alive",
  "etag",
  "last-modified",
];

const headerLines = (headers: NodeJS.Dict<string | string[]>) =>
  Object.entries(headers)
    .filter(([name]) => !ofFile.includes(name))
    .map(([name, value]) => `        add_header ${name} ${JSON.stringify(String(value))};\n`)
    .join("");

async function benchPages(): Promise<boolean> {
  const site = await startSite({ env });
  const port = Number(new URL(site.url).port);
  const folder = mkdtempSync(path.join(tmpdir(), "palisade-bench-"));
  mkdirSync(folder, { recursive: true });
  const { bytes, headers } = await packedPage(site.url + paths.about);
  writeFileSync(path.join(folder, "page"), bytes);
  const file = `    location = /page {\n        root ${folder};\n        default_type text/html;\n${headers}    }\n`;
  // Without TLS, whose cost would be the same for both and highest in the client.
  const front = await startFront({
    processes: [port],
    changes: [
      [" ssl http2", ""],
      // Keeps connections for a whole round; by default nginx closes each one after 1,000 requests.
      ["keepalive_timeout 60s;", "keepalive_timeout 60s;\n    keepalive_requests 1000000;"],
      ["    location / {", `${file}    location / {`],
    ],
  });
  const cases: [string, number, string][] = [
    ["nginx, a file of the same bytes and headers", front.port, "/page"],
    ["nginx in front of the site", front.port, paths.about],
    ["the site alone", port, paths.about],
  ];
  const measured = new Map<string, number[]>(cases.map(([name]) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, at, page] of cases) {
      const pages = await pagesASecond(at, page, roundMs);
      if (round > 0) measured.get(name)?.push(pages);
    }
  }
  await front.stop();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
  const [fromFile = [], fromFront = []] = [...measured.values()];
  const ratio = median(fromFront.map((pages, round) => pages / (fromFile[round] ?? Number.NaN)));
  console.log(
    `\nPages a second, packed, over 16 connections, one worker of nginx (medians of ${rounds} rounds)`,
  );
  console.table([...measured].map(([from, values]) => ({ from, "pages/s": median(values).toFixed(0) })));
  console.log(`The front reaches ${ratio.toFixed(2)} of the file; ${budget} is asked for.`);
  return ratio >= budget;
}

await makeTemplate();
if (postgresqlPrograms()) await benchPosts();
else console.log("PostgreSQL isn’t installed: posts a second are not measured.");
if (!nginxProgram()) console.log("nginx isn’t installed: pages a second are not measured.");
else if (!(await benchPages())) process.exitCode = 1;
