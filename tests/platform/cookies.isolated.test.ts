import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
});

const asked = (cookies: string) => new Request("http://127.0.0.1:3000/", { headers: { cookie: cookies } });

it("cookies have the __Host- prefix on an https site", async () => {
  vi.stubEnv("SITE_URL", "https://www.example.com");
  const { defineCookie } = await import("@/lib/platform/http/cookies");
  const { set, read } = defineCookie("palisade-operator", { sameSite: "Strict" });
  const written = set("mine");
  // Browsers require this of the prefix: Secure, Path=/ and no Domain.
  expect(written).toMatch(/^__Host-palisade-operator=mine; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
  // A sibling domain can set a cookie with the plain name, which must be ignored.
  const planted = "palisade-operator=planted";
  expect(read(asked(planted))).toBeUndefined();
  expect(read(asked(`${planted}; __Host-palisade-operator=mine`))).toBe("mine");
});

it("a cookie limited to some pages has a Path and the __Secure- prefix", async () => {
  vi.stubEnv("SITE_URL", "https://www.example.com");
  const { defineCookie } = await import("@/lib/platform/http/cookies");
  const { set, expire, read } = defineCookie("palisade-link", { sameSite: "Lax", path: "/enter" });
  const written = "Path=/enter; HttpOnly; SameSite=Lax; Max-Age=600; Secure";
  expect(set("mine", { maxAge: 600 })).toBe(`__Secure-palisade-link=mine; ${written}`);
  expect(expire("/de/enter")).toBe(
    "__Secure-palisade-link=; Path=/de/enter; HttpOnly; SameSite=Lax; Max-Age=0; Secure",
  );
  const sent = asked("palisade-link=planted; __Secure-palisade-link=mine");
  expect(read(sent)).toBe("mine");
});

it("cookies have plain names without https", async () => {
  vi.stubEnv("SITE_URL", "http://localhost:3000");
  const { defineCookie } = await import("@/lib/platform/http/cookies");
  const { set, read } = defineCookie("palisade-splash", { sameSite: "Lax" });
  expect(set("1")).toBe("palisade-splash=1; Path=/; HttpOnly; SameSite=Lax");
  expect(read(asked("palisade-splash=1"))).toBe("1");
});
