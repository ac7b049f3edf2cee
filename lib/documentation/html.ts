import { toHtml } from "hast-util-to-html";
import type { ReactNode } from "react";
import { treeOf } from "./tree";

/**
 * What server components draw, as HTML. A page that carries it as such has it once more in what React reads, but React
 * has no element of it to take over: for what never changes, which on the documentation's page is nearly everything.
 */
export async function htmlOf(node: ReactNode): Promise<string> {
  return toHtml(await treeOf(node));
}
