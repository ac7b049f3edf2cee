import { passToRevoke } from "@/lib/access/schema";
import { accessCopy } from "@/lib/access/words";
import { operatorForm } from "@/lib/console/operator-form";
import { revokePass } from "@/lib/gate/access-passes";
import { consolePaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  right: "settings:write",
  schema: passToRevoke,
  run: async (context, input) => {
    const { name } = await revokePass(context, input);
    return { said: accessCopy.said.revoked(name) };
  },
  page: () => consolePaths.access,
});
