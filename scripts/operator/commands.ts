import { settingList } from "@/lib/settings";
import { announcementCommand } from "./announcement";
import { apiCommand } from "./api";
import { auditCommand } from "./audit";
import type { Command } from "./command";
import { eraseCommand } from "./erase";
import { incidentCommand } from "./incident";
import { mailCommand } from "./mail";
import { peopleCommand } from "./people";
import { protectionCommand } from "./protection";
import { requestsCommand } from "./requests";
import { retentionCommand } from "./retention";
import { settingCommand } from "./setting-command";
import { statusCommand } from "./status";
import { subjectAccessCommand } from "./subject-access";
import { tokensCommand } from "./tokens";
import { webhooksCommand } from "./webhooks";

/** Settings with additional verbs. */
const withMore = [protectionCommand, announcementCommand];

/** All commands of `npm run operator`. Settings define their own; for any other, add a file and a line here. */
export const commands: readonly Command[] = [
  statusCommand,
  ...settingList.map(
    (setting) => withMore.find(({ name }) => name === setting.slug) ?? settingCommand(setting),
  ),
  incidentCommand,
  requestsCommand,
  webhooksCommand,
  mailCommand,
  peopleCommand,
  tokensCommand,
  subjectAccessCommand,
  eraseCommand,
  retentionCommand,
  auditCommand,
  apiCommand,
];
