import { splitPath } from "@/lib/site/language";
import { statusPaths } from "@/lib/site/paths";

/** Whether a page that is rendered per request is the same for everybody, its nonce included for that second. */
export function isSharedPage(pathname: string): boolean {
  const { path } = splitPath(pathname);
  return path === statusPaths.history || path.startsWith(`${statusPaths.incidents}/`);
}
