import type { ReactNode } from "react";
import { otherLanguages } from "@/lib/site/language";
import { Document, documentMetadata } from "../document";
import { languageFaces } from "./fonts";

export { viewport } from "../document";

export const generateMetadata = documentMetadata;

/** Every other first part of an address leads nowhere. */
export const dynamicParams = false;

export const generateStaticParams = () => otherLanguages.map((language) => ({ language }));

/** The same pages in the other languages, below the prefix of each. */
export default function LanguageLayout({ children }: { children: ReactNode }) {
  return <Document faces={languageFaces}>{children}</Document>;
}
