import { linkAddress } from "@/lib/access/links";
import { linkInput } from "@/lib/access/schema";
import { createLink } from "@/lib/access/store";
import { accessCopy } from "@/lib/access/words";
import { operatorForm } from "@/lib/console/operator-form";
import { formWithEnd } from "@/lib/gate/forms";
import { consolePaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  right: "settings:write",
  schema: formWithEnd(linkInput),
  run: async (context, input) => {
    const { id } = await createLink(context, input);
    return { said: accessCopy.said.link(input.name), answer: { id, url: linkAddress(id) } };
  },
  page: () => consolePaths.access,
});
