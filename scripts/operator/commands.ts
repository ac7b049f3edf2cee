import { settingList } from "@/lib/settings";
import type { Command } from "./command";
import { eraseCommand } from "./erase";
import { incident } from "./incident";
import { protection } from "./protection";
import { retentionCommand } from "./retention";
import { settingCommand } from "./setting-command";
import { status } from "./status";
import { subjectAccessCommand } from "./subject-access";

/** Every command of `npm run operator`. A setting brings its own; any other is a file and a line here. */
export const commands: readonly Command[] = [
  status,
  ...settingList.map((setting) => (setting.key === "protection" ? protection : settingCommand(setting))),
  incident,
  subjectAccessCommand,
  eraseCommand,
  retentionCommand,
];
