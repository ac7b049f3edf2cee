"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";

type MobileMenuProps = {
  labels: { open: string; close: string };
  icons: { open: ReactNode; close: ReactNode };
  children: ReactNode;
};

function placeBelowHeader(menu: HTMLElement) {
  const header = menu.closest("header");
  if (header) menu.style.setProperty("--menu-top", `${header.getBoundingClientRect().bottom}px`);
}

/** Browsers without popovers don't know the pseudo-class either. */
const isOpen = (menu: HTMLElement) => "popover" in menu && menu.matches(":popover-open");

/**
 * The menu of small screens: a native popover that works without JavaScript. The script closes it when a link is
 * followed or the focus leaves, and sets aria-expanded.
 */
export function MobileMenu({ labels, icons, children }: MobileMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<boolean>();
  const pathname = usePathname();

  const shownOn = useRef(pathname);

  useEffect(() => {
    if (shownOn.current !== pathname) panel.current?.hidePopover?.();
    shownOn.current = pathname;
  }, [pathname]);

  useEffect(() => {
    const menu = panel.current;
    // The visitor may open the menu before this script runs.
    if (menu && isOpen(menu)) {
      placeBelowHeader(menu);
      setOpen(true);
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !menu?.contains(relatedTarget)) menu?.hidePopover();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a")) menu?.hidePopover();
    };
    // Below an announcement, the header moves while the page is scrolled.
    const follow = () => {
      if (menu && isOpen(menu)) placeBelowHeader(menu);
    };
    addEventListener("scroll", follow, { passive: true });
    menu?.addEventListener("focusout", onFocusOut);
    menu?.addEventListener("click", onClick);
    return () => {
      menu?.removeEventListener("focusout", onFocusOut);
      menu?.removeEventListener("click", onClick);
      removeEventListener("scroll", follow);
    };
  }, []);

  return (
    <div className="-mr-2.5 ml-auto lg:hidden">
      <button
        type="button"
        popoverTarget="site-menu"
        aria-expanded={open}
        aria-label={open ? labels.close : labels.open}
        className="grid size-11 place-items-center rounded-lg hover:bg-sunken"
      >
        {open ? icons.close : icons.open}
      </button>
      <div
        ref={panel}
        id="site-menu"
        popover="auto"
        onBeforeToggle={(event) => placeBelowHeader(event.currentTarget)}
        onToggle={(event) => setOpen(event.newState === "open")}
        className="site-menu"
      >
        {children}
      </div>
    </div>
  );
}
