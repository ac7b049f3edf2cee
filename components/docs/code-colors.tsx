"use client";

import { useEffect } from "react";
import { decodeTokens, tokenKinds } from "@/lib/documentation/tokens";

const nameOf = (kind: string) => `code-${kind}`;

/**
 * Colours the programs of a page by the CSS Custom Highlight API, which needs no element for a token. Renders nothing;
 * without it programs are read in one colour.
 */
export function CodeColors() {
  useEffect(() => {
    if (!CSS.highlights) return;
    // In a task of its own, after the one that takes over the page.
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
