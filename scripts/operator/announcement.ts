import type { Settings } from "@/lib/settings/schema";
import { getSetting } from "@/lib/settings/store";
import { change, inForce } from "./change";
import { type Command, nothingElse, readArgs, verbOf } from "./command";
import { endOf, inWords } from "./moment";

const options = {
  message: { type: "string" },
  type: { type: "string" },
  link: { type: "string" },
  "link-text": { type: "string" },
  "not-dismissible": { type: "boolean" },
  until: { type: "string" },
  for: { type: "string" },
} as const;

export function describeAnnouncement(value: Settings["announcement"], now: Date): string {
  const { enabled, message, type, link, linkText, dismissible, expiresAt } = value;
  return [
    `The announcement is ${enabled ? "ON" : "off"}.`,
    `  Message:      ${message || "(none)"}`,
    `  Type:         ${type}`,
    `  Link:         ${link ? `${linkText ?? "Learn more"} → ${link}` : "none"}`,
    `  Dismissible:  ${dismissible ? "yes" : "no"}`,
    `  Expires:      ${expiresAt ? inWords(expiresAt, now) : "never"}`,
  ].join("\n");
}

export const announcement: Command = {
  name: "announcement",
  summary: "Show a message above the header of every page, or take it down",
  help: `announcement on --message TEXT [options]   show the bar
announcement off                           take it down
announcement status                        show what is set

Options of "on":
  --message TEXT       what visitors read; without it the last message comes back
  --type TYPE          info (the default), success, warning or danger
  --link ADDRESS       a path of this site, or an http, https, mailto or tel address
  --link-text TEXT     the words of the link
  --not-dismissible    visitors can't close it
  --for LENGTH         take it down after 45m, 2h, 2d
  --until MOMENT       or at 18:00, "2026-01-31 18:00", 2026-01-31T18:00:00Z

Whoever dismissed a message sees the bar again when the message changes.

Examples:
  npm run operator -- announcement on --message "The API is slow; we are on it." --type warning --link /status --link-text "System status"
  npm run operator -- announcement off`,

  async run(args) {
    const [verb, rest] = verbOf(args, ["on", "off", "status"]);
    const now = new Date();
    if (verb === "on") return `${describeAnnouncement(await on(rest, now), now)}\n${inForce}`;
    nothingElse(rest);
    if (verb === "status") return describeAnnouncement((await getSetting("announcement")).value, now);
    const value = await change("announcement", (current) => ({ ...current, enabled: false }));
    return `${describeAnnouncement(value, now)}\n${inForce}`;
  },
};

async function on(args: string[], now: Date): Promise<Settings["announcement"]> {
  const { values } = readArgs(args, options);
  const { message, type, link, "link-text": linkText, "not-dismissible": fixed, ...times } = values;
  return change("announcement", (current) => ({
    enabled: true,
    message: message ?? current.message,
    type,
    link,
    linkText,
    dismissible: !fixed,
    expiresAt: endOf(times, now),
  }));
}
