import { newLinkCookie } from "@/lib/gate/link-cookie";
import { route, seeOther } from "@/lib/platform/http/route";
import { pathIn, splitPath } from "@/lib/site/language";
import { enterPage } from "@/lib/site/paths";

/**
 * An access link: leads on to the page with the button, where its secret comes by a cookie. It answers alike for every
 * secret and looks none up.
 */
export const GET = route<{ secret: string }>((request) => {
  const { pathname } = new URL(request.url);
  const page = pathIn(splitPath(pathname).language, enterPage);
  return seeOther(page, { "Set-Cookie": newLinkCookie(pathname) });
});
