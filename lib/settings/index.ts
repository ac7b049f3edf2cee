import type { z } from "zod";
import type { AnySetting } from "./define-setting";
import { announcement } from "./definitions/announcement";
import { logo } from "./definitions/logo";
import { maintenance } from "./definitions/maintenance";
import { protection } from "./definitions/protection";

/** All settings in the order of every list: the most disruptive first. */
const list = [maintenance, protection, announcement, logo] as const;

type Definition = (typeof list)[number];
export type SettingKey = Definition["key"];
type DefinitionOf<K extends SettingKey> = Extract<Definition, { key: K }>;

/** A setting as stored. */
export type Settings = { [K in SettingKey]: z.output<DefinitionOf<K>["stored"]> };

/** A setting's whole value, as an operator enters it. */
export type SettingInputs = { [K in SettingKey]: z.output<DefinitionOf<K>["input"]> };

/** Settings that decide every request. */
export type PerRequestKey = Extract<Definition, { perRequest: true }>["key"];

/** Settings that accept an image instead of a value. */
export type FileKey = Extract<Definition, { file: object }>["key"];

export type KeyedSetting = AnySetting & { key: SettingKey };

export const settingList: readonly KeyedSetting[] = list;

export const settingKeys: readonly SettingKey[] = list.map(({ key }) => key);

export const settings = Object.fromEntries(list.map((it) => [it.key, it])) as {
  [K in SettingKey]: DefinitionOf<K>;
};

/** A setting of any kind. */
export const anySetting = (key: SettingKey): KeyedSetting => settings[key];

/** The setting of a path or field; undefined if there is none. */
export const findDefinition = (key: unknown): KeyedSetting | undefined =>
  settingList.find((setting) => setting.key === key);

/** Names of all fields that are never shown again. */
export const secretFields: readonly string[] = settingList.flatMap(({ fields }) =>
  Object.entries(fields).flatMap(([name, { kind }]) => (kind === "secret" ? [name] : [])),
);

export type Announcement = Settings["announcement"];
