import { z } from "zod";
import { toFields } from "@/lib/auth/forms/form-draft";
import { announcementFields, dismissibleField } from "@/lib/settings/announcement-content";
import type { SettingField } from "@/lib/settings/define-setting";
import { settingValues, typedSetting } from "@/lib/settings/form-values";
import { announcementQueueWords } from "./words";

const { fields: names } = announcementQueueWords;

/** The fields of the console's form. */
export const queueFields: Record<string, SettingField> = {
  ...announcementFields,
  startsAt: { kind: "moment", label: names.startsAt, hint: names.startHint },
  endsAt: { kind: "moment", label: names.endsAt, hint: names.endHint, joins: "beside" },
  paths: { kind: "lines", label: names.paths, hint: names.pathsHint, rows: 3 },
  dismissible: { ...dismissibleField, joins: undefined },
  draft: { kind: "check", label: names.draft, joins: "below" },
};

/** The form values of a planned announcement. */
export const queueValues = (item: object) => settingValues(queueFields, item);

/** Converts submitted form fields or JSON to the input of the announcement's schema. */
export const queueForm = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => {
    const sent = toFields(value);
    return { ...sent, ...typedSetting(queueFields, sent) };
  }, schema);
