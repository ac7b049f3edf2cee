import { z } from "zod";
import { isoMoment, optional } from "@/lib/platform/forms/fields";
import { officeClock } from "@/lib/site/brand";
import { settingsLag } from "@/lib/site/figures";
import { endpoints } from "@/lib/site/paths";
import { consolePaths } from "@/lib/site/staff-paths";
import { announcementContent, announcementFields, dismissibleField } from "../announcement-content";
import { defineSetting } from "../define-setting";
import { trueOrFalse, unwrap } from "../fields";

const stored = z
  .object({
    enabled: trueOrFalse("Enabled"),
    ...announcementContent,
    expiresAt: optional(isoMoment("Expiry")),
  })
  .refine((value) => !value.enabled || value.message.trim() !== "", {
    path: ["message"],
    error: "Message is required.",
  });

const example = {
  enabled: true,
  message: "Maintenance on Sunday from 02:00 to 03:00 UTC.",
  type: "info" as const,
  link: "/status",
  linkText: "Status",
  dismissible: true,
  expiresAt: "2025-02-02T03:00:00.000Z",
};

export const announcement = defineSetting({
  key: "announcement",
  path: endpoints.announcement,
  perRequest: true,
  stored,
  input: z.preprocess(unwrap("announcement"), stored),
  publicValue: z.object({ success: z.literal(true), announcement: stored }),
  toPublicValue: (announcement) => ({ success: true as const, announcement }),
  initial: {
    enabled: false,
    message: "",
    type: "info",
    link: null,
    linkText: null,
    dismissible: true,
    expiresAt: null,
  },
  storedOnly: {},
  title: "Announcement",
  lead: "A bar above every page. Visitors who dismiss it see it again only when the message changes.",
  saved: (on) =>
    on
      ? "Saved. Pages loaded from now on will show the announcement."
      : "Saved. Pages loaded from now on won’t show the announcement.",
  fields: {
    enabled: { kind: "check", label: "Show the announcement", audited: "On", strong: true },
    ...announcementFields,
    expiresAt: {
      kind: "moment",
      label: `Shown until (${officeClock})`,
      audited: "Shown until",
      hint: "Leave empty to show it until you switch it off.",
    },
    dismissible: dismissibleField,
  },
  footnote: {
    text: "This announcement is shown immediately and takes precedence over planned ones.",
    href: consolePaths.announcements,
    label: "Planned announcements",
  },
  state: {
    kind: "switch",
    isOn: ({ enabled, expiresAt }, now) => enabled && (expiresAt === null || new Date(expiresAt) > now),
    detail: ({ message }) => message,
    closesSite: false,
    effects: {
      on: `It will appear on newly loaded pages within ${settingsLag}.`,
      off: `Within ${settingsLag}, newly loaded pages will no longer show it.`,
    },
    end: "expiresAt",
    asks: "message",
  },
  file: null,
  command: {
    summary: "Show or hide a message above the header of every page",
    help: `announcement on --message TEXT [options]   show the bar
announcement off                           hide the bar
announcement status                        show what is set

Options of "on":
  --message TEXT       what visitors read (default: the last message)
  --type TYPE          info (the default), success, warning or danger; the console calls them
                       Information, Good news, Warning and Urgent
  --link ADDRESS       a path on this site, or an http, https, mailto or tel address
  --link-text TEXT     the link text
  --not-dismissible    visitors can’t close it
  --for LENGTH         hide it after 45m, 2h, 2d
  --until MOMENT       or at 18:00, "2026-01-31 18:00", 2026-01-31T18:00:00Z

Visitors who dismissed a message see the bar again when the message changes.

Examples:
  npm run operator -- announcement on --message "The API is slow; we’re working on it." --type warning --link /status --link-text "System status"
  npm run operator -- announcement off`,
    verbs: {
      on: {
        options: {
          message: { type: "string" },
          type: { type: "string" },
          link: { type: "string" },
          "link-text": { type: "string" },
          "not-dismissible": { type: "boolean" },
        },
        takesEnd: true,
        write: (typed, current) => ({
          enabled: true,
          message: typed.message ?? current.message,
          type: typed.type,
          link: typed.link,
          linkText: typed["link-text"],
          dismissible: !typed["not-dismissible"],
          expiresAt: typed.end,
        }),
      },
      off: { write: (_typed, current) => ({ ...current, enabled: false }) },
    },
    describe: ({ enabled, message, type, link, linkText, dismissible, expiresAt }, inWords) =>
      [
        `The announcement is ${enabled ? "ON" : "off"}.`,
        `  Message:      ${message || "(none)"}`,
        `  Type:         ${type}`,
        `  Link:         ${link ? `${linkText ?? "Learn more"} → ${link}` : "none"}`,
        `  Dismissible:  ${dismissible ? "yes" : "no"}`,
        `  Expires:      ${expiresAt ? inWords(expiresAt) : "never"}`,
      ].join("\n"),
  },
  api: { name: "announcement bar", read: { success: true, announcement: example }, write: example },
});
