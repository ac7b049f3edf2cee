"use client";

import { useTheme } from "next-themes";
import { type ReactNode, useEffect } from "react";

/**
 * Switches between light and dark. CSS selects the icon by data-theme, so the server's markup is right in both.
 * Choosing the system's own theme goes back to following the system.
 */
export function ThemeButton({ children }: { children: ReactNode }) {
  const { resolvedTheme, systemTheme, setTheme } = useTheme();

  // A page in the back-forward cache isn't told of a choice made on another page.
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      try {
        setTheme(localStorage.getItem("theme") ?? "system");
      } catch {
        // Storage is blocked, so other pages can't have stored a choice.
      }
    };
    addEventListener("pageshow", restore);
    return () => removeEventListener("pageshow", restore);
  }, [setTheme]);

  function toggle() {
    const next = resolvedTheme === "dark" ? "light" : "dark";
    setTheme(next === systemTheme ? "system" : next);
  }

  return (
    <button
      type="button"
      onClick={toggle}
      className="needs-js grid size-11 place-items-center rounded-lg text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
    >
      {children}
    </button>
  );
}
