import { registrable } from "@/lib/moderation/registrable";
import { mailboxRules, reservedDomains, sharedMailProviders } from "./mail-providers";

/** The two parts of an address, in lower case. */
function partsOf(address: string): { local: string; domain: string } {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf("@");
  return { local: lower.slice(0, at), domain: lower.slice(at + 1) };
}

/**
 * The mailbox of an address, in one spelling for all its variants: in lower case, without a subaddress tag (RFC 5233),
 * and by the provider's rules if known. For counting only; emails are sent to the address as given.
 */
export function mailboxOf(address: string): string {
  const { local, domain } = partsOf(address);
  const { ignoresDots, tagAfter = "+", sameAs = domain } = mailboxRules[domain] ?? {};
  // A tag follows a name: if the address starts with the separator, it is all name.
  const end = local.indexOf(tagAfter, 1);
  const name = end === -1 ? local : local.slice(0, end);
  return `${ignoresDots ? name.replaceAll(".", "") : name}@${sameAs}`;
}

/**
 * The registered domain, whose owner receives everything below it, for counting emails.
 * @returns null for big providers, where a domain is millions of people, and for domains without mailboxes
 */
export function rateLimitDomain(address: string): string | null {
  const domain = registrable(partsOf(address).domain);
  return sharedMailProviders.has(domain) || reservedDomains.has(domain) ? null : domain;
}
