import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { compile } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import { defineConfig, type Plugin } from "vitest/config";

const root = import.meta.dirname;
const alias = { "@": root, "server-only": path.join(root, "scripts/server-only.ts") };

const testsIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll(path.sep, "/")}`)
    .filter((file) => /\.test\.tsx?$/.test(file));

const unit = testsIn("tests/unit");
const api = testsIn("tests/api");

/**
 * Whether a test may leave something in its process, such as a database that is open, a variable or a mock. All others
 * share a process and what they import: to load it anew for each costs more than most of them.
 */
const needsOwnProcess = (file: string) =>
  /\bvi\b|\bprocess\.|\bglobalThis\b|\/support\//.test(readFileSync(path.join(root, file), "utf8"));

/** Of a test whose work is done by servers of its own: whether it sets variables of its process all the same. */
const setsVariables = (file: string) =>
  /\/support\/(?:own-database|retention)"/.test(readFileSync(path.join(root, file), "utf8"));

/** What is stored, submitted, operated and kept private is the same on both databases. */
const onPostgresql = [
  "tests/api/contact.test.ts",
  "tests/api/submitted-again.test.ts",
  "tests/api/privacy/erasure.test.ts",
  "tests/api/privacy/requester.test.ts",
  "tests/unit/access/most-at-once.test.ts",
  "tests/unit/files/backup.test.ts",
  "tests/unit/incidents/planned-maintenance.test.ts",
  "tests/unit/incidents/updates.test.ts",
  "tests/unit/limits/clock-ahead.test.ts",
  "tests/unit/limits/guesses.test.ts",
  "tests/unit/operator/lists.test.ts",
  "tests/unit/operator/operator-form.test.ts",
  "tests/unit/operator/plan-times.test.ts",
  "tests/unit/privacy/connectors.test.ts",
  "tests/unit/privacy/disclosure.test.ts",
  "tests/unit/privacy/due-mail.test.ts",
  "tests/unit/privacy/reminders.test.ts",
  "tests/unit/privacy/retention.test.ts",
  "tests/unit/settings/seed.test.ts",
  "tests/unit/storage/conversation.test.ts",
  "tests/unit/storage/find-request.test.ts",
  "tests/unit/storage/held-sign-ups.test.ts",
  "tests/unit/storage/mail-caps.test.ts",
  "tests/unit/storage/leases.test.ts",
  "tests/unit/storage/outbox.test.ts",
  "tests/unit/storage/receipts.test.ts",
  "tests/unit/storage/replaced-logos.test.ts",
  "tests/unit/storage/seed.test.ts",
  "tests/unit/storage/stuck-mail.test.ts",
  "tests/unit/subscribers/subscription.test.ts",
  "tests/unit/webhooks/producers.test.ts",
  "tests/unit/webhooks/worker.test.ts",
];

/** MDX as next.config.ts has it. */
const mdx: Plugin = {
  name: "mdx",
  enforce: "pre",
  async transform(value, id) {
    if (!id.endsWith(".mdx")) return null;
    return { code: String(await compile({ value, path: id }, { remarkPlugins: [remarkGfm] })), map: null };
  },
};

export default defineConfig({
  plugins: [mdx],
  resolve: { alias },
  test: {
    globalSetup: "tests/support/template.ts",
    maxWorkers: 3,
    // Ends what hangs; a busy machine may take its time.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: { name: "api", isolate: false, include: api.filter((file) => !setsVariables(file)) },
      },
      {
        extends: true,
        test: { name: "unit", include: [...unit.filter(needsOwnProcess), ...api.filter(setsVariables)] },
      },
      {
        extends: true,
        test: { name: "pure", isolate: false, include: unit.filter((file) => !needsOwnProcess(file)) },
      },
      {
        extends: true,
        test: {
          name: "postgresql",
          include: [...onPostgresql, "tests/postgresql/**/*.test.ts"],
          globalSetup: "tests/support/postgresql.ts",
        },
      },
      ...(["firefox", "webkit"] as const).map((browser) => ({
        extends: true as const,
        test: { name: browser, include: ["tests/browsers/**/*.test.ts"], provide: { browser } },
      })),
    ],
  },
});
