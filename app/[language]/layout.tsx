import type { ReactNode } from "react";
import { languages } from "@/lib/site/language";
import { Document, documentMetadata } from "../document";

export { viewport } from "../document";

export const generateMetadata = documentMetadata;

/** Other values of the first path segment are not found. */
export const dynamicParams = false;

export const generateStaticParams = () => languages.map((language) => ({ language }));

/**
 * The public pages in every language. English has addresses without a prefix: lib/gate/handle-site-request.ts rewrites
 * them to this folder.
 */
export default function LanguageLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}
