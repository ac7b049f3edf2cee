import { operatorForm } from "@/lib/console/operator-form";
import { showOnce } from "@/lib/console/shown-once";
import { resetPerson } from "@/lib/people/people";
import { personOrder } from "@/lib/people/schema";
import { peopleCopy } from "@/lib/people/words";
import { peoplePaths } from "@/lib/site/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  right: "people:write",
  schema: personOrder,
  run: async (context, input) => {
    const { id, name, url } = await resetPerson(context, input);
    const { reset, invitedBefore } = peopleCopy.said;
    if (url === null) return { said: invitedBefore(name), answer: { id, url } };
    return {
      said: reset(name),
      answer: { id, url },
      cookie: showOnce(peoplePaths.people, context.actor, [name, url]),
    };
  },
  page: () => peoplePaths.people,
});
