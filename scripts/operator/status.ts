import { settingKeys } from "@/lib/settings";
import { assertNoArgs, type Command } from "./command";
import { describeSetting } from "./setting-command";

export const statusCommand: Command = {
  name: "status",
  summary: "Show every setting",
  help: `status     show the ${settingKeys.slice(0, -1).join(", ")} and ${settingKeys.at(-1)} settings`,

  async run(args) {
    assertNoArgs(args);
    const now = new Date();
    const described: string[] = [];
    for (const key of settingKeys) described.push(await describeSetting(key, now));
    return described.join("\n\n");
  },
};
