import type { ComponentProps } from "react";
import { localize, localPath } from "@/lib/site/current-language";

import { siteWords } from "@/lib/site/words";

type LocalLinkProps = ComponentProps<"a"> & {
  /** A path of lib/site/paths.ts, without a language prefix. */
  href: string;
};

/** A link to another page in the current page's language; `FollowLinks` handles it. */
export async function LocalLink({ href, ...rest }: LocalLinkProps) {
  return <a {...rest} href={await localPath(href)} />;
}

/** Tells screen readers that a link opens a new tab. */
export async function NewTab() {
  return <span className="sr-only">{(await localize(siteWords)).newTab}</span>;
}
