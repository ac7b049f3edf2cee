"use client";

import { type ButtonVariant, buttonClass } from "./button";

/** Opens the browser's print dialog. Shown only if scripts run; the browser's menu does the same. */
export function PrintButton({ label, variant = "primary" }: { label: string; variant?: ButtonVariant }) {
  return (
    <button type="button" onClick={() => window.print()} className={buttonClass(variant, "md", "needs-js")}>
      {label}
    </button>
  );
}
