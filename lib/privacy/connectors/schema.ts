import { z } from "zod";
import { freeText, requiredLine, requiredText } from "@/lib/platform/forms/fields";
import { lengths } from "@/lib/platform/forms/lengths";

const connectorOutcomes = ["nothing", "holds", "erased", "done", "failed"] as const;
export type ConnectorOutcome = (typeof connectorOutcomes)[number];

/** The most items in one report: together they fit into a body of 64 KiB. */
const maxItems = 200;

const item = z.object({
  label: requiredLine("Label", lengths.reportLabel).describe("What it is, such as Orders."),
  value: requiredText("Value", lengths.message).describe("The data itself, or where staff can find it."),
});
export type ConnectorItem = z.output<typeof item>;

/** A report of a connector. An equal one changes nothing; a different one replaces the last. */
export const connectorReportSchema = z
  .object({
    outcome: z
      .enum(connectorOutcomes, { error: `Outcome must be one of ${connectorOutcomes.join(", ")}.` })
      .describe(
        "nothing: it holds nothing about the person. holds: it holds what `items` lists. erased: it erased what it held (for a deletion, reported once that is done, even after holds). done: it carried out what else was asked (a correction, an opt-out). failed: it couldn’t, for the reason in `note`, and its report is still awaited.",
      ),
    items: z
      .array(item, { error: "Items must be a list." })
      .max(maxItems, { error: `Items must contain at most ${maxItems} entries.` })
      .default([])
      .describe("What it holds. The requester can read it."),
    note: freeText("Note", lengths.reportNote)
      .default("")
      .describe("Only for the staff who answer the request."),
  })
  .superRefine(({ outcome, items, note }, context) => {
    const addIssue = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (outcome === "holds" && items.length === 0) addIssue("items", "List what is held.");
    if (outcome !== "holds" && items.length > 0) addIssue("items", "List items only if something is held.");
    if (outcome === "failed" && note.trim() === "") addIssue("note", "Explain why it failed.");
  });
export type ConnectorReport = z.output<typeof connectorReportSchema>;

const moment = z.iso.datetime();

export const reportedResponse = z.object({
  success: z.literal(true),
  reference: z.string(),
  outcome: z.enum(connectorOutcomes),
  reportedAt: moment.describe("When this outcome was first reported."),
});

export const waitingResponse = z.object({
  success: z.literal(true),
  requests: z.array(
    z.object({
      reference: z.string(),
      law: z.string().describe("The law that applies, such as gdpr."),
      requestType: z.string().describe("What is asked for, such as access or deletion."),
      email: z.string().describe("The email address of the person to look for."),
      optedOut: z
        .boolean()
        .describe(
          "Whether the person has opted out of sale and sharing, by an earlier request or a Global Privacy Control signal.",
        ),
      askedAt: moment.describe("When the request became ready for action."),
      dueAt: moment.describe("When the answer is due under the law."),
    }),
  ),
});

/** The items of a stored report; none if the stored value is invalid. */
export function itemsOf(stored: unknown): ConnectorItem[] {
  const result = z.array(z.object({ label: z.string(), value: z.string() })).safeParse(stored);
  return result.success ? result.data : [];
}
