"use client";

import { useEffect } from "react";
import { decodeTokens, tokenKinds } from "@/lib/documentation/tokens";

const nameOf = (kind: string) => `code-${kind}`;

/** Colors code samples with the CSS Custom Highlight API, without an element per token. Without it, code has one color. */
export function CodeColors() {
  useEffect(() => {
    if (!CSS.highlights) return;
    // Runs in a separate task, so that it doesn't delay hydration.
    const timer = setTimeout(() => {
      const highlights = new Map(tokenKinds.map((kind) => [kind, new Highlight()]));
      for (const code of document.querySelectorAll<HTMLElement>("code[data-tokens]")) {
        const text = code.firstChild;
        if (!text) continue;
        for (const { kind, start, end } of decodeTokens(code.dataset.tokens ?? ""))
          highlights.get(kind)?.add(
            new StaticRange({
              startContainer: text,
              startOffset: start,
              endContainer: text,
              endOffset: end,
            }),
          );
      }
      for (const [kind, highlight] of highlights) CSS.highlights.set(nameOf(kind), highlight);
    });
    return () => {
      clearTimeout(timer);
      for (const kind of tokenKinds) CSS.highlights.delete(nameOf(kind));
    };
  }, []);
  return null;
}
