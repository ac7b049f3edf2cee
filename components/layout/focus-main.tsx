"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

/** After a client-side navigation, moves the focus to the top of the new page, unless the address has a fragment. */
export function FocusMain() {
  const pathname = usePathname();
  const focusedPathname = useRef(pathname);

  useEffect(() => {
    if (focusedPathname.current === pathname) return;
    focusedPathname.current = pathname;
    if (!location.hash) document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
