import { describe, expect, it } from "vitest";
import { settings } from "@/lib/settings";
import { exemptByDefault, isExempt, mergeExemptPaths, openedBy } from "@/lib/settings/exempt-paths";
import { statusFeeds } from "@/lib/site/paths";

const shown = { enabled: false, message: "", endTime: null, showTimer: false };
const read = (value: object) => settings.maintenance.stored.parse({ ...shown, ...value });

describe("an exempt path", () => {
  it("opens its page and everything below it, and no page whose name only starts the same", () => {
    for (const path of ["/status", "/status/text"]) expect(isExempt(path, ["/status"]), path).toBe(true);
    for (const path of ["/statusx", "/status-x", "/statu", "/STATUS"])
      expect(isExempt(path, ["/status"]), path).toBe(false);
  });

  it("opens its page in every language, or in one language if the path names it", () => {
    for (const path of ["/de/status", "/fr/status/history"])
      expect(isExempt(path, ["/status"]), path).toBe(true);
    for (const path of ["/status", "/fr/status"]) expect(isExempt(path, ["/de"]), path).toBe(false);
    expect(isExempt("/de/status", ["/de"])).toBe(true);
  });

  it("is shown with the pages that it opens", () => {
    expect(openedBy("/status")).toEqual(["/status", "/status/subscribe", ...Object.values(statusFeeds)]);
    expect(openedBy("/api/privacy-requests")).toContain("/api/privacy-requests/withdraw");
    expect(openedBy("/statusx")).toEqual([]);
    for (const path of exemptByDefault) expect(openedBy(path), path).not.toEqual([]);
  });
});

describe("exempt paths during maintenance", () => {
  it("follow the code: those of an added form are open, those of a removed one are not", () => {
    expect(mergeExemptPaths(["/status", "/old"], ["/status", "/old"], ["/status", "/new"])).toEqual([
      "/status",
      "/new",
    ]);
  });

  it("keep what staff added, and exclude what staff removed", () => {
    const before = ["/status", "/a", "/b"];
    expect(mergeExemptPaths(["/status", "/a", "/mine"], before, [...before, "/new"])).toEqual([
      "/status",
      "/a",
      "/mine",
      "/new",
    ]);
  });

  it("are read from a row of an older site unchanged, and follow the code from then on", () => {
    const left = exemptByDefault.filter((path) => path !== "/status");
    expect(read({ exempt: [...left, "/mine"] }).exempt).toEqual([...left, "/mine"]);
    const older = exemptByDefault.filter((path) => path !== "/ccpa-request");
    expect(read({ exempt: older, exemptDefaults: older }).exempt).toEqual([...older, "/ccpa-request"]);
  });

  it("are stored with the paths that the code exempted at the time", () => {
    const stored = read({ exempt: ["/status"] });
    expect(read(stored)).toEqual(stored);
    expect(stored.exemptDefaults).toEqual(exemptByDefault);
  });

  it("can be more than anybody may enter, because later versions add theirs", () => {
    const exempt = Array.from({ length: 50 }, (_, index) => `/own-${index}`);
    const stored = read({ exempt, exemptDefaults: [] });
    expect(stored.exempt).toEqual([...exempt, ...exemptByDefault]);
    const { exemptDefaults: _, ...entered } = stored;
    expect(settings.maintenance.input.safeParse({ ...entered, enabled: true }).error).toBeUndefined();
    const more = { ...entered, exempt: [...entered.exempt, "/own-50"] };
    const withoutEnd = { ...more, enabled: true, autoOff: true, endTime: null };
    expect(
      settings.maintenance.input.safeParse(withoutEnd).error?.issues.map(({ message }) => message),
    ).toEqual([
      "Exempt can list at most 50 paths in addition to the defaults.",
      "Set the time at which maintenance will be switched off.",
    ]);
    expect(read(stored)).toEqual(stored);
  });
});
