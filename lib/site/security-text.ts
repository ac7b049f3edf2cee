import { site } from "./brand";

/** Days: less than a year, as RFC 9116 §2.5.5 recommends. */
const validDays = 364;

/**
 * The content of security.txt (RFC 9116). It contains its own address only if that is HTTPS (§2.5.2).
 * @param builtAt start of its validity of one year
 */
export function securityText(builtAt: Date): string {
  const expires = new Date(builtAt.getTime() + validDays * 24 * 60 * 60 * 1000);
  expires.setUTCMilliseconds(0);
  const fields = [
    `Contact: mailto:${site.email.security}`,
    `Expires: ${expires.toISOString().replace(".000Z", "Z")}`,
    "Preferred-Languages: en",
    ...(site.url.startsWith("https://") ? [`Canonical: ${site.url}/.well-known/security.txt`] : []),
  ];
  return `${fields.join("\n")}\n`;
}
