"use client";

import { usePagePath } from "@/components/ui/use-page-path";

type NavLinksProps = {
  /** With addresses in the page's language. */
  items: readonly { label: string; href: string }[];
  className: string;
};

/** Navigation links. The one to the current page is marked. */
export function NavLinks({ items, className }: NavLinksProps) {
  const path = usePagePath();
  return items.map(({ label, href }) => (
    <li key={href}>
      <a href={href} aria-current={path === href ? "page" : undefined} className={className}>
        {label}
      </a>
    </li>
  ));
}
