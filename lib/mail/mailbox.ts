import { getDomain } from "tldts-icann";
import { mailboxRules, reservedDomains, sharedMailBrands, sharedMailProviders } from "./mail-providers";

/** The two parts of an address, in lower case. */
function partsOf(address: string): { local: string; domain: string } {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf("@");
  return { local: lower.slice(0, at), domain: lower.slice(at + 1) };
}

/** The registered domain by the public suffix list: "mx.example.co.at" → "example.co.at". */
const registeredDomain = (domain: string): string => getDomain(domain) ?? domain;

/** The rule of a provider with domains in many countries: "yahoo.com", "yahoo.de", "yahoo.co.uk". */
const brandOf = (domain: string) => {
  const [, name = ""] = /^([a-z]+)\.(?:com|(?:com?\.)?[a-z]{2})$/.exec(domain) ?? [];
  return Object.hasOwn(sharedMailBrands, name) ? sharedMailBrands[name] : undefined;
};

/**
 * The mailbox of an address, in one spelling for all its variants: in lower case, without a subaddress tag (RFC 5233),
 * and by the provider's rules if known. For counting and comparing only; emails are sent to the address as given.
 */
export function mailboxOf(address: string): string {
  const { local, domain } = partsOf(address);
  const provider = registeredDomain(domain);
  if (domain !== provider && mailboxRules[provider]?.takesSubdomains) {
    // The last label before the provider's: mail for "anything@a.name.provider" is the same person's.
    return `${domain
      .slice(0, -provider.length - 1)
      .split(".")
      .at(-1)}@${provider}`;
  }
  const rule = mailboxRules[domain] ?? (domain === provider ? brandOf(provider) : undefined);
  const { ignores = "", sameAsDot = "", tagAfter = "+", sameAs = domain } = rule ?? {};
  // A tag follows a name: if the address starts with the separator, it is all name.
  const end = local.indexOf(tagAfter, 1);
  const name = end === -1 ? local : local.slice(0, end);
  const own = Array.from(name)
    .filter((character) => !ignores.includes(character))
    .map((character) => (sameAsDot.includes(character) ? "." : character))
    .join("");
  return `${own}@${sameAs}`;
}

/** Whether the registered domain belongs to a provider of public mailboxes. All others have an owner. */
const isShared = (domain: string): boolean =>
  sharedMailProviders.has(domain) || Object.hasOwn(mailboxRules, domain) || brandOf(domain) !== undefined;

/**
 * The registered domain, whose owner receives everything below it, for counting emails; below a big provider, the name itself.
 * @returns null for big providers, where a domain is millions of people, and for domains without mailboxes
 */
export function rateLimitDomain(address: string): string | null {
  const { domain } = partsOf(address);
  const registered = registeredDomain(domain);
  if (reservedDomains.has(registered) || sharedMailProviders.has(domain)) return null;
  if (!isShared(registered)) return registered;
  return domain === registered ? null : domain;
}
