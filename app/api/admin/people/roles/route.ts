import { operatorForm } from "@/lib/console/operator-form";
import { changeRole } from "@/lib/people/people";
import { roleChange } from "@/lib/people/schema";
import { peopleCopy } from "@/lib/people/words";
import { peoplePaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  right: "people:write",
  schema: roleChange,
  run: async (context, input) => ({ said: peopleCopy.said.role((await changeRole(context, input)).name) }),
  page: () => peoplePaths.people,
});
