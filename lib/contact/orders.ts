import "server-only";
import { assignmentDone } from "@/lib/desk/assignee";
import type { Context } from "@/lib/platform/context";
import { answerMessage, assignMessage, resendAnswer } from "./answer";
import { messagesCopy, threadCopy } from "./console-words";
import type { MessageOrder } from "./schema";
import { markMessage } from "./store";

/** Carries out what was ordered on a message's own page. @returns what the console says then @throws Refusal as its verb */
export async function runMessageOrder(
  context: Context,
  { id, ...order }: MessageOrder & { id: string },
): Promise<string> {
  switch (order.step) {
    case "answer":
      return threadCopy.said.answer((await answerMessage(context, { id, ...order })).reference);
    case "assign":
      return assignmentDone(await assignMessage(context, { id, ...order }));
    case "resend":
      await resendAnswer(context, { id, mailId: order.mailId });
      return threadCopy.said.resend;
    case "mark": {
      const { version, to } = order;
      const { reference } = await markMessage(context, { id, version, handled: to === "handled" });
      return messagesCopy.said[to](reference);
    }
  }
}
