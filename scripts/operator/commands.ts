import { settingList } from "@/lib/settings";
import type { Command } from "./command";
import { eraseCommand } from "./erase";
import { incident } from "./incident";
import { retentionCommand } from "./retention";
import { settingCommand } from "./setting-command";
import { status } from "./status";
import { subjectAccessCommand } from "./subject-access";
import { webhooks } from "./webhooks";

/** Every command of `npm run operator`. A setting brings its own; any other is a file and a line here. */
export const commands: readonly Command[] = [
  status,
  ...settingList.map(settingCommand),
  incident,
  webhooks,
  subjectAccessCommand,
  eraseCommand,
  retentionCommand,
];
