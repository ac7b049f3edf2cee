import { linkAddress } from "@/lib/access/links";
import { linkToLend } from "@/lib/access/schema";
import { lendLink } from "@/lib/access/store";
import { accessCopy } from "@/lib/access/words";
import { operatorForm } from "@/lib/console/operator-form";
import { formWithEnd } from "@/lib/gate/forms";
import { consolePaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  right: "settings:write",
  schema: formWithEnd(linkToLend),
  run: async (context, input) => {
    const { id } = await lendLink(context, input);
    return { said: accessCopy.said.link(input.name), answer: { id, url: linkAddress(id) } };
  },
  page: () => consolePaths.access,
});
