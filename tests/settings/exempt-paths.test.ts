import { describe, expect, it } from "vitest";
import { settings } from "@/lib/settings";
import { exemptByDefault, isExempt, mergeExemptPaths, openedBy } from "@/lib/settings/exempt-paths";
import { statusFeeds } from "@/lib/site/paths";

const shown = { enabled: false, message: "", endTime: null, showTimer: false };
const read = (value: object) => settings.maintenance.stored.parse({ ...shown, ...value });

describe("an exempt path", () => {
  it("opens the page of its name and what lies below it, and no page whose name only begins so", () => {
    for (const path of ["/status", "/status/text"]) expect(isExempt(path, ["/status"]), path).toBe(true);
    for (const path of ["/statusx", "/status-x", "/statu", "/STATUS"])
      expect(isExempt(path, ["/status"]), path).toBe(false);
  });

  it("opens its page in every language, and one that names a language in that one only", () => {
    for (const path of ["/de/status", "/fr/status/history"])
      expect(isExempt(path, ["/status"]), path).toBe(true);
    for (const path of ["/status", "/fr/status"]) expect(isExempt(path, ["/de"]), path).toBe(false);
    expect(isExempt("/de/status", ["/de"])).toBe(true);
  });

  it("is shown with what it opens", () => {
    expect(openedBy("/status")).toEqual(["/status", "/status/subscribe", ...Object.values(statusFeeds)]);
    expect(openedBy("/api/privacy-requests")).toContain("/api/privacy-requests/withdraw");
    expect(openedBy("/statusx")).toEqual([]);
    for (const path of exemptByDefault) expect(openedBy(path), path).not.toEqual([]);
  });
});

describe("paths that stay open during maintenance", () => {
  it("follow the code: a form that is added is open, one that goes is not", () => {
    expect(mergeExemptPaths(["/status", "/old"], ["/status", "/old"], ["/status", "/new"])).toEqual([
      "/status",
      "/new",
    ]);
  });

  it("keep what the operator added, and keep out what the operator removed", () => {
    const before = ["/status", "/a", "/b"];
    expect(mergeExemptPaths(["/status", "/a", "/mine"], before, [...before, "/new"])).toEqual([
      "/status",
      "/a",
      "/mine",
      "/new",
    ]);
  });

  it("are read from a row of an older site as its operator left them, and follow the code from then on", () => {
    const left = exemptByDefault.filter((path) => path !== "/status");
    expect(read({ exempt: [...left, "/mine"] }).exempt).toEqual([...left, "/mine"]);
    const older = exemptByDefault.filter((path) => path !== "/ccpa-request");
    expect(read({ exempt: older, exemptDefaults: older }).exempt).toEqual([...older, "/ccpa-request"]);
  });

  it("are stored with what the code exempted then", () => {
    const stored = read({ exempt: ["/status"] });
    expect(read(stored)).toEqual(stored);
    expect(stored.exemptDefaults).toEqual(exemptByDefault);
  });
});
