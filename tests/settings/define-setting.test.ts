import { expect, it } from "vitest";
import { z } from "zod";
import { anySetting, settingKeys, settingList } from "@/lib/settings";
import { defineSetting } from "@/lib/settings/define-setting";
import { settingForm } from "@/lib/settings/forms";

const parts = {
  key: "color",
  path: "/api/admin/color",
  perRequest: false,
  stored: z.object({ color: z.string() }),
  input: z.object({ color: z.string() }),
  publicValue: z.object({ color: z.string() }),
  toPublicValue: ({ color }: { color: string }) => ({ color }),
  initial: { color: "blue" },
  storedOnly: {},
  title: "Color",
  lead: "What it looks like.",
  saved: () => "Saved.",
  fields: { color: { kind: "text", label: "Color", maxLength: 20 } },
  state: { kind: "value", detail: ({ color }: { color: string }) => color },
  file: null,
  command: { summary: "s", help: "h", verbs: {}, describe: () => "d" },
  api: { name: "color", read: { color: "blue" }, write: { color: "red" } },
} as const;

it("a complete definition is accepted, and an incomplete one is a type error", () => {
  expect(defineSetting(parts).key).toBe("color");
  const { fields: _fields, ...withoutForm } = parts;
  // @ts-expect-error: no form
  defineSetting(withoutForm);
  // @ts-expect-error: a form that lacks a field for an input
  defineSetting({ ...parts, fields: {} });
  // @ts-expect-error: a checkbox for a text value
  defineSetting({ ...parts, fields: { color: { kind: "check", label: "Color" } } });
  const { initial: _initial, ...withoutInitial } = parts;
  // @ts-expect-error: no initial value for a new site
  defineSetting(withoutInitial);
  const { command: _command, ...withoutCommand } = parts;
  // @ts-expect-error: no command
  defineSetting(withoutCommand);
  const { api: _api, ...withoutApi } = parts;
  // @ts-expect-error: no description of the API
  defineSetting(withoutApi);
  const stored = z.object({ color: z.string(), key: z.string() });
  // @ts-expect-error: no rule for a stored-only field in the audit
  defineSetting({ ...parts, stored, initial: { color: "blue", key: "s" } });
  const withRule = { ...parts, stored, initial: { color: "blue", key: "s" }, storedOnly: { key: "hidden" } };
  expect(defineSetting({ ...withRule, storedOnly: { key: "hidden" } }).storedOnly).toEqual({ key: "hidden" });
});

it("every setting is listed once, and found by its key", () => {
  expect(new Set(settingKeys).size).toBe(settingKeys.length);
  expect(new Set(settingList.map(({ path }) => path)).size).toBe(settingList.length);
  for (const key of settingKeys) expect(anySetting(key).key).toBe(key);
});

it("a setting’s command and path follow from its key", () => {
  const { path: _path, ...pathless } = parts;
  const hint = defineSetting({ ...pathless, key: "contactHint" });
  expect([hint.slug, hint.path]).toEqual(["contact-hint", "/api/admin/settings/contact-hint"]);
  expect([defineSetting(parts).slug, defineSetting(parts).path]).toEqual(["color", "/api/admin/color"]);
  for (const { slug } of settingList) expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
});

it("the paths that the specification prescribes are stated", () => {
  expect(Object.fromEntries(settingList.map(({ slug, path }) => [slug, path]))).toMatchObject({
    protection: "/api/admin/settings/website-protection",
    maintenance: "/api/admin/maintenance/status",
    announcement: "/api/admin/announcement-bar/status",
    logo: "/api/admin/logo/current",
  });
});

it.each(settingList)("$key: the initial value can be stored, and is returned by GET", (setting) => {
  const { initial, stored, toPublicValue, publicValue } = setting;
  expect(stored.parse(initial)).toEqual(initial);
  expect(publicValue.parse(toPublicValue(initial))).toEqual(toPublicValue(initial));
});

it.each(settingList)("$key: the API’s example is a valid value", ({ input, api }) => {
  expect(input.parse(api.write)).toEqual(api.write);
});

it("each kind of field is read from a form", () => {
  const sent = {
    version: "3",
    enabled: "on",
    message: "Moving.",
    endTime: "2027-01-31T22:30",
    exempt: " /status \n\n/about\n",
  };
  expect(settingForm(anySetting("maintenance")).parse(sent)).toEqual({
    version: 3,
    enabled: true,
    message: "Moving.",
    endTime: "2027-02-01T03:30:00.000Z",
    autoOff: false,
    showTimer: false,
    exempt: ["/status", "/about"],
  });
  const protection = settingForm(anySetting("protection"));
  expect(protection.parse({ version: "1", mobile: "gate", passcode: "" })).toEqual({
    version: 1,
    enabled: false,
    mobile: "gate",
    statusOpen: false,
  });
  expect(settingForm(anySetting("logo")).parse({ version: "1", logoUrl: "" })).toMatchObject({
    logoUrl: null,
  });
});
