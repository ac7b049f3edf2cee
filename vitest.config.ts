import path from "node:path";
import { compile } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import { defineConfig, type Plugin } from "vitest/config";
import "./tests/support/run-folder.ts";

const root = import.meta.dirname;
const alias = { "@": root, "server-only": path.join(root, "scripts/server-only.ts") };

/** TEST_SCOPE chooses between `npm test` (files without `.full.`), `npm run test:full` (only those) and both. */
const scopes = {
  default: { mark: "", skip: ["**/*.full.*"] },
  full: { mark: ".full", skip: [] },
  all: { mark: "", skip: [] },
};
const scope = scopes[(process.env.TEST_SCOPE ?? "all") as keyof typeof scopes];

/** The tests of a kind: the file name says what a test needs (docs/testing.md). */
const files = (kind: string, ...others: string[]) => ({
  include: [`tests/**/*${scope.mark}${kind}.test.{ts,tsx}`],
  exclude: [...scope.skip, ...others],
});

/** Compiles MDX with the options of next.config.ts. */
const mdx: Plugin = {
  name: "mdx",
  enforce: "pre",
  async transform(value, id) {
    if (!id.endsWith(".mdx")) return null;
    return { code: String(await compile({ value, path: id }, { remarkPlugins: [remarkGfm] })), map: null };
  },
};

/** A project whose files share a process. Without fresh-modules.ts, they share the imported modules too. */
const shared = (name: string, options: object) => ({
  extends: true as const,
  test: { name, isolate: false, ...options },
});
/** A project whose files each get a separate process. */
const isolated = (name: string, options: object) => ({ extends: true as const, test: { name, ...options } });

const site = { globalSetup: "tests/support/template.ts" };
const sites = { ...site, setupFiles: ["tests/support/failure-log.ts"] };
const fresh = "tests/support/fresh-modules.ts";

export default defineConfig({
  plugins: [mdx],
  resolve: { alias },
  test: {
    env: { LOG_LEVEL: "silent" },
    setupFiles: process.env.TEST_END ? ["tests/support/skip-late.ts"] : [],
    maxWorkers: Number(process.env.TEST_WORKERS ?? 3),
    // Generous limits that only end hanging tests, because busy machines are slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      shared("unit", files("", `tests/**/*.*${scope.mark}.test.{ts,tsx}`)),
      shared("isolated", { ...files(".isolated"), setupFiles: [fresh] }),
      shared("database", { ...files(".database"), ...site, setupFiles: [fresh] }),
      isolated("build", files(".build")),
      shared("api", { ...files(".api", "**/*.isolated.api.*"), ...sites }),
      isolated("isolated-api", { ...files(".isolated.api"), ...sites }),
      // Containers and a booted Debian run alone and one at a time, because they build the site and put load on it.
      isolated("machine", {
        ...files(".machine"),
        ...site,
        maxWorkers: 1,
        sequence: { groupOrder: 1 },
        testTimeout: 4_800_000,
        hookTimeout: 4_800_000,
      }),
      shared("postgresql", {
        include: [
          `tests/**/*${scope.mark}.postgresql.test.ts`,
          ...(process.env.TEST_SCOPE === "default" ? [] : ["tests/**/*.both.*.test.ts"]),
        ],
        exclude: scope.skip,
        globalSetup: ["tests/support/template.ts", "tests/support/postgresql.ts"],
        setupFiles: [fresh, "tests/support/failure-log.ts"],
      }),
      ...(["firefox", "webkit"] as const).map((browser) =>
        isolated(browser, {
          ...files(".browsers"),
          ...site,
          provide: { browser },
          // A hanging browser must not use up the time of the whole run.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        }),
      ),
    ],
  },
});
