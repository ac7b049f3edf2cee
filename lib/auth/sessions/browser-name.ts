const browsers: readonly [string, RegExp][] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|Chromium|CriOS)\//],
  ["Safari", /\bSafari\//],
];

const systems: readonly [string, RegExp][] = [
  ["Android", /\bAndroid\b/],
  ["iOS", /\b(?:iPhone|iPad|iPod)\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
];

const firstOf = (list: readonly [string, RegExp][], text: string) =>
  list.find(([, sign]) => sign.test(text))?.[0];

/** Such as "Firefox on Linux", by User-Agent; null if unknown. */
export function browserName(userAgent: string | null): string | null {
  const browser = firstOf(browsers, userAgent ?? "");
  const system = firstOf(systems, userAgent ?? "");
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? null;
}
