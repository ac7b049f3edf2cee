import { registrable } from "@/lib/moderation/registrable";
import { bigProviders, mailboxRules, reservedDomains } from "./mail-providers";

/** The two parts of an address, in lower case. */
function partsOf(address: string): { local: string; domain: string } {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf("@");
  return { local: lower.slice(0, at), domain: lower.slice(at + 1) };
}

/**
 * The mailbox that an address reaches, as one spelling for all of its own: in lower case, without the tag that
 * sub-addressing puts behind the name (RFC 5233), and by the rules of the provider where those are known. For counting
 * only; mail goes to the address as it was given.
 */
export function mailboxOf(address: string): string {
  const { local, domain } = partsOf(address);
  const { ignoresDots, tagAfter = "+", sameAs = domain } = mailboxRules[domain] ?? {};
  // A tag stands behind a name: what begins with the separator is all name.
  const end = local.indexOf(tagAfter, 1);
  const name = end === -1 ? local : local.slice(0, end);
  return `${ignoresDots ? name.replaceAll(".", "") : name}@${sameAs}`;
}

/**
 * The domain whose owner receives everything below it, for counting what one of them got.
 * @returns null for big providers, where a domain is millions of people, and for domains at which nobody receives
 */
export function countedDomain(address: string): string | null {
  const domain = registrable(partsOf(address).domain);
  return bigProviders.has(domain) || reservedDomains.has(domain) ? null : domain;
}
