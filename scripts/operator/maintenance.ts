import type { Settings } from "@/lib/settings/schema";
import { getSetting } from "@/lib/settings/store";
import { change, inForce } from "./change";
import { type Command, nothingElse, readArgs, verbOf } from "./command";
import { endOf, inWords } from "./moment";

const options = {
  message: { type: "string" },
  until: { type: "string" },
  for: { type: "string" },
  "no-timer": { type: "boolean" },
  exempt: { type: "string", multiple: true },
} as const;

export function describeMaintenance(value: Settings["maintenance"], now: Date): string {
  const { enabled, message, endTime, showTimer, exempt } = value;
  return [
    `Maintenance is ${enabled ? "ON" : "off"}.`,
    `  Message:      ${message || "(none)"}`,
    `  Ends:         ${endTime ? inWords(endTime, now) : "not announced"}`,
    `  Countdown:    ${showTimer ? "shown" : "hidden"}`,
    `  Stays open:   ${exempt.join(" ") || "nothing"}`,
  ].join("\n");
}

export const maintenance: Command = {
  name: "maintenance",
  summary: "Cover the site with the maintenance page, or uncover it",
  help: `maintenance on [options]   cover every page with "Under Maintenance" (503)
maintenance off            uncover the site
maintenance status         show what is set

Options of "on":
  --message TEXT    what visitors read; without it the last message stays
  --for LENGTH      how long it will take: 45m, 2h, 1h30m
  --until MOMENT    or when it ends: 04:30, "2026-01-31 18:00", 2026-01-31T18:00:00Z
  --no-timer        don't show the countdown
  --exempt PATH     a path that stays open; repeat it for more. Replaces the list.

With neither --for nor --until no end is announced. Maintenance never ends by itself: run "maintenance off".
/status and the privacy request forms stay open unless --exempt says otherwise, and a signed-in operator passes.

Examples:
  npm run operator -- maintenance on --message "Moving to a larger database." --for 2h
  npm run operator -- maintenance off`,

  async run(args) {
    const [verb, rest] = verbOf(args, ["on", "off", "status"]);
    const now = new Date();
    if (verb === "on") return `${describeMaintenance(await on(rest, now), now)}\n${inForce}`;
    nothingElse(rest);
    if (verb === "status") return describeMaintenance((await getSetting("maintenance")).value, now);
    const value = await change("maintenance", (current) => ({ ...current, enabled: false, endTime: null }));
    return `${describeMaintenance(value, now)}\n${inForce}`;
  },
};

async function on(args: string[], now: Date): Promise<Settings["maintenance"]> {
  const { message, exempt, "no-timer": noTimer, ...times } = readArgs(args, options).values;
  return change("maintenance", (current) => ({
    enabled: true,
    message: message ?? current.message,
    endTime: endOf(times, now),
    showTimer: !noTimer,
    exempt: exempt ?? current.exempt,
  }));
}
