"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { isAtOrBelow } from "@/lib/site/paths";

type NavItemProps = { href: string; children: ReactNode };

/**
 * A navigation link that marks the current section. It is a plain link, because a full page load also updates the
 * counts.
 */
export function NavItem({ href, children }: NavItemProps) {
  const pathname = usePathname();
  const current = isAtOrBelow(pathname, href);
  return (
    <a href={href} aria-current={current ? "page" : undefined}>
      {children}
    </a>
  );
}
