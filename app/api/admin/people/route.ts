import { operatorForm } from "@/lib/console/operator-form";
import { showOnce } from "@/lib/console/shown-once";
import { staffRoute } from "@/lib/console/staff-route";
import { invitePerson, listPeople } from "@/lib/people/people";
import { newPerson } from "@/lib/people/schema";
import { peopleCopy } from "@/lib/people/words";
import { onlyMethods } from "@/lib/platform/http/route";
import { peoplePaths } from "@/lib/site/paths";

export const { PUT, PATCH, DELETE, OPTIONS } = onlyMethods("GET", "HEAD", "POST");

export const GET = staffRoute("people:write", async ({ now }) => ({
  success: true,
  people: await listPeople(now),
}));

export const { POST } = operatorForm({
  right: "people:write",
  schema: newPerson,
  run: async (context, input) => {
    const { id, name, url } = await invitePerson(context, input);
    const { invited, invitedBefore } = peopleCopy.said;
    if (url === null) return { said: invitedBefore(name), answer: { id, url } };
    const cookie = showOnce(peoplePaths.people, context.actor, [name, url]);
    return { said: invited(name), answer: { id, url }, cookie };
  },
  page: () => peoplePaths.people,
});
