import { createHash } from "node:crypto";
import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;

function inlineScripts(node: Node): string[] {
  const within = "content" in node ? [node.content] : "childNodes" in node ? node.childNodes : [];
  const own =
    "tagName" in node && node.tagName === "script" && !node.attrs.some(({ name }) => name === "src")
      ? [node.childNodes.map((child) => ("value" in child ? child.value : "")).join("")]
      : [];
  return [...own, ...within.flatMap(inlineScripts)];
}

/** The distinct CSP sources for a page's inline scripts (CSP3 §2.3.1). @param html a whole page */
export function inlineScriptHashes(html: string): string[] {
  const bodies = new Set(inlineScripts(parse(html)));
  return [...bodies].map((body) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`);
}
