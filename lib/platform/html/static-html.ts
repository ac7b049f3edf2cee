import type { Element, ElementContent, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { Fragment, isValidElement, type ReactNode } from "react";

type Properties = Element["properties"];

/** What React's elements take as `children` and `key` is no attribute; the rest has the same names in both. */
function attributes(props: object): Properties {
  const entries = Object.entries(props).filter(([name, value]) => name !== "children" && value !== undefined);
  return Object.fromEntries(entries);
}

async function contentsOf(node: ReactNode): Promise<ElementContent[]> {
  const resolved = await node;
  if (resolved === null || resolved === undefined || typeof resolved === "boolean") return [];
  if (Array.isArray(resolved)) return (await Promise.all(resolved.map(contentsOf))).flat();
  if (!isValidElement<{ children?: ReactNode }>(resolved)) return [{ type: "text", value: String(resolved) }];
  const { type, props } = resolved;
  if (type === Fragment) return contentsOf(props.children);
  if (typeof type === "string") {
    const children = await contentsOf(props.children);
    return [{ type: "element", tagName: type, properties: attributes(props), children }];
  }
  if (typeof type === "function") return contentsOf((type as (props: object) => ReactNode)(props));
  throw new Error("Only elements and functions without state can be read as a tree.");
}

/**
 * What server components draw, as a tree of HTML (hast). Components must be plain functions, async ones included:
 * nothing here has state or an effect.
 * @throws on a component that runs in the browser
 */
export async function treeOf(node: ReactNode): Promise<Root> {
  return { type: "root", children: await contentsOf(node) };
}

/** What server components draw, as HTML. Quotes that HTML does without are left out: a page carries each twice. */
export async function htmlOf(node: ReactNode): Promise<string> {
  return toHtml(await treeOf(node), { preferUnquoted: true, omitOptionalTags: true });
}
