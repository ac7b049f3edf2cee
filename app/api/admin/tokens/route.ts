import { operatorForm } from "@/lib/console/operator-form";
import { showOnce } from "@/lib/console/shown-once";
import { staffRoute } from "@/lib/console/staff-route";
import { newToken } from "@/lib/people/schema";
import { addToken, listTokens } from "@/lib/people/tokens";
import { peopleCopy } from "@/lib/people/words";
import { onlyMethods } from "@/lib/platform/http/route";
import { peoplePaths } from "@/lib/site/paths";

export const { PUT, PATCH, DELETE, OPTIONS } = onlyMethods("GET", "HEAD", "POST");

export const GET = staffRoute("tokens:write", async ({ now }) => ({
  success: true,
  tokens: await listTokens(now),
}));

export const { POST } = operatorForm({
  right: "tokens:write",
  schema: newToken,
  run: async (context, input) => {
    const { name, token, expiresAt } = await addToken(context, input);
    const answer = { name, token, expiresAt };
    const { tokenAdded, tokenAddedBefore } = peopleCopy.said;
    if (token === null) return { said: tokenAddedBefore(name), answer };
    return {
      said: tokenAdded(name),
      answer,
      cookie: showOnce(peoplePaths.tokens, context.actor, [name, token]),
    };
  },
  page: () => peoplePaths.tokens,
});
