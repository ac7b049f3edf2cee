import { expect, it } from "vitest";
import { incidentConsoleWords as words } from "@/lib/incidents/console-words";

it("the number of emails is stated in a full sentence for none, one and several", () => {
  expect([0, 1, 2].map(words.upTo)).toEqual([
    "No subscribers would be emailed.",
    "At most 1 subscriber would be emailed.",
    "At most 2 subscribers would be emailed.",
  ]);
  expect([0, 1].map(words.recipients)).toEqual([
    "No subscribers would be emailed.",
    "1 subscriber would be emailed.",
  ]);
});
