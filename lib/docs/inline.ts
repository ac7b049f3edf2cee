/** A piece of running text: plain, code, strong, or a link to somewhere. */
export type Inline =
  | { type: "plain" | "code" | "strong"; text: string }
  | { type: "link"; text: string; href: string };

const marks = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Reads the three marks that documentation text may hold. Everything else is plain. */
export function parseInline(text: string): Inline[] {
  const pieces: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(marks)) {
    const [whole, code, strong, label, href] = found;
    if (found.index > at) pieces.push({ type: "plain", text: text.slice(at, found.index) });
    if (code !== undefined) pieces.push({ type: "code", text: code });
    else if (strong !== undefined) pieces.push({ type: "strong", text: strong });
    else if (label !== undefined && href !== undefined) pieces.push({ type: "link", text: label, href });
    at = found.index + whole.length;
  }
  if (at < text.length) pieces.push({ type: "plain", text: text.slice(at) });
  return pieces;
}
