import { z } from "zod";
import { signInCopy, signInPage } from "@/lib/content/operator/frame";
import { operatorForm } from "@/lib/http/operator-form";
import { write } from "@/lib/server/db";
import { endSessions } from "@/lib/server/operator/end-sessions";

/** Ends every session, this one too: where it goes on to, and where a failure is told, anybody may look. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = operatorForm({
  schema: z.object({}),
  run: async (_nothing, { actor, now }) => {
    await write(endSessions("all", { actor, now }));
    return { said: signInCopy.answers.everywhere, next: signInPage({ answer: "everywhere" }) };
  },
  page: () => signInPage({ answer: "stillIn" }),
});
