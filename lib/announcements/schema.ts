import { z } from "zod";
import { isoMoment, optional } from "@/lib/platform/forms/fields";
import { announcementTypes } from "@/lib/settings/announcement";
import { announcementContent } from "@/lib/settings/announcement-content";
import { pageOrFolder, trueOrFalse } from "@/lib/settings/fields";
import { queueStates } from "./queue";

const content = z.object({
  ...announcementContent,
  message: announcementContent.message.refine((value) => value.trim() !== "", {
    error: "Message is required.",
  }),
  dismissible: announcementContent.dismissible.default(false),
  paths: z
    .array(pageOrFolder("Page"), { error: "Pages must be a list of paths." })
    .max(20, { error: "Pages must list at most 20 paths." })
    .overwrite((listed) => [...new Set(listed)])
    .default([]),
  draft: trueOrFalse("Draft").default(false),
  startsAt: optional(isoMoment("Start")).default(null),
  endsAt: optional(isoMoment("End")).default(null),
});

type Times = { startsAt: string | null; endsAt: string | null };

/** Both are UTC times, whose texts sort chronologically. */
const endsLater = ({ startsAt, endsAt }: Times) => startsAt === null || endsAt === null || startsAt < endsAt;
const early = {
  path: ["endsAt"],
  error: "The end must be after the start. Choose a later end or an earlier start.",
};

export const plannedAnnouncement = content.refine(endsLater, early);

const id = z.string({ error: "Specify which one." }).min(1, { error: "Specify which one." });
const version = z.coerce.number({ error: "Reload the page and try again." }).pipe(z.int().min(0));

/** A planned announcement's new content, and the version that the edit is based on. */
export const announcementUpdate = content.extend({ id, version }).refine(endsLater, early);

export const removedAnnouncement = z.object({ id });

export const plannedResponse = z.object({ success: z.literal(true), message: z.string(), id: z.string() });
export const messageResponse = z.object({ success: z.literal(true), message: z.string() });

const moment = z.iso.datetime().nullable();

export const queueResponse = z.object({
  success: z.literal(true),
  announcements: z.array(
    z.object({
      id: z.string(),
      version: z.int(),
      state: z.enum(queueStates),
      message: z.string(),
      type: z.enum(announcementTypes),
      link: z.string().nullable(),
      linkText: z.string().nullable(),
      dismissible: z.boolean(),
      paths: z.array(z.string()),
      draft: z.boolean(),
      startsAt: moment,
      endsAt: moment,
    }),
  ),
});
