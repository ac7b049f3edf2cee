import { beforeEach, expect, it, vi } from "vitest";
import { testSecrets } from "@/tests/support/template";

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries({ ...testSecrets, LOG_LEVEL: "silent" }))
    vi.stubEnv(name, value);
});

/** The log entries for requests that one proxy forwards, each with its X-Forwarded-For. */
async function warningsFor(...forwarded: (string | null)[]): Promise<string[]> {
  const { noteUntrustedProxy } = await import("@/lib/gate/untrusted-proxy");
  const { log } = await import("@/lib/platform/log");
  const warned = vi.spyOn(log, "warn");
  for (const header of forwarded) noteUntrustedProxy(header, "10.0.0.2");
  return warned.mock.calls.map(([sentence]) => String(sentence));
}

it("the log explains once that a forwarded address is ignored", async () => {
  const warnings = await warningsFor("198.51.100.7", "198.51.100.8, 10.0.0.9", "198.51.100.9");
  expect(warnings).toEqual([expect.stringContaining("counts as one client")]);
  expect(warnings[0]).toContain("TRUSTED_PROXIES");
});

it("the log says nothing about requests without a proxy", async () => {
  expect(await warningsFor(null, "10.0.0.2", "::ffff:10.0.0.2")).toEqual([]);
});

it("the log says nothing if a proxy is trusted", async () => {
  vi.stubEnv("TRUSTED_PROXIES", "10.0.0.2");
  expect(await warningsFor("198.51.100.7")).toEqual([]);
});
