/// <reference types="mdx" />
import type { MDXComponents } from "mdx/types";
import { proseComponents } from "@/components/legal/prose";

/** Used by @next/mdx to render the Markdown of the legal documents. */
export function useMDXComponents(): MDXComponents {
  return proseComponents;
}
