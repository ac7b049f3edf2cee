import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function fieldsOf(siteUrl: string): Promise<Record<string, string>> {
  vi.stubEnv("SITE_URL", siteUrl);
  vi.stubEnv("SITE_DOMAIN", "example.org");
  const { securityText } = await import("@/lib/site/security-text");
  const lines = securityText(new Date("2026-03-01T12:00:00.250Z")).trimEnd().split("\n");
  return Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2) as [string, string]));
}

test("security.txt names a contact, and expires within a year", async () => {
  expect(await fieldsOf("https://example.org")).toEqual({
    Contact: "mailto:security@example.org",
    Expires: "2027-02-28T12:00:00Z",
    "Preferred-Languages": "en",
    Canonical: "https://example.org/.well-known/security.txt",
  });
});

test("security.txt names only HTTPS addresses (RFC 9116 §2.5.2)", async () => {
  expect(await fieldsOf("http://localhost:3000")).not.toHaveProperty("Canonical");
});
