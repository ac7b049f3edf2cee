import { getSetting } from "@/lib/settings/store";
import { describeAnnouncement } from "./announcement";
import { type Command, nothingElse } from "./command";
import { describeLogo } from "./logo";
import { describeMaintenance } from "./maintenance";
import { describeProtection } from "./protection";

export const status: Command = {
  name: "status",
  summary: "Show all four switches",
  help: "status     show protection, maintenance, announcement and logo as they are set",

  async run(args) {
    nothingElse(args);
    const now = new Date();
    return [
      describeProtection((await getSetting("protection")).value),
      describeMaintenance((await getSetting("maintenance")).value, now),
      describeAnnouncement((await getSetting("announcement")).value, now),
      describeLogo((await getSetting("logo")).value),
    ].join("\n\n");
  },
};
