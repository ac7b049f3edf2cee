import path from "node:path";
import mdx from "@mdx-js/rollup";
import remarkGfm from "remark-gfm";
import { defineConfig } from "vitest/config";

const alias = {
  "@": import.meta.dirname,
  "server-only": path.join(import.meta.dirname, "scripts/server-only.ts"),
};

export default defineConfig({
  // As next.config.ts has it.
  plugins: [{ enforce: "pre", ...mdx({ remarkPlugins: [remarkGfm] }) }],
  resolve: { alias },
  test: {
    globalSetup: "tests/support/template.ts",
    maxWorkers: 3,
    // Ends what hangs; a busy machine may take its time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"] } },
      { extends: true, test: { name: "api", include: ["tests/api/**/*.test.ts"] } },
    ],
  },
});
