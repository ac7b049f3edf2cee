import { operatorForm } from "@/lib/console/operator-form";
import { tokenOrder } from "@/lib/people/schema";
import { revokeToken } from "@/lib/people/tokens";
import { peopleCopy } from "@/lib/people/words";
import { peoplePaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  right: "tokens:write",
  schema: tokenOrder,
  run: async (context, input) => ({
    said: peopleCopy.said.tokenRevoked((await revokeToken(context, input)).name),
  }),
  page: () => peoplePaths.tokens,
});
