import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { describe, expect, it } from "vitest";

const pages = path.resolve(import.meta.dirname, "../../.next/server/app");
const jar = path.join(
  path.dirname(createRequire(import.meta.url).resolve("vnu-jar/package.json")),
  "build/dist/vnu.jar",
);
const hasJava = spawnSync("java", ["-version"]).status === 0;

describe("the Nu HTML checker", () => {
  // The checker is a Java program. Without Java the run reports "skipped", not "passed".
  it.skipIf(!hasJava)(
    "finds no errors in any prerendered page",
    () => {
      const files = readdirSync(pages, { recursive: true, encoding: "utf8" })
        // Next's own fallback for an error in the layout, not a page of this site.
        .filter((name) => name.endsWith(".html") && name !== "_global-error.html")
        .map((name) => path.join(pages, name));
      expect(files.length).toBeGreaterThan(15);
      const checked = spawnSync("java", ["-jar", jar, "--errors-only", "--format", "json", ...files], {
        encoding: "utf8",
        maxBuffer: 64 * 1024 * 1024,
      });
      const { messages } = JSON.parse(checked.stderr) as { messages: { url: string; message: string }[] };
      expect(messages.map(({ url, message }) => `${path.basename(url)}: ${message}`)).toEqual([]);
    },
    120_000,
  );
});
