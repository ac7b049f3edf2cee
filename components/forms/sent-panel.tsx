"use client";

import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import { useForm } from "./form-context";

/**
 * The success message. It is part of the static page, so that a plain form post can redirect to `#sent`: without
 * scripts, CSS shows it by the fragment.
 */
export function SentPanel({ children }: { children: ReactNode }) {
  const { state, hasScript, panel } = useForm();
  return (
    <div
      ref={panel}
      id="sent"
      role="status"
      tabIndex={-1}
      className={cx(
        "peer scroll-mt-8 outline-none",
        state.phase !== "success" && "hidden",
        !hasScript && "target:block",
      )}
    >
      {children}
    </div>
  );
}
