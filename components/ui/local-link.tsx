import type { ComponentProps } from "react";
import { localPath } from "@/lib/site/current-language";
import { IntentLink } from "./intent-link";

type LocalLinkProps = Omit<ComponentProps<typeof IntentLink>, "href"> & {
  /** As in lib/site/paths.ts, without a language's prefix. */
  href: string;
};

/** A link to the same site's page in the language of the one that it stands on. */
export async function LocalLink({ href, ...rest }: LocalLinkProps) {
  return <IntentLink {...rest} href={await localPath(href)} />;
}
