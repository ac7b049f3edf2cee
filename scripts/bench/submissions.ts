import path from "node:path";
import Database from "better-sqlite3";
import { laws } from "@/lib/privacy/laws";
import { endpoints } from "@/lib/site/paths";
import { percentile } from "@/lib/status/measure";
import { startSite } from "../../tests/support/site";
import makeTemplate from "../../tests/support/template";

/** The response time of each POST, compared with a bare insert of the same size into the same kind of database file. */
const rounds = 100;

const bodies: Record<string, (n: number) => object> = {
  [endpoints.contact]: (n) => ({
    name: "Ada",
    email: `a${n}@example.com`,
    company: "",
    message: "Hello",
    type: "sales",
  }),
  [endpoints.register]: (n) => ({
    email: `r${n}@example.com`,
    password: "correct horse",
    companyName: "Example",
    firstName: "Ada",
    lastName: "L",
    acceptTerms: true,
  }),
  ...Object.fromEntries(
    laws.map(({ id, endpoint, listed: [requestType] }) => [
      endpoint,
      (n: number) => ({ law: id, email: `${id}${n}@example.com`, requestType, description: "All of it" }),
    ]),
  ),
  [endpoints.ccpaOptOut]: (n) => ({ email: `o${n}@example.com`, confirmOptOut: true }),
};

const milliseconds = async (work: () => unknown): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
const median = (values: number[]) => percentile(values, 0.5) ?? Number.NaN;

await makeTemplate();
const site = await startSite({ env: { TRUSTED_PROXIES: "127.0.0.1,::1", LOG_LEVEL: "warn" } });
const bare = new Database(path.join(site.folder, "bare.db"));
bare.pragma("journal_mode = WAL");
bare.pragma("synchronous = FULL");
bare.exec("CREATE TABLE message (id INTEGER PRIMARY KEY, body TEXT NOT NULL)");
const insert = bare.prepare("INSERT INTO message (body) VALUES (?)");

const rows = [];
for (const [endpoint, body] of Object.entries(bodies)) {
  const posts: number[] = [];
  const inserts: number[] = [];
  for (let n = 0; n < rounds; n++) {
    // Each post has its own client address, so that no rate limit is reached.
    const client = { "X-Forwarded-For": `10.${n >> 8}.${n & 255}.${rows.length + 1}` };
    const sent = body(n);
    inserts.push(await milliseconds(() => insert.run(JSON.stringify(sent))));
    posts.push(
      await milliseconds(async () => {
        const answer = await site.post(endpoint, sent, client);
        if (answer.status !== 200)
          throw new Error(`${endpoint} answered ${answer.status}: ${await answer.text()}`);
        await answer.arrayBuffer();
      }),
    );
  }
  rows.push({
    endpoint,
    "post ms (median)": median(posts).toFixed(1),
    "bare insert ms": median(inserts).toFixed(2),
    ratio: (median(posts) / median(inserts)).toFixed(1),
  });
}
console.log(`\nTime to answer a post, beside a bare SQLite insert (${rounds} of each, in turn)`);
console.table(rows);
bare.close();
await site.stop();
