"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

/**
 * After a client-side navigation the next Tab starts at the top of the new page instead of wherever the followed
 * link was. A fragment in the address keeps the focus the browser gives it.
 */
export function FocusMain() {
  const pathname = usePathname();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!location.hash) document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
