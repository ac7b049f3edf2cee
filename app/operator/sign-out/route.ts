import { onlyMethods, route } from "@/lib/http/route";
import { assertSameOrigin } from "@/lib/http/same-origin";
import { seeOther } from "@/lib/http/see-other";
import { paths } from "@/lib/paths";
import { endOperatorSession } from "@/lib/server/operator/session";

export const { GET, PUT, PATCH, DELETE, OPTIONS } = onlyMethods("POST");

export const POST = route((request) => {
  assertSameOrigin(request);
  return seeOther(`${paths.operator}?answer=out`, { "Set-Cookie": endOperatorSession() });
});
