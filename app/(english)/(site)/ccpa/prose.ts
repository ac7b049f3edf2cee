import { localContent } from "@/lib/site/local-content";
import content from "./content.mdx";

export const Content = localContent({ en: content, de: content, fr: content, es: content });
