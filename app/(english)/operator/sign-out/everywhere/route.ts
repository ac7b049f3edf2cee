import { z } from "zod";
import { operatorForm } from "@/lib/console/operator-form";
import { endSessions, type WhichSessions } from "@/lib/console/sessions";
import { signInCopy, signInPage } from "@/lib/console/words";
import { type Context, requireRight, type Staff } from "@/lib/platform/context";

/** A person's own, or with the operator token everybody's; a script's token ends none that isn't its owner's. */
function meant(context: Context & { actor: Staff }): WhichSessions {
  const { identity } = context.actor;
  if (identity.kind === "person") return { personId: identity.id };
  requireRight(context, "people:write");
  return "all";
}

/** Ends every session, this one too: where it goes on to, and where a failure is told, anybody may look. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  right: null,
  schema: z.object({}),
  run: async (context) => {
    await endSessions(context, meant(context));
    return { said: signInCopy.answers.everywhere, next: signInPage({ answer: "everywhere" }) };
  },
  page: () => signInPage({ answer: "stillIn" }),
});
