import type { z } from "zod";
import type { AnySetting } from "./define-setting";
import { announcement } from "./definitions/announcement";
import { logo } from "./definitions/logo";
import { maintenance } from "./definitions/maintenance";
import { protection } from "./definitions/protection";

/** Every setting an operator has, in the order in which all lists show them: what hides most comes first. */
const list = [maintenance, protection, announcement, logo] as const;

type Definition = (typeof list)[number];
export type SettingKey = Definition["key"];
type DefinitionOf<K extends SettingKey> = Extract<Definition, { key: K }>;

/** A setting as it is stored. */
export type Settings = { [K in SettingKey]: z.output<DefinitionOf<K>["stored"]> };

/** A setting as an operator writes it: the whole value. */
export type SettingInputs = { [K in SettingKey]: z.output<DefinitionOf<K>["input"]> };

/** Those that every request is decided by. */
export type PerRequestKey = Extract<Definition, { perRequest: true }>["key"];

/** Those that take an image in place of a value. */
export type FileKey = Extract<Definition, { file: object }>["key"];

export type KeyedSetting = AnySetting & { key: SettingKey };

export const settingList: readonly KeyedSetting[] = list;

export const settingKeys: readonly SettingKey[] = list.map(({ key }) => key);

export const settings = Object.fromEntries(list.map((it) => [it.key, it])) as {
  [K in SettingKey]: DefinitionOf<K>;
};

/** A setting where it doesn't matter which. */
export const anySetting = (key: SettingKey): KeyedSetting => settings[key];

/** The setting that a path or a field names; undefined when there is none. */
export const findSetting = (key: unknown): KeyedSetting | undefined =>
  settingList.find((setting) => setting.key === key);

/** The fields that are never shown again, wherever they were typed. */
export const secretFields: readonly string[] = settingList.flatMap(({ fields }) =>
  Object.entries(fields).flatMap(([name, { kind }]) => (kind === "secret" ? [name] : [])),
);

export type Announcement = Settings["announcement"];
