import type { Finding } from "../types";
import type { Link } from "./find-links";
import { borrowedBrand, isOfficial, isPublicAddress, mixesScripts, registrable } from "./host";
import { bait, cheapEndings, shorteners } from "./known-names";

export type Judgement = Pick<Finding, "category" | "severity" | "reason">;

const phishing = (reason: string): Judgement => ({ category: "phishing", severity: "flagged", reason });
const spam = (severity: Finding["severity"], reason: string): Judgement => ({
  category: "spam",
  severity,
  reason,
});

const threat =
  /account (?:has been |will be |is |was )?(?:suspended|locked|limited|disabled|deactivated)|(?:verify|confirm|validate|update) your (?:account|identity|wallet|payment|billing|bank|password)|unusual (?:sign-?in|activity|login)|seed phrase|recovery phrase/;
const lure =
  /you(?:'ve| have)? (?:been selected|won\b)|claim (?:your|ur) (?:free |cash )?(?:prize|reward|gift|airdrop|bonus|nitro)|free (?:gift ?cards?|iphones?|nitro|robux|v-?bucks|crypto|bitcoin|btc|money)|(?:earn|make) (?:up to )?[$€£]\s?\d[\d,.]*\s?k? ?(?:\/|per|a|every|each)? ?(?:day|week|month|hour|daily|weekly)|guaranteed (?:returns?|profits?|income)|double your (?:money|bitcoin|btc|crypto|deposit)|work from home .{0,30}no experience|cheap (?:followers|likes|viagra|meds)|buy (?:followers|viagra|cialis)|act now|limited[- ]time offer|100% free/;

/** What a name alone gives away. `original` is the host as it was written, before folding. */
function judgeName(link: Link, original: string): Judgement | undefined {
  const { host, rest } = link;
  if (link.userinfo && /[.]|^https?$/.test(link.userinfo)) {
    return phishing(`What stands before the @ is bait: the link opens ${host}.`);
  }
  if (mixesScripts(original)) return phishing("Mixes alphabets in one name, so that it looks like another.");
  const latin = /[a-z]/i.test(original) || !/\p{L}/u.test(original);
  const borrowed = borrowedBrand(host, latin ? original.toLowerCase() !== host : false);
  if (borrowed?.how === "spoofed") return phishing(`Looks like ${borrowed.brand} and isn’t.`);
  if (borrowed?.how === "subdomain") {
    return phishing(`Begins like ${borrowed.brand} but belongs to ${registrable(host)}.`);
  }
  const words = host.split(/[.-]/);
  const baited =
    words.some((word) => bait.has(word)) || /\b(?:login|signin|verify|account|password)\b/.test(rest);
  if (borrowed && baited)
    return phishing(`Uses the name ${borrowed.brand} on ${registrable(host)}, not its own domain.`);
  if (isPublicAddress(host)) return phishing("Opens a bare network address, which has no name to trust.");
  const own = registrable(host).split(".")[0]?.split("-") ?? [];
  if (own.filter((word) => bait.has(word)).length > 1) return phishing("A name made of sign-in words.");
  if (baited && cheapEndings.has(words.at(-1) ?? "")) {
    return phishing(`Sign-in words on a .${words.at(-1)} name, an ending known for throw-away sites.`);
  }
  return undefined;
}

/**
 * Judges one link by its name and by the words around it.
 * @param around folded text on both sides of the link
 */
export function judgeLink(link: Link, original: string, around: string): Judgement | undefined {
  const named = judgeName(link, original);
  if (named || isOfficial(link.host)) return named;
  const threatened = threat.exec(around)?.[0];
  if (threatened) return phishing(`A link beside “${threatened}”.`);
  const lured = lure.exec(around)?.[0];
  if (lured) return spam("flagged", `A link beside “${lured}”.`);
  if (shorteners.has(link.host) && /^\/\w/.test(link.rest)) {
    return spam("review", "A shortened link, which hides where it leads.");
  }
  return undefined;
}
