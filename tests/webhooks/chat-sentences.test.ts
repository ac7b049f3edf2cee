import { expect, it } from "vitest";
import { findEvent } from "@/lib/webhooks/events";

it.each(["question_answered", "due_soon", "overdue", "appealed"])(
  "a chat about %s names the last day of the deadline, as emails do",
  (what) => {
    const event = findEvent(`privacy_request.${what}`);
    // The last moment of March 3 at the office, which is March 4 in UTC.
    const data = { ...event?.example, dueAt: "2027-03-04T04:59:59.999Z" };
    expect(event?.text(data)).toContain("March 3, 2027");
  },
);
