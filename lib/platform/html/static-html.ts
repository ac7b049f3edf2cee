import type { Element, ElementContent, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { Fragment, isValidElement, type ReactNode } from "react";

type Properties = Element["properties"];

/** React properties that differ from HTML attributes; all others have the same names. */
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
 * Renders server components to an HTML tree (hast). Components may be async, but have no state or effects.
 * @throws on a client component
 */
export async function treeOf(node: ReactNode): Promise<Root> {
  return { type: "root", children: await contentsOf(node) };
}

/** Renders server components to HTML, without optional quotes, since a page contains its HTML twice. */
export async function htmlOf(node: ReactNode): Promise<string> {
  return toHtml(await treeOf(node), { preferUnquoted: true, omitOptionalTags: true });
}
