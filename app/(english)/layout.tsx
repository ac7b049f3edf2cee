import type { ReactNode } from "react";
import { Document, documentMetadata } from "../document";

export { viewport } from "../document";

export const generateMetadata = documentMetadata;

/** The pages in English, at the bare addresses, and the console. */
export default function EnglishLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}
