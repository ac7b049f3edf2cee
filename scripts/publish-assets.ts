import "./env-file";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { constants, gzipSync } from "node:zlib";
import { subDays } from "date-fns";
import { EnvironmentError, readEnv } from "@/lib/platform/environment";
import { securityHeaderList } from "@/lib/platform/http-server/security-headers";
import { pluralize } from "@/lib/site/figures";

/**
 * `npm run assets -- --to FOLDER [--keep-days 30]`: copies the build's scripts, styles and fonts, with their headers,
 * to the folder that nginx serves, below `plain`, `gzip` and `br`. Files of earlier builds stay for that many days,
 * since open pages need them.
 */
const { values } = parseArgs({
  options: { to: { type: "string" }, "keep-days": { type: "string", default: "30" } },
});
const keepDays = Number(values["keep-days"]);
if (!values.to || !Number.isInteger(keepDays) || keepDays < 0) {
  console.error("Usage: npm run assets -- --to FOLDER [--keep-days DAYS]");
  process.exit(2);
}
const built = path.join(import.meta.dirname, "../.next");
if (!existsSync(path.join(built, "routes.json"))) {
  console.error("There is no build to publish assets from. Run npm run build first.");
  process.exit(1);
}
const to = path.resolve(values.to);
const now = new Date();

/** Writes a file atomically and readable for nginx, which is another user. */
function write(file: string, bytes: Buffer | string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o755 });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, bytes);
  chmodSync(unfinished, 0o644);
  renameSync(unfinished, file);
}

const laid = (kind: string, name: string) => path.join(to, kind, "_next/static", name);
const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

let count = 0;
for (const name of namesIn(path.join(built, "static/chunks"))) {
  if (!/\.(?:js|css)$/.test(name)) continue;
  const bytes = readFileSync(path.join(built, "static/chunks", name));
  write(laid("plain", `chunks/${name}`), bytes);
  write(laid("gzip", `chunks/${name}`), gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
  // Compressed with Brotli after the build.
  write(laid("br", `chunks/${name}`), readFileSync(path.join(built, "packed/assets", name)));
  count += 1;
}
for (const name of namesIn(path.join(built, "static/media"))) {
  if (!name.endsWith(".woff2")) continue;
  write(laid("plain", `media/${name}`), readFileSync(path.join(built, "static/media", name)));
  count += 1;
}

let removed = 0;
for (const kind of ["plain", "gzip", "br"]) {
  for (const folder of ["chunks", "media"]) {
    for (const name of namesIn(laid(kind, folder))) {
      const file = path.join(laid(kind, folder), name);
      if (statSync(file).mtime >= subDays(now, keepDays)) continue;
      rmSync(file);
      removed += 1;
    }
  }
}

try {
  const headers = securityHeaderList({ dev: false, hstsSubdomains: readEnv(process.env).HSTS_SUBDOMAINS });
  const lines = [...headers].map(([name, value]) => `add_header ${name} "${value}";\n`);
  write(path.join(to, "headers.conf"), lines.join(""));
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
console.log(
  `Published ${count} assets${removed > 0 ? `, removed ${pluralize(removed, "file")} of earlier builds` : ""}: ${to}`,
);
