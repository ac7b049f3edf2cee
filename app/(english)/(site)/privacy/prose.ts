import { localContent } from "@/lib/site/local-content";
import handling from "./handling.mdx";
import rights from "./rights.mdx";

export const Handling = localContent({ en: handling, de: handling, fr: handling, es: handling });
export const Rights = localContent({ en: rights, de: rights, fr: rights, es: rights });
