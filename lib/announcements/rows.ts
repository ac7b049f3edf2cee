import { z } from "zod";
import type { Announcement } from "@/lib/settings";
import { announcementTypes } from "@/lib/settings/announcement";
import type { PlannedAnnouncement } from "./queue";

/** A row of the queue in the database. */
export interface Row {
  id: string;
  message: string;
  type: string;
  link: string | null;
  linkText: string | null;
  dismissible: boolean;
  paths: unknown;
  draft: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  createdAt: Date;
}

const types = z.enum(announcementTypes).catch("info");
const listed = z.array(z.string());

export function toPlannedAnnouncement(row: Row): PlannedAnnouncement {
  const { id, message, link, linkText, dismissible, draft, startsAt, endsAt, createdAt } = row;
  const announcement: Announcement = {
    enabled: true,
    message,
    type: types.parse(row.type),
    link,
    linkText,
    dismissible,
    expiresAt: endsAt?.toISOString() ?? null,
  };
  return { id, announcement, paths: listed.parse(row.paths), draft, startsAt, createdAt };
}
