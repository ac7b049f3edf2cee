import "server-only";
import { assignmentDone } from "@/lib/desk/assignee";
import type { Context } from "@/lib/platform/context";
import { assignMessage, resendAnswer } from "./answer";
import { messagesWords, threadWords } from "./console-words";
import type { MessageAction } from "./schema";
import { markMessage } from "./store";

/** Carries out an action from a message's own page. @returns the console's message @throws HttpError as its verb */
export async function runMessageAction(
  context: Context,
  { id, ...order }: MessageAction & { id: string },
): Promise<string> {
  switch (order.step) {
    case "assign":
      return assignmentDone(await assignMessage(context, { id, ...order }));
    case "resend":
      await resendAnswer(context, { id, mailId: order.mailId });
      return threadWords.results.resend;
    case "mark": {
      const { version, to } = order;
      const { reference } = await markMessage(context, { id, version, handled: to === "handled" });
      return messagesWords.results[to](reference);
    }
  }
}
