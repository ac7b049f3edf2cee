import type { ReactNode } from "react";
import { preload } from "react-dom";
import { currentLanguage } from "@/lib/site/current-language";
import { languages } from "@/lib/site/language";
import { languageDefinitions } from "@/lib/site/language-definitions";
import { Document, documentMetadata } from "../document";

export { viewport } from "../document";

export const generateMetadata = documentMetadata;

/** Every other first part of an address leads nowhere. */
export const dynamicParams = false;

export const generateStaticParams = () => languages.map((language) => ({ language }));

const accents = new URL("../fonts/instrument-sans-accents.woff2", import.meta.url).pathname;

/** The public pages in every language. English has the bare addresses: lib/gate/handle-site-request.ts leads from there here. */
export default async function LanguageLayout({ children }: { children: ReactNode }) {
  if (languageDefinitions[await currentLanguage()].hasAccents) {
    preload(accents, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
  return <Document>{children}</Document>;
}
