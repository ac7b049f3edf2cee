import { describe, expect, it } from "vitest";
import { lengths } from "@/lib/platform/forms/lengths";
import { type SettingKey, settings } from "@/lib/settings";
import { exemptByDefault } from "@/lib/settings/exempt-paths";
import { formatInteger } from "@/lib/site/figures";

const announcement = {
  enabled: true,
  message: "News",
  type: "info",
  link: null,
  linkText: null,
  dismissible: true,
  expiresAt: null,
};
const maintenance = { enabled: true, message: "Moving", endTime: null, showTimer: true };

const issuesOf = (key: SettingKey, value: unknown) =>
  settings[key].input.safeParse(value).error?.issues ?? [];
const faultsOf = (key: SettingKey, value: unknown): string[] =>
  issuesOf(key, value).map(({ path }) => path.join("."));

describe("announcement", () => {
  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "blob:https://x/1",
    "file:///etc/passwd",
    "//evil.example",
    "/\\evil.example",
    "/\tevil",
    "/a\\b",
    "\\\\evil.example",
    "status",
    "https:",
    "http://",
    "https://exa mple.com",
  ])("rejects the link %j", (link) => {
    expect(faultsOf("announcement", { ...announcement, link })).toEqual(["link"]);
  });

  it.each([
    "/status",
    "/documentation#api-reference",
    "/pricing?plan=1",
    "https://status.example/x?y#z",
    "mailto:hello@palisade.example",
    "tel:+14045550142",
  ])("accepts the link %j", (link) => {
    expect(settings.announcement.input.parse({ ...announcement, link })).toMatchObject({ link });
  });

  it("requires a message while it is on, and none while it is off", () => {
    expect(faultsOf("announcement", { ...announcement, message: " " })).toEqual(["message"]);
    expect(faultsOf("announcement", { ...announcement, enabled: false, message: "" })).toEqual([]);
  });

  it("reads missing and blank values as none, and a missing type as info", () => {
    const { type: _type, link: _link, ...rest } = announcement;
    expect(settings.announcement.input.parse({ ...rest, linkText: "", expiresAt: "" })).toEqual(announcement);
  });

  it("names every invalid value", () => {
    const wrong = { enabled: "yes", message: 5, type: "loud", link: 1, dismissible: null, expiresAt: "soon" };
    expect(faultsOf("announcement", wrong)).toEqual([
      "enabled",
      "message",
      "type",
      "link",
      "dismissible",
      "expiresAt",
    ]);
  });
});

describe("maintenance", () => {
  it("stores times in UTC", () => {
    const input = { ...maintenance, endTime: "2026-01-31T18:00:00+02:00" };
    expect(settings.maintenance.input.parse(input)).toMatchObject({ endTime: "2026-01-31T16:00:00.000Z" });
  });

  it("accepts the whole response of GET as well as the value in it", () => {
    expect(settings.maintenance.input.parse({ success: true, maintenance })).toEqual(maintenance);
  });

  it.each(["status", "//status", "/status?x", "/sta%74us", "https://x.example"])(
    "rejects %j as an exempt path",
    (path) => {
      expect(faultsOf("maintenance", { ...maintenance, exempt: ["/status", path] })).toEqual(["exempt.1"]);
    },
  );

  it("removes trailing slashes and duplicates of exempt paths", () => {
    const exempt = ["/status/", "/status", " /gdpr-request// ", "/a/b/", "/a/b"];
    expect(settings.maintenance.input.parse({ ...maintenance, exempt })).toMatchObject({
      exempt: ["/status", "/gdpr-request", "/a/b"],
    });
  });

  it.each(["/status*", "/status/*", "/a//b", "/a/../b", "/a/./b", "/..", "/a:b", "/(status|about)", "/ü"])(
    "rejects an exempt path that is neither a page nor a folder: %j",
    (path) => {
      const message = `Exempt path “${path}” must be the name of a page or a folder and nothing else, such as /status.`;
      expect(issuesOf("maintenance", { ...maintenance, exempt: [path] })).toMatchObject([
        { path: ["exempt", 0], message },
      ]);
    },
  );

  it("ignores a stored exempt path that never matched anything", () => {
    const exempt = ["/status*", "/status", "/a//b"];
    const row = { ...maintenance, exempt, exemptDefaults: exemptByDefault };
    expect(settings.maintenance.stored.parse(row)).toMatchObject({
      exempt: ["/status"],
    });
  });

  it("rejects the root as an exempt path", () => {
    const [issue, ...more] = issuesOf("maintenance", { ...maintenance, exempt: ["/status", "/"] });
    expect(more).toEqual([]);
    expect(issue).toMatchObject({
      path: ["exempt", 1],
      message: "Exempt path “/” would exempt every page.",
    });
  });

  it("reads paths stored with slashes, except the root", () => {
    const row = { ...maintenance, exempt: ["/", "/status/", "/status"], exemptDefaults: exemptByDefault };
    expect(settings.maintenance.stored.parse(row)).toMatchObject({
      exempt: ["/status"],
    });
  });

  it("names an invalid exempt path, and quotes only its start", () => {
    const long = `/${"x".repeat(lengths.link)}`;
    const exempt = ["/a b", "status", long, 5];
    expect(issuesOf("maintenance", { ...maintenance, exempt }).map(({ message }) => message)).toEqual([
      "Exempt path “/a b” must be a path on this site, such as /status.",
      "Exempt path “status” must be a path on this site, such as /status.",
      `Exempt path “${long.slice(0, lengths.quoted)}…” must be at most ${formatInteger(lengths.link)} characters.`,
      "Exempt path must be text.",
    ]);
  });

  it("rejects a time without a zone", () => {
    expect(faultsOf("maintenance", { ...maintenance, endTime: "2026-01-31T18:00" })).toEqual(["endTime"]);
  });
});

describe("protection", () => {
  it("accepts splash and gate for phones", () => {
    expect(faultsOf("protection", { enabled: true, mobile: "open" })).toEqual(["mobile"]);
    expect(faultsOf("protection", { enabled: true, mobile: "gate", passcode: "" })).toEqual(["passcode"]);
    expect(faultsOf("protection", { enabled: false, mobile: "splash" })).toEqual([]);
  });
});
