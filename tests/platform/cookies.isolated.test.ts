import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
});

const asked = (cookies: string) => new Request("http://127.0.0.1:3000/", { headers: { cookie: cookies } });

it("cookies are bound to this host where the site is served by https", async () => {
  vi.stubEnv("SITE_URL", "https://www.example.com");
  const { cookie, readCookie } = await import("@/lib/platform/http/cookies");
  const written = cookie("palisade-operator", "mine", { sameSite: "Strict" });
  // What a browser asks of the prefix: Secure, Path=/ and no Domain.
  expect(written).toMatch(/^__Host-palisade-operator=mine; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
  // A sibling domain can set the plain name, and is not heard.
  const planted = "palisade-operator=planted";
  expect(readCookie(asked(planted), "palisade-operator")).toBeUndefined();
  expect(readCookie(asked(`${planted}; __Host-palisade-operator=mine`), "palisade-operator")).toBe("mine");
});

it("a cookie for some pages only says so, with the prefix that it may have", async () => {
  vi.stubEnv("SITE_URL", "https://www.example.com");
  const { cookie, readCookie } = await import("@/lib/platform/http/cookies");
  expect(cookie("palisade-link", "mine", { sameSite: "Lax", maxAge: 600, path: "/enter" })).toBe(
    "__Secure-palisade-link=mine; Path=/enter; HttpOnly; SameSite=Lax; Max-Age=600; Secure",
  );
  const sent = asked("palisade-link=planted; __Secure-palisade-link=mine");
  expect(readCookie(sent, "palisade-link", "/enter")).toBe("mine");
});

it("cookies have their plain names where it is not", async () => {
  vi.stubEnv("SITE_URL", "http://localhost:3000");
  const { cookie, readCookie } = await import("@/lib/platform/http/cookies");
  expect(cookie("palisade-splash", "1", { sameSite: "Lax" })).toBe(
    "palisade-splash=1; Path=/; HttpOnly; SameSite=Lax",
  );
  expect(readCookie(asked("palisade-splash=1"), "palisade-splash")).toBe("1");
});
