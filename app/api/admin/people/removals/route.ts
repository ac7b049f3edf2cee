import { operatorForm } from "@/lib/console/operator-form";
import { removePerson } from "@/lib/people/people";
import { personOrder } from "@/lib/people/schema";
import { peopleCopy } from "@/lib/people/words";
import { peoplePaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  right: "people:write",
  schema: personOrder,
  run: async (context, input) => ({
    said: peopleCopy.said.removed((await removePerson(context, input)).name),
  }),
  page: () => peoplePaths.people,
});
