"use client";

import { useEffect } from "react";

/** Removes the document's `data-scripts`, which hides the buttons that need a script (app/globals.css). */
export function Ready() {
  useEffect(() => {
    delete document.documentElement.dataset.scripts;
  }, []);
  return null;
}
