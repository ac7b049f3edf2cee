import { NewTab } from "@/components/ui/local-link";
import { site } from "@/lib/site/brand";
import { localPath } from "@/lib/site/current-language";
import { paths } from "@/lib/site/paths";

/** The class of links in running text. */
export const linkLook = "prose-link";

/**
 * A link in running text to a page of the site, which `FollowLinks` handles. MDX is not type-checked, so a wrong key
 * throws at build time.
 */
export async function PageLink({ to, children }: { to: keyof typeof paths; children: React.ReactNode }) {
  const href = paths[to];
  if (!href) throw new Error(`No page is called "${to}"`);
  return (
    <a href={await localPath(href)} className={linkLook}>
      {children}
    </a>
  );
}

/** One of the company's email addresses, as a link. */
export function MailLink({ to }: { to: keyof typeof site.email }) {
  const address = site.email[to];
  if (!address) throw new Error(`No mailbox is called "${to}"`);
  return (
    <a href={`mailto:${address}`} className={linkLook}>
      {address}
    </a>
  );
}

/** A phone number as a link. The `tel:` address leaves out spaces and brackets. */
export function PhoneLink({ to }: { to: keyof typeof site.phone }) {
  const number = site.phone[to];
  if (!number) throw new Error(`No telephone is called "${to}"`);
  return (
    <a href={`tel:${number.replace(/[^+\d]/g, "")}`} className={`${linkLook} whitespace-nowrap`}>
      {number}
    </a>
  );
}

/** A link to a public authority or court, opened in a new tab. */
export function OutsideLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={linkLook}>
      {children}
      <NewTab />
    </a>
  );
}
