import type { ReactNode } from "react";
import { Glyph } from "./glyph";
import { glyphs } from "./glyphs";

/**
 * What ties a control to its hint and its error, which is read first. A page that comes with errors focuses the first of their fields.
 * @param slot whether the field has a placeholder for errors that appear later
 */
export function messageProps(id: string, hint: ReactNode, error: string | undefined, slot = false) {
  const ids = [(error || slot) && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return {
    "aria-describedby": ids.length > 0 ? ids.join(" ") : undefined,
    "aria-invalid": error ? (true as const) : undefined,
    ...(error && { autoFocus: true as const }),
  };
}

export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className="mt-2 flex gap-1.5 text-[0.875rem] leading-5 font-medium text-flagged">
      <Glyph d={glyphs["alert-circle"]} className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}

export function FieldHint({ id, children }: { id: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className="mt-2 text-[0.875rem] leading-5 text-ink-faint">
      {children}
    </p>
  );
}
