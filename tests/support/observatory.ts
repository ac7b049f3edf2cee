import { type DefaultTreeAdapterTypes, parse } from "parse5";
import type { RawAnswer } from "./raw-request";

/** The inputs: the HTTPS response, and the HTTP response. */
export interface Seen {
  host: string;
  secure: RawAnswer;
  plain: RawAnswer;
}

/** A rule's result, and its modifier to the score of 100. */
export type Finding = readonly [finding: string, modifier: number];

const text = (value: string | string[] | undefined) => [value ?? []].flat().join(", ");

function directivesOf(seen: Seen): Map<string, string[]> {
  const policy = text(seen.secure.headers["content-security-policy"]);
  const directives = policy.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = "", ...sources]) => [name.toLowerCase(), sources]));
}

/** The attributes of every script on the page. */
function scriptsOf(html: string): Map<string, string>[] {
  const inside = (node: DefaultTreeAdapterTypes.Node): Map<string, string>[] => [
    ...("tagName" in node && node.tagName === "script"
      ? [new Map(node.attrs.map(({ name, value }) => [name, value]))]
      : []),
    ...("childNodes" in node ? node.childNodes.flatMap(inside) : []),
  ];
  return inside(parse(html));
}

/** A rule that checks whether a header has one of the given values. */
const header =
  (name: string, values: Record<string, number>, missing: number, invalid: number) =>
  ({ secure }: Seen): Finding => {
    const value = text(secure.headers[name]).toLowerCase();
    if (value === "") return ["not implemented", missing];
    return [value, values[value] ?? invalid];
  };

/**
 * The rules of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory, src/grader/charts.js of version 1.6)
 * with their modifiers, as far as they apply to a single host. Bonuses for HSTS preloading and integrity attributes are
 * unavailable: this host is not preloaded, and all scripts are its own.
 */
export const rules: Record<string, (seen: Seen) => Finding> = {
  "content-security-policy": (seen) => {
    const directives = directivesOf(seen);
    const scripts = directives.get("script-src") ?? directives.get("default-src");
    if (!scripts) return ["not implemented", -25];
    const all = [...directives.values()].flat();
    if (all.some((source) => source.startsWith("http:"))) return ["insecure scheme", -20];
    if (all.includes("'unsafe-eval'")) return ["unsafe eval", -10];
    const isUnsafe = (source: string) => ["'unsafe-inline'", "data:", "https:", "*"].includes(source);
    if (scripts.some(isUnsafe)) return ["unsafe inline", -20];
    if (!directives.has("object-src") && !directives.has("default-src")) return ["unsafe inline", -20];
    if ((directives.get("style-src") ?? []).some(isUnsafe)) return ["unsafe inline in styles", 0];
    const isStrict =
      directives.get("default-src")?.join() === "'none'" &&
      ["'none'", "'self'"].includes(directives.get("form-action")?.join() ?? "");
    return isStrict ? ["no unsafe sources, default-src 'none'", 10] : ["no unsafe sources", 5];
  },
  cookies: ({ secure }) => {
    const cookies = [secure.headers["set-cookie"] ?? []].flat();
    if (cookies.length === 0) return ["not found", 0];
    if (cookies.some((one) => !/;\s*secure\b/i.test(one))) return ["without Secure", -20];
    if (cookies.some((one) => !/;\s*httponly\b/i.test(one))) return ["without HttpOnly", -30];
    const isBound = cookies.every((one) => /;\s*samesite=(?:lax|strict)\b/i.test(one));
    return isBound ? ["Secure, HttpOnly and SameSite", 5] : ["Secure and HttpOnly", 0];
  },
  "cross-origin-resource-sharing": ({ secure }) => {
    const origin = text(secure.headers["access-control-allow-origin"]);
    if (origin === "") return ["not implemented", 0];
    const isUniversal = text(secure.headers["access-control-allow-credentials"]) === "true";
    return isUniversal ? ["universal access", -50] : ["public access", 0];
  },
  redirection: ({ host, plain }) => {
    if (plain.status < 300 || plain.status >= 400) return ["missing", -20];
    const to = new URL(text(plain.headers.location));
    if (to.protocol !== "https:") return ["not to HTTPS", -20];
    return to.host === host ? ["to HTTPS", 0] : ["off host", -5];
  },
  "referrer-policy": header(
    "referrer-policy",
    {
      "no-referrer": 5,
      "same-origin": 5,
      "strict-origin": 5,
      "strict-origin-when-cross-origin": 5,
    },
    0,
    -5,
  ),
  "strict-transport-security": ({ secure }) => {
    const seconds = /^max-age=(\d+)/.exec(text(secure.headers["strict-transport-security"]))?.[1];
    if (seconds === undefined) return ["not implemented", -20];
    return Number(seconds) >= 15_552_000 ? ["six months or more", 0] : ["less than six months", -10];
  },
  "subresource-integrity": ({ host, secure }) => {
    const sources = scriptsOf(secure.body).filter((script) => script.has("src"));
    const own = (script: Map<string, string>) =>
      new URL(script.get("src") ?? "", `https://${host}`).origin === `https://${host}`;
    if (sources.some((script) => !own(script) && !script.has("integrity"))) return ["foreign scripts", -5];
    const isWhole = sources.length > 0 && sources.every((script) => script.has("integrity"));
    return isWhole ? ["implemented", 5] : ["all scripts are the site's own", 0];
  },
  "x-content-type-options": header("x-content-type-options", { nosniff: 0 }, -5, -5),
  "x-frame-options": (seen) => {
    if (directivesOf(seen).has("frame-ancestors")) return ["by frame-ancestors", 5];
    return header("x-frame-options", { deny: 5, sameorigin: 5 }, -20, -20)(seen);
  },
  "cross-origin-resource-policy": header(
    "cross-origin-resource-policy",
    { "same-origin": 10, "same-site": 10, "cross-origin": 0 },
    0,
    -5,
  ),
  "cross-origin-embedder-policy": header(
    "cross-origin-embedder-policy",
    { "require-corp": 10, credentialless: 10, "unsafe-none": 0 },
    0,
    -5,
  ),
  "cross-origin-opener-policy": header(
    "cross-origin-opener-policy",
    { "same-origin": 10, "same-origin-allow-popups": 10, "noopener-allow-popups": 10, "unsafe-none": 0 },
    0,
    -5,
  ),
};

/** The Observatory's score: bonuses above 100 count only if little is wrong. */
export function scoreOf(findings: readonly Finding[]): number {
  const sum = (modifiers: number[]) => modifiers.reduce((total, modifier) => total + modifier, 100);
  const modifiers = findings.map(([, modifier]) => modifier);
  const withoutCredit = sum(modifiers.filter((modifier) => modifier < 0));
  return withoutCredit >= 90 ? sum(modifiers) : Math.max(withoutCredit, 0);
}
