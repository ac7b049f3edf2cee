import type { ComponentProps } from "react";
import { localPath } from "@/lib/site/current-language";

type LocalLinkProps = ComponentProps<"a"> & {
  /** As in lib/site/paths.ts, without a language's prefix. */
  href: string;
};

/** A link to the same site's page in the language of the one that it stands on; `FollowLinks` follows it. */
export async function LocalLink({ href, ...rest }: LocalLinkProps) {
  return <a {...rest} href={await localPath(href)} />;
}
