import {
  changedAnnouncement,
  plannedAnnouncement,
  plannedAnswer,
  queueAnswer,
  queueDoneAnswer,
  removedAnnouncement,
} from "@/lib/announcements/schema";
import type { SiteOperation } from "@/lib/platform/openapi/operation";
import { staffEndpoints } from "@/lib/site/paths";
import { staffMeanings, staffOnly, staffWrite } from "./staff";

const content = {
  message: "New prices from May.",
  type: "info",
  link: "/pricing",
  linkText: "Pricing",
  dismissible: true,
  paths: ["/pricing"],
  draft: false,
  startsAt: "2025-04-01T09:00:00.000Z",
  endsAt: "2025-05-01T09:00:00.000Z",
};
const id = "5a7d2f460b8f3c1e";
const message = "Saved.";

const reading: SiteOperation = {
  id: "read-announcements",
  method: "get",
  path: staffEndpoints.announcements,
  tag: "This site",
  summary: "Read the queue of announcements",
  description: "Every planned announcement and draft in the order of the queue, each with how it stands.",
  answer: {
    name: "AnnouncementQueue",
    schema: queueAnswer,
    description: "The queue.",
    examples: {
      planned: {
        summary: "One announcement",
        value: { success: true, announcements: [{ id, version: 1, state: "planned", ...content }] },
      },
    },
  },
  refusals: [401, 403, 429, 500, 503],
  refusalMeanings: { ...staffMeanings, 503: { description: "The database can’t be used at the moment." } },
  extra: staffOnly,
};

const gone = { description: "There is no such planned announcement." };
const done = {
  name: "AnnouncementQueueDone",
  schema: queueDoneAnswer,
  description: "Done.",
  examples: { done: { summary: "Done", value: { success: true, message } } },
};

export const announcementOperations: readonly SiteOperation[] = [
  reading,
  {
    ...staffWrite,
    id: "plan-announcement",
    path: staffEndpoints.announcements,
    summary: "Plan an announcement",
    description: "Shown from its start to its end on the pages named, one announcement at a time.",
    request: { name: "PlannedAnnouncement", schema: plannedAnnouncement, example: content },
    answer: {
      name: "Planned",
      schema: plannedAnswer,
      description: "It is in the queue.",
      examples: { planned: { summary: "Planned", value: { success: true, message, id } } },
    },
  },
  {
    ...staffWrite,
    id: "change-announcement",
    path: staffEndpoints.changeAnnouncement,
    summary: "Change a planned announcement",
    description: "Takes the full value, and the version that it was made from.",
    request: {
      name: "ChangedAnnouncement",
      schema: changedAnnouncement,
      example: { ...content, id, version: 1 },
    },
    answer: done,
    refusals: [...staffWrite.refusals, 404, 412],
    refusalMeanings: { ...staffMeanings, 404: gone },
  },
  {
    ...staffWrite,
    id: "remove-announcement",
    path: staffEndpoints.removeAnnouncement,
    summary: "Remove a planned announcement",
    description: "Takes it out of the queue, and off every page within two seconds.",
    request: { name: "RemovedAnnouncement", schema: removedAnnouncement, example: { id } },
    answer: done,
    refusals: [...staffWrite.refusals, 404],
    refusalMeanings: { ...staffMeanings, 404: gone },
  },
];
