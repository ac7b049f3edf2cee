import type { Finding, Reason } from "../types";
import type { Link } from "./find-links";
import { borrowedBrand, isOfficial, isPublicAddress, mixesScripts, registrable } from "./host";
import { baitWords, cheapTopLevelDomains, shorteners } from "./known-names";

export type Judgment = Pick<Finding, "category" | "severity" | "reason">;

const phishing = (key: Reason["key"], parts?: Reason["parts"]): Judgment => ({
  category: "phishing",
  severity: "flagged",
  reason: { key, parts },
});
const spam = (severity: Finding["severity"], reason: Reason): Judgment => ({
  category: "spam",
  severity,
  reason,
});

const threat =
  /account (?:has been |will be |is |was )?(?:suspended|locked|limited|disabled|deactivated)|(?:verify|confirm|validate|update) your (?:account|identity|wallet|payment|billing|bank|password)|unusual (?:sign-?in|activity|login)|seed phrase|recovery phrase/;
const lure =
  /you(?:'ve| have)? (?:been selected|won\b)|claim (?:your|ur) (?:free |cash )?(?:prize|reward|gift|airdrop|bonus|nitro)|free (?:gift ?cards?|iphones?|nitro|robux|v-?bucks|crypto|bitcoin|btc|money)|(?:earn|make) (?:up to )?[$€£]\s?\d[\d,.]*\s?k? ?(?:\/|per|a|every|each)? ?(?:day|week|month|hour|daily|weekly)|guaranteed (?:returns?|profits?|income)|double your (?:money|bitcoin|btc|crypto|deposit)|work from home .{0,30}no experience|cheap (?:followers|likes|viagra|meds)|buy (?:followers|viagra|cialis)|act now|limited[- ]time offer|100% free/;

/** Evidence from the name alone. `original` is the host before folding. */
function judgeName(link: Link, original: string): Judgment | undefined {
  const { host, rest } = link;
  if (link.userinfo && /[.]|^https?$/.test(link.userinfo)) {
    return phishing("beforeAt", { host });
  }
  if (mixesScripts(original)) return phishing("mixedAlphabets");
  const latin = /[a-z]/i.test(original) || !/\p{L}/u.test(original);
  const borrowedName = borrowedBrand(host, latin ? original.toLowerCase() !== host : false);
  if (borrowedName?.how === "spoofed") return phishing("spoofed", { brand: borrowedName.brand });
  if (borrowedName?.how === "subdomain") {
    return phishing("subdomain", { brand: borrowedName.brand, owner: registrable(host) });
  }
  const words = host.split(/[.-]/);
  const baited =
    words.some((word) => baitWords.has(word)) || /\b(?:login|signin|verify|account|password)\b/.test(rest);
  if (borrowedName && baited)
    return phishing("borrowed", { brand: borrowedName.brand, owner: registrable(host) });
  if (isPublicAddress(host)) return phishing("bareAddress");
  const domainWords = registrable(host).split(".")[0]?.split("-") ?? [];
  if (domainWords.filter((word) => baitWords.has(word)).length > 1) return phishing("signInName");
  if (baited && cheapTopLevelDomains.has(words.at(-1) ?? "")) {
    return phishing("cheapEnding", { ending: words.at(-1) ?? "" });
  }
  return undefined;
}

/** Judges a link by its name and the text around it. @param around folded text on both sides of the link */
export function judgeLink(link: Link, original: string, around: string): Judgment | undefined {
  const named = judgeName(link, original);
  if (named || isOfficial(link.host)) return named;
  const threatText = threat.exec(around)?.[0];
  if (threatText) return phishing("besideWords", { words: threatText });
  const lureText = lure.exec(around)?.[0];
  if (lureText) return spam("flagged", { key: "besideWords", parts: { words: lureText } });
  if (shorteners.has(link.host) && /^\/\w/.test(link.rest)) {
    return spam("review", { key: "shortened" });
  }
  return undefined;
}
