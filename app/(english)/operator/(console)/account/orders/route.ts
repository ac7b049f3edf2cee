import { cookies } from "next/headers";
import { operatorForm } from "@/lib/console/operator-form";
import { operatorCookie, sessionId } from "@/lib/console/sessions";
import { showOnce } from "@/lib/console/shown-once";
import { runAccountOrder } from "@/lib/people/account";
import { accountOrder } from "@/lib/people/schema";
import { cookieName } from "@/lib/platform/http/cookies";
import { peoplePaths } from "@/lib/site/paths";

/** What a person orders about their own keys and sessions. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  right: null,
  schema: accountOrder,
  run: async (context, order) => {
    const here = sessionId((await cookies()).get(cookieName(operatorCookie))?.value);
    const { said, codes } = await runAccountOrder(context, { ...order, here });
    if (!codes) return { said };
    return { said, cookie: showOnce(peoplePaths.account, context.actor, codes), answer: { codes } };
  },
  secretFields: ["credential", "code", "setup"],
  page: () => peoplePaths.account,
});
