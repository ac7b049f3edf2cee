import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

function storage(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) };
}

/** The module as in a freshly loaded page. */
async function freshPage() {
  vi.resetModules();
  return (await import("@/lib/platform/forms/idempotency-key")).idempotencyKey;
}

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ["with crypto.subtle", crypto],
  ["without crypto.subtle, on plain http", { getRandomValues: crypto.getRandomValues.bind(crypto) }],
])("the key of a form %s", (_, implementation) => {
  beforeEach(() => {
    vi.stubGlobal("crypto", implementation);
    vi.stubGlobal("localStorage", storage());
  });

  it("is the same for the same content, even after a reload", async () => {
    const first = await (await freshPage())("/api/a", "{}");
    expect(await (await freshPage())("/api/a", "{}")).toBe(first);
    expect(first).toMatch(/^[0-9a-f]{32,64}$/);
  });

  it("differs between contents, endpoints and browsers", async () => {
    const key = await freshPage();
    const keys = [await key("/api/a", "{}"), await key("/api/b", "{}"), await key("/api/a", '{"a":1}')];
    vi.stubGlobal("localStorage", storage());
    keys.push(await (await freshPage())("/api/a", "{}"));
    expect(new Set(keys).size).toBe(4);
  });

  it("is kept for the page when storage is blocked", async () => {
    vi.stubGlobal("localStorage", {
      getItem() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
    const key = await freshPage();
    expect(await key("/api/a", "{}")).toBe(await key("/api/a", "{}"));
  });
});
