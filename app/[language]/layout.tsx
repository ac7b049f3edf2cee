import type { ReactNode } from "react";
import { languages } from "@/lib/site/language";
import { Document, documentMetadata } from "../document";

export { viewport } from "../document";

export const generateMetadata = documentMetadata;

/** Every other first part of an address leads nowhere. */
export const dynamicParams = false;

export const generateStaticParams = () => languages.map((language) => ({ language }));

/** The public pages in every language. English has the bare addresses: lib/gate/handle-site-request.ts leads from there here. */
export default function LanguageLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}
