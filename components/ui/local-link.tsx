import type { ComponentProps } from "react";
import { localize, localPath } from "@/lib/site/current-language";

import { siteWords } from "@/lib/site/words";

type LocalLinkProps = ComponentProps<"a"> & {
  /** As in lib/site/paths.ts, without a language's prefix. */
  href: string;
};

/** A link to the same site's page in the language of the one that it stands on; `FollowLinks` follows it. */
export async function LocalLink({ href, ...rest }: LocalLinkProps) {
  return <a {...rest} href={await localPath(href)} />;
}

/** Says to a screen reader what a link to another site does. */
export async function NewTab() {
  return <span className="sr-only">{(await localize(siteWords)).newTab}</span>;
}
