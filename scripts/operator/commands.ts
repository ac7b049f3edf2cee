import { settingList } from "@/lib/settings";
import { announcement } from "./announcement";
import { api } from "./api";
import { auditCommand } from "./audit";
import type { Command } from "./command";
import { eraseCommand } from "./erase";
import { incident } from "./incident";
import { mailCommand } from "./mail";
import { people } from "./people";
import { protection } from "./protection";
import { requests } from "./requests";
import { retentionCommand } from "./retention";
import { settingCommand } from "./setting-command";
import { status } from "./status";
import { subjectAccessCommand } from "./subject-access";
import { tokens } from "./tokens";
import { webhooks } from "./webhooks";

/** Settings with additional verbs. */
const withMore = [protection, announcement];

/** All commands of `npm run operator`. Settings define their own; for any other, add a file and a line here. */
export const commands: readonly Command[] = [
  status,
  ...settingList.map(
    (setting) => withMore.find(({ name }) => name === setting.slug) ?? settingCommand(setting),
  ),
  incident,
  requests,
  webhooks,
  mailCommand,
  people,
  tokens,
  subjectAccessCommand,
  eraseCommand,
  retentionCommand,
  auditCommand,
  api,
];
