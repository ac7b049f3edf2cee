import type { ReactNode } from "react";
import { preload } from "react-dom";
import { otherLanguages } from "@/lib/site/language";
import { Document, documentMetadata } from "../document";

export { viewport } from "../document";

export const generateMetadata = documentMetadata;

/** Every other first part of an address leads nowhere. */
export const dynamicParams = false;

export const generateStaticParams = () => otherLanguages.map((language) => ({ language }));

const accents = new URL("../fonts/instrument-sans-accents.woff2", import.meta.url).pathname;

/** The same pages in the other languages, below the prefix of each. */
export default function LanguageLayout({ children }: { children: ReactNode }) {
  preload(accents, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return <Document>{children}</Document>;
}
