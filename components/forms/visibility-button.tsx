"use client";

import type { ReactNode } from "react";

type VisibilityButtonProps = {
  /** The id of the secret's field. */
  field: string;
  isVisible: boolean;
  onToggle: () => void;
  words: { show: string; hide: string };
  icons: { show: ReactNode; hide: ReactNode };
};

/** The button in a field that shows or masks its secret. */
export function VisibilityButton({ field, isVisible, onToggle, words, icons }: VisibilityButtonProps) {
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-label={isVisible ? words.hide : words.show}
      aria-controls={field}
      className="needs-js grid size-11 place-items-center rounded-md text-ink-soft hover:text-ink"
    >
      {isVisible ? icons.hide : icons.show}
    </button>
  );
}
