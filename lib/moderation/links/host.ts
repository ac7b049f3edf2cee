import { brands, twoLabelSuffixes } from "./known-names";

/** The registered part of a host ("a.b.example.co.uk" → "example.co.uk"), approximately, without the full suffix list. */
export function registrable(host: string): string {
  const labels = host.split(".");
  const labelCount = twoLabelSuffixes.test(labels.slice(-2).join(".")) ? 3 : 2;
  return labels.slice(-labelCount).join(".");
}

const official = new Map(
  Object.values(brands).flatMap(({ name, domains }) => domains.map((domain) => [domain, name])),
);

export function isOfficial(host: string): boolean {
  return official.has(registrable(host));
}

/** Whether two hosts belong together: the same registered name, or two names of one brand. */
export function sameOwner(one: string, other: string): boolean {
  const [a, b] = [registrable(one), registrable(other)];
  return a === b || (official.has(a) && official.get(a) === official.get(b));
}

const lookalikes: Record<string, string> = {
  "0": "o",
  "1": "l",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  i: "l",
};

/** One form for all look-alike spellings: "paypa1", "paypai", "rnicrosoft", "g00gle". */
const skeleton = (label: string) =>
  label
    .replace(/rn/g, "m")
    .replace(/vv/g, "w")
    .replace(/[i0134578]/g, (sign) => lookalikes[sign] ?? sign);

const bySkeleton = Object.entries(brands).map(([word, { name }]) => ({ word, name, form: skeleton(word) }));
/** Shorter names are too similar to other words to treat "i" as "l", or to be searched in longer words. */
const longName = 6;

/** The brand that a part of a host imitates or is, if any. */
function brandIn(piece: string): { brand: string; spoofed: boolean } | undefined {
  const form = skeleton(piece);
  for (const { word, name, form: wanted } of bySkeleton) {
    if (piece === word) return { brand: name, spoofed: false };
    const isDisguised = /\d|rn|vv/.test(piece) || word.length >= longName;
    if (isDisguised && form === wanted) return { brand: name, spoofed: true };
    const within = word.length >= longName && form.startsWith(wanted) && !piece.startsWith(word);
    if (within && /\d|rn|vv/.test(piece)) return { brand: name, spoofed: true };
  }
  return undefined;
}

/** Shorter brands may just as well be postcodes and part numbers ("DH1"). */
const shortestDisguise = 5;
const disguisable = new RegExp(
  bySkeleton.flatMap(({ form }) => (form.length < shortestDisguise ? [] : [form])).join("|"),
);

/** A cheap test whether a text may contain a brand with digits for letters, so that few texts need a closer look. */
export const mayDisguiseBrand = (text: string) =>
  /[a-z]\d|\d[a-z]/.test(text) && disguisable.test(skeleton(text));

/**
 * Whether a name contains a brand with digits for letters, which is a disguise even without a domain ending: "paypa1",
 * "g00gle-pay". A leading "1" doesn't count: "1Cloud" is a name of its own.
 */
export const disguisesBrand = (name: string) =>
  mayDisguiseBrand(name) &&
  name
    .split(/[.-]/)
    .some(
      (piece) =>
        piece.length >= shortestDisguise &&
        /^(?!1).*[0134578]/.test(piece) &&
        brandIn(piece)?.spoofed === true,
    );

export type BorrowedBrand = { brand: string; how: "spoofed" | "part" | "subdomain" };

/**
 * The brand that a host imitates, if any. `part`: the bare name beside other words, which alone proves nothing.
 * @param host folded, so look-alike letters are Latin already
 * @param isDisguised whether folding changed it
 */
export function borrowedBrand(host: string, isDisguised: boolean): BorrowedBrand | undefined {
  const domain = registrable(host);
  if (official.has(domain))
    return isDisguised ? { brand: official.get(domain) ?? domain, how: "spoofed" } : undefined;
  for (const { name, domains } of Object.values(brands)) {
    if (domains.some((domain) => `${host}.`.startsWith(`${domain}.`) || host.includes(`.${domain}.`))) {
      return { brand: name, how: "subdomain" };
    }
  }
  for (const piece of host.split(/[.-]/)) {
    const imitated = brandIn(piece);
    if (imitated) return { brand: imitated.brand, how: imitated.spoofed || isDisguised ? "spoofed" : "part" };
  }
  return undefined;
}

/**
 * Whether it is a numeric address that isn't private, loopback or link-local, also in single-number and hexadecimal
 * notation.
 */
export function isPublicAddress(host: string): boolean {
  if (/^(?:0x[\da-f]+|\d{8,10})$/.test(host)) return true;
  if (!/^(?:\d{1,3}\.){3}\d{1,3}$/.test(host)) return false;
  return !/^(?:0|10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\./.test(host);
}

/** Whether a label mixes two alphabets, such as a Latin name with one Cyrillic letter. */
export function mixesScripts(host: string): boolean {
  return host.split(".").some((label) => {
    const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
    return scripts.filter((letters) => letters.test(label)).length > 1;
  });
}
