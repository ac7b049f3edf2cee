import { expect, it } from "vitest";
import { announcementHint } from "@/lib/gate/handle-site-request";
import { lengths } from "@/lib/platform/forms/lengths";
import { settings } from "@/lib/settings";

const now = new Date("2027-01-01T12:00:00Z");
const hintOf = (message: string) => {
  const announcement = { enabled: true, message, type: "info", dismissible: true };
  return announcementHint(settings.announcement.stored.parse(announcement), now);
};

it("the hint in a page’s response carries an announcement of a few sentences", () => {
  const hint = hintOf("Long news. ".repeat(25).trim());
  expect(decodeURIComponent(String(hint))).toContain("Long news. Long news.");
});

it("the hint ends when the announcement ends, even after it was created", () => {
  const announcement = settings.announcement.stored.parse({
    enabled: true,
    message: "Until noon.",
    type: "info",
    dismissible: true,
    expiresAt: now.toISOString(),
  });
  const before = new Date(now.getTime() - 1);
  expect(announcementHint(announcement, before)).toContain("Until%20noon.");
  expect(announcementHint(announcement, before)).toContain("Until%20noon.");
  expect(announcementHint(announcement, now)).toBeNull();
});

it("the hint never makes a header longer than proxies accept", () => {
  for (const letter of ["x", "é", "漢"]) {
    for (let length = 1; length <= lengths.announcementMessage; length += 1)
      expect(hintOf(letter.repeat(length))?.length ?? 0).toBeLessThanOrEqual(1500);
  }
  expect(hintOf("漢".repeat(lengths.announcementMessage))).toBeNull();
});
