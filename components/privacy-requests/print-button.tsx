"use client";

import { buttonClass } from "@/components/ui/button-class";

/** Opens the browser's print dialog. Shown only where scripts run; the menu prints just as well. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" onClick={() => window.print()} className={buttonClass("primary", "md", "needs-js")}>
      {label}
    </button>
  );
}
