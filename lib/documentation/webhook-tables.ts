import type { LanguageId } from "@/lib/integration-api/languages";
import { eventList } from "@/lib/webhooks/events";
import type { DocumentationTable } from "./tables";

/** Every event, from the definitions that the sender and OpenAPI use. */
export const eventTable: DocumentationTable = {
  caption: "Every type of event",
  columns: ["Type", "Sent when", "Its data, beside the addresses"],
  rows: eventList.map(({ type, when, example }) => [
    `\`${type}\``,
    when,
    Object.keys(example)
      .map((name) => `\`${name}\``)
      .join(", "),
  ]),
};

/** What takes the place of curl, which sends and doesn't receive. */
export const receiverNames: Partial<Record<LanguageId, string>> = { curl: "Shell" };
