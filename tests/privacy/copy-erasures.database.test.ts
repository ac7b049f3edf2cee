import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { dataFolder } from "@/lib/platform/data-folder";
import { copyErasures, ErasureRecordConflict } from "@/lib/privacy/erasure/copy-erasures";
import { ownDatabase } from "@/tests/support/own-database";

ownDatabase();
const from = mkdtempSync(path.join(tmpdir(), "palisade-earlier-"));
const [key, month] = ["erasure.key", "erasures-2026-01.jsonl"] as const;
const record = '\n{"subject":"one"}\n\n{"subject":"two"}\n';
const target = (name: string) => path.join(dataFolder(), name);

beforeEach(() => {
  writeFileSync(path.join(from, key), "k".repeat(43));
  writeFileSync(path.join(from, month), record);
  for (const name of [key, month]) rmSync(target(name), { force: true });
});
afterAll(() => rmSync(from, { recursive: true }));

it("the record of erasures and its key are copied, and the second time there is nothing to copy", () => {
  expect(copyErasures(from).sort()).toEqual([key, month]);
  expect(readFileSync(target(month), "utf8")).toBe(record);
  expect(copyErasures(from)).toEqual([]);
});

it.each([
  ["that was interrupted at once", ""],
  ["that was interrupted in the middle of a line", record.slice(0, 25)],
  ["after which the old site continued", record.slice(0, 20)],
])("a new run updates the copy of an earlier one %s", (_which, copied) => {
  copyErasures(from);
  writeFileSync(target(month), copied);
  expect(copyErasures(from)).toEqual([month]);
  expect(readFileSync(target(month), "utf8")).toBe(record);
  expect(readdirSync(dataFolder()).filter((name) => name.endsWith(".part"))).toEqual([]);
});

it("a record that continues where the copy ends is kept", () => {
  const longer = `${record}\n{"subject":"three"}\n`;
  writeFileSync(target(month), longer);
  expect(copyErasures(from)).not.toContain(month);
  expect(readFileSync(target(month), "utf8")).toBe(longer);
});

it.each([
  [month, '\n{"subject":"another"}\n'],
  [key, "z".repeat(43)],
])("another site’s file is never changed: %s", (name, held) => {
  writeFileSync(target(name), held);
  expect(() => copyErasures(from)).toThrow(ErasureRecordConflict);
  expect(readFileSync(target(name), "utf8")).toBe(held);
});
