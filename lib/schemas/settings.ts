import { z } from "zod";
import { announcementTypes } from "@/lib/announcement/announcement";
import { lengths } from "@/lib/limits";
import { freeText, requiredText } from "./fields";
import { isoMoment, listedPath, pathBelowTop, safeLink, siteOrWebAddress } from "./settings-fields";

export const settingKeys = ["protection", "maintenance", "announcement", "logo"] as const;
export type SettingKey = (typeof settingKeys)[number];

const mobileTreatments = ["splash", "gate"] as const;

const trueOrFalse = (label: string) => z.boolean({ error: `${label} must be true or false.` });
const enabled = trueOrFalse("Enabled");
/** Absent and blank, as a form sends what was left empty, both mean none. */
const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === undefined || value === "" ? null : value), schema.nullable());
const mobile = z.enum(mobileTreatments, { error: "Mobile must be splash or gate." });

const protectionStored = z.object({ enabled, mobile, passcodeHash: z.string().nullable() });

const maintenanceShown = z.object({
  enabled,
  message: freeText("Message", lengths.maintenanceMessage),
  /** When the work should be over, as an ISO moment; null when nobody knows. */
  endTime: optional(isoMoment("End time")),
  showTimer: trueOrFalse("Show timer"),
});

const exempt = (path: z.ZodString) =>
  z
    .array(path, { error: "Exempt must be a list of paths." })
    .max(50, { error: "Exempt must list at most 50 paths." })
    .overwrite((listed) => [...new Set(listed)]);

const maintenanceStored = maintenanceShown.extend({
  // "/" was taken once. It is passed over, since a stored value that isn't taken can't be switched off either.
  exempt: exempt(listedPath("Exempt path")).overwrite((listed) => listed.filter((path) => path !== "/")),
});

const announcementStored = z
  .object({
    enabled,
    message: freeText("Message", lengths.announcementMessage),
    type: z
      .enum(announcementTypes, { error: `Type must be one of ${announcementTypes.join(", ")}.` })
      .default("info"),
    link: optional(safeLink),
    linkText: optional(freeText("Link text", lengths.announcementLinkText)),
    dismissible: trueOrFalse("Dismissible"),
    expiresAt: optional(isoMoment("Expiry")),
  })
  .refine((value) => !value.enabled || value.message.trim() !== "", {
    path: ["message"],
    error: "Message is required.",
  });

const logoStored = z.object({
  /** The site's own path of the image; null shows the built-in logo. */
  logoUrl: z.string().nullable(),
});

/** What is stored under each key. */
export const storedSettings = {
  protection: protectionStored,
  maintenance: maintenanceStored,
  announcement: announcementStored,
  logo: logoStored,
} as const satisfies Record<SettingKey, z.ZodType>;

export type Settings = { [K in SettingKey]: z.output<(typeof storedSettings)[K]> };

/** GET's answer put back whole is as good as the object inside it. */
const unwrapped = (name: string) => (value: unknown) => {
  const inner = (value as Record<string, unknown> | null)?.[name];
  return typeof inner === "object" && inner !== null ? inner : value;
};

/** What an operator writes under each key: the whole value. */
export const settingInputs = {
  protection: z.object({
    enabled,
    mobile,
    passcode: requiredText("Passcode", lengths.passcode)
      .refine((value) => value.trim() === "" || value.length >= lengths.passcodeMinimum, {
        error: `Passcode must be at least ${lengths.passcodeMinimum} characters.`,
      })
      .optional(),
  }),
  maintenance: z.preprocess(
    unwrapped("maintenance"),
    maintenanceShown.extend({ exempt: exempt(pathBelowTop("Exempt path")).optional() }),
  ),
  announcement: z.preprocess(unwrapped("announcement"), announcementStored),
  logo: z.object({ logoUrl: siteOrWebAddress("Logo address").nullable() }),
} as const satisfies Record<SettingKey, z.ZodType>;

export type SettingInputs = { [K in SettingKey]: z.output<(typeof settingInputs)[K]> };

export const accessAttempt = z.object({ passcode: requiredText("Passcode", lengths.passcode) });

/** What GET answers, in the specification's shapes. */
export const settingAnswers = {
  protection: z.object({ enabled }),
  maintenance: z.object({ success: z.literal(true), maintenance: maintenanceShown }),
  announcement: z.object({ success: z.literal(true), announcement: announcementStored }),
  logo: z.object({ success: z.literal(true), logoUrl: z.string() }),
} as const satisfies Record<SettingKey, z.ZodType>;
