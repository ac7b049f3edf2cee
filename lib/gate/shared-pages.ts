import { splitPath } from "@/lib/site/language";
import { statusPaths } from "@/lib/site/paths";

/**
 * Whether a page rendered per request is the same for everybody, so that it may be shared for a second, including its
 * nonce.
 */
export function isSharedPage(pathname: string): boolean {
  const { path } = splitPath(pathname);
  return path === statusPaths.history || path.startsWith(`${statusPaths.incidents}/`);
}
