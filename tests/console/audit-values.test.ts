import { describe, expect, it } from "vitest";
import { actionName, describeChanges } from "@/lib/console/audit";
import { consoleWords } from "@/lib/console/words";
import { impacts } from "@/lib/incidents/impacts";
import { incidentStates, maintenanceStates } from "@/lib/incidents/schema";
import { roles } from "@/lib/platform/rights";
import { caseStates, caseSteps } from "@/lib/privacy/core/case";
import { announcementTypes } from "@/lib/settings/announcement";

const before = null;
const change = (action: string, subject: string, after: object) =>
  describeChanges({ action, subject, before, after })[0];

describe("a value in the audit", () => {
  it.each([
    ["setting.changed", "announcement", { type: "warning" }, "Warning"],
    ["setting.changed", "protection", { mobile: "gate" }, "Gate"],
    ["announcement.planned", "id", { type: "info" }, "Information"],
    ["access.created", "id", { kind: "passcode" }, "Passcode"],
    ["access.created", "id", { through: "gate" }, "The gate"],
    ["case.step", "GD-6KZH-VFV1", { state: "verified" }, "Confirmed"],
    ["case.step", "GD-6KZH-VFV1", { step: "confirm" }, "Identity confirmed"],
    ["case.step", "GD-6KZH-VFV1", { step: "settle" }, "Question resolved"],
    ["case.entered", "GD-6KZH-VFV1", { channel: "phone" }, "Phone"],
    ["case.reported", "GD-6KZH-VFV1", { outcome: "holds" }, "Holds data"],
    ["incident.opened", "id", { kind: "maintenance" }, "Planned maintenance"],
    ["incident.updated", "id", { state: "cancelled" }, "Canceled"],
    ["incident.updated", "id", { impact: "minor" }, "Minor"],
    [
      "incident.updated",
      "id",
      { services: "api: minor, moderation: none" },
      "API Service: Minor, Content Moderation AI: None",
    ],
    ["person.invited", "id", { role: "privacy" }, "Privacy"],
    ["template.saved", "Refund", { language: "de" }, "German"],
    ["notices.chosen", "id", { events: ["messages"] }, "Contact messages"],
    ["webhook.paused", "id", { because: "operator" }, "Paused by staff."],
  ])("has the name that the console uses elsewhere: %s %s %j", (action, subject, after, name) => {
    expect(change(action, subject, after)?.to).toBe(name);
  });

  it.each([
    ["case.step", "state", caseStates],
    ["case.step", "step", [...caseSteps, "ask", "settle", "explain"]],
    ["announcement.planned", "type", announcementTypes],
    ["incident.updated", "state", [...incidentStates, ...maintenanceStates]],
    ["incident.updated", "impact", impacts],
    ["token.added", "role", roles],
  ])("is never shown as its code: %s, %s", (action, field, codes) => {
    for (const code of codes) expect(change(action, "id", { [field]: code })?.to, code).not.toBe(code);
  });

  it("is listed under its field’s name for that kind of entry", () => {
    expect(change("case.step", "id", { audience: "person" })?.name).toBe("Who the question is for");
    expect(change("access.created", "id", { audience: "one" })?.name).toBe("Who can use it");
  });

  it("lists its parts if it is an object", () => {
    const files = [{ type: "application/pdf", size: 1200 }];
    expect(change("case.file-added", "GD-6KZH-VFV1", { files })?.to).toBe(
      "Type: application/pdf, Size: 1200",
    );
  });

  it("stays unchanged if it isn’t a code", () => {
    expect(change("incident.opened", "id", { title: "minor" })?.to).toBe("minor");
    expect(change("incident.opened", "id", { services: "" })?.to).toBe("nothing");
    expect(change("case.step", "id", { state: "constructor" })?.to).toBe("constructor");
    expect(change("setting.changed", "announcement", { message: "toString" })?.to).toBe("toString");
    expect(change("case.step", "id", { state: "from a later version" })?.to).toBe("from a later version");
  });
});

it("the heading doesn’t say “changed” if nothing was", () => {
  expect(actionName("setting.changed", "logo", true)).toBe("Logo changed");
  expect(actionName("setting.changed", "logo", false)).toBe("Logo saved");
});

it("the number beside a section is read out as what needs attention", () => {
  expect(consoleWords.needAttention(1)).toBe("1 needs attention");
  expect(consoleWords.needAttention(2)).toBe("2 need attention");
});
