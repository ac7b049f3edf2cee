"use client";

import { type ComponentProps, useLayoutEffect } from "react";
import { useHydrated } from "./use-hydrated";

const typedBefore = new WeakMap<HTMLTextAreaElement, string>();

function fieldOf(id: string): HTMLTextAreaElement | null {
  if (typeof document === "undefined") return null;
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element : null;
}

/** Hydration may restart before it ends, and the second time the value may already be the default. */
function rememberTyped(field: HTMLTextAreaElement | null) {
  if (field && field.value !== field.defaultValue) typedBefore.set(field, field.value);
}

/**
 * A textarea. Unlike other controls, React resets one with a default value when it hydrates. This restores what was
 * typed before the scripts loaded.
 */
export function TextAreaControl({ id, ...native }: ComponentProps<"textarea"> & { id: string }) {
  const hydrated = useHydrated();
  if (!hydrated) rememberTyped(fieldOf(id));

  useLayoutEffect(() => {
    const field = fieldOf(id);
    const earlierText = field ? typedBefore.get(field) : undefined;
    if (field && earlierText !== undefined && field.value !== earlierText) field.value = earlierText;
  }, [id]);

  return <textarea {...native} id={id} />;
}
