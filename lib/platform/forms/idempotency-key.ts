const storageKey = "palisade-submissions";
let remembered: string | undefined;

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A random secret of this browser. Only hashes made with it are sent. */
function browserSecret(): string {
  const fresh = () => hex(crypto.getRandomValues(new Uint8Array(16)));
  try {
    const storedKey = localStorage.getItem(storageKey);
    if (storedKey) return storedKey;
    const secret = fresh();
    localStorage.setItem(storageKey, secret);
    return secret;
  } catch {
    // Storage is blocked: the key is then valid for this page only.
    remembered ??= fresh();
    return remembered;
  }
}

/** A 128-bit hash similar to FNV-1a, since crypto.subtle is missing on plain HTTP. */
function mixedHash(text: string): string {
  const lanes = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35];
  for (let at = 0; at < text.length; at++) {
    for (let lane = 0; lane < lanes.length; lane++) {
      const before = lanes[lane] ?? 0;
      lanes[lane] = Math.imul(before ^ text.charCodeAt(at) ^ (before >>> 15), 0x01000193 + lane * 2);
    }
  }
  return lanes.map((lane) => (lane >>> 0).toString(16).padStart(8, "0")).join("");
}

/**
 * The same key for the same content from the same browser, so that a double click, a reload and a second tab
 * are one submission. Hashed with the browser's secret, because the body may hold a password and the key is stored.
 */
export async function idempotencyKey(endpoint: string, body: string): Promise<string> {
  const text = `${browserSecret()}\n${endpoint}\n${body}`;
  if (!crypto.subtle) return mixedHash(text);
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}
