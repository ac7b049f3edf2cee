import "server-only";
import { assignmentDone } from "@/lib/desk/assignee";
import type { Context } from "@/lib/platform/context";
import { assignMessage, resendAnswer } from "./answer";
import { messagesWords, threadWords } from "./console-words";
import type { MessageAction } from "./schema";
import { markMessage } from "./store";

/** Runs an action from a message's own page. @returns the console's message */
export async function runMessageAction(
  context: Context,
  { id, ...action }: MessageAction & { id: string },
): Promise<string> {
  switch (action.step) {
    case "assign":
      return assignmentDone(await assignMessage(context, { id, ...action }));
    case "resend":
      await resendAnswer(context, { id, mailId: action.mailId });
      return threadWords.results.resend;
    case "mark": {
      const { version, to } = action;
      const { reference } = await markMessage(context, { id, version, handled: to === "handled" });
      return messagesWords.results[to](reference);
    }
  }
}
