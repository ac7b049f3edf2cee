/// <reference types="mdx" />
import type { MDXComponents } from "mdx/types";
import { proseComponents } from "@/components/legal/prose";

/** Read by @next/mdx: how the Markdown of the legal documents becomes HTML. */
export function useMDXComponents(): MDXComponents {
  return proseComponents;
}
