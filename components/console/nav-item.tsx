"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

type NavItemProps = { href: string; children: ReactNode };

/** Knows whether its section is being read. A plain link: a whole new page brings the counts up to date as well. */
export function NavItem({ href, children }: NavItemProps) {
  const pathname = usePathname();
  const current = pathname === href || pathname.startsWith(`${href}/`);
  return (
    <a href={href} aria-current={current ? "page" : undefined}>
      {children}
    </a>
  );
}
