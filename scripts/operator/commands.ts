import { announcement } from "./announcement";
import type { Command } from "./command";
import { eraseCommand } from "./erase";
import { incident } from "./incident";
import { logo } from "./logo";
import { maintenance } from "./maintenance";
import { protection } from "./protection";
import { retentionCommand } from "./retention";
import { status } from "./status";
import { subjectAccessCommand } from "./subject-access";

/** Every command of `npm run operator`. A new one is a file of its own and a line here. */
export const commands: readonly Command[] = [
  status,
  maintenance,
  protection,
  announcement,
  logo,
  incident,
  subjectAccessCommand,
  eraseCommand,
  retentionCommand,
];
