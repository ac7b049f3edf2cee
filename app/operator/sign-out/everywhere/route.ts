import { z } from "zod";
import { operatorForm } from "@/lib/console/operator-form";
import { endSessions } from "@/lib/console/sessions";
import { signInCopy, signInPage } from "@/lib/console/words";

/** Ends every session, this one too: where it goes on to, and where a failure is told, anybody may look. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  right: null,
  schema: z.object({}),
  run: async (context) => {
    await endSessions(context, "all");
    return { said: signInCopy.answers.everywhere, next: signInPage({ answer: "everywhere" }) };
  },
  page: () => signInPage({ answer: "stillIn" }),
});
