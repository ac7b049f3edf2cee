import { consoleForm, staff } from "@/lib/auth/forms/staff";
import { defineOperation } from "@/lib/platform/operations/define";
import { settingApi } from "@/lib/settings/setting-api";
import { settingsLag } from "@/lib/site/figures";
import { consolePaths, staffEndpoints } from "@/lib/site/staff-paths";
import { queueForm } from "./form";
import {
  announcementUpdate,
  messageResponse,
  plannedAnnouncement,
  plannedResponse,
  queueResponse,
  removedAnnouncement,
} from "./schema";
import { shownAnnouncement } from "./shown";
import { changeAnnouncement, listQueue, planAnnouncement, plannedMessage, removeAnnouncement } from "./store";
import { announcementQueueWords } from "./words";

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
const tag = "This site";

const writing = {
  method: "POST",
  caller: staff("settings:write"),
  form: consoleForm(consolePaths.announcements),
} as const;
const gone = { 404: "This planned announcement doesn’t exist." };
const done = {
  name: "AnnouncementQueueDone",
  schema: messageResponse,
  description: "Done.",
  examples: { done: { summary: "Done", value: { success: true, message } } },
};

export const announcementBar = settingApi("announcement", async ({ value }, { request, context }) =>
  shownAnnouncement(value, request, context.now),
);

export const readAnnouncements = defineOperation({
  name: "read-announcements",
  method: "GET",
  path: staffEndpoints.announcements,
  caller: staff("settings:read"),
  run: async ({ now }) => ({ success: true, announcements: await listQueue(now) }),
  docs: {
    tag,
    summary: "List planned announcements",
    description: "Every planned announcement and draft, in queue order, with its state.",
    response: {
      name: "AnnouncementQueue",
      schema: queueResponse,
      description: "The queue.",
      examples: {
        planned: {
          summary: "One announcement",
          value: { success: true, announcements: [{ id, version: 1, state: "planned", ...content }] },
        },
      },
    },
  },
});

export const addAnnouncement = defineOperation({
  ...writing,
  name: "plan-announcement",
  path: staffEndpoints.announcements,
  input: queueForm(plannedAnnouncement),
  run: planAnnouncement,
  resultMessage: ({ id }, input) => ({ message: plannedMessage(input), body: { id } }),
  docs: {
    tag,
    summary: "Plan an announcement",
    description:
      "Shown from its start to its end on the given pages. Each page shows one announcement at a time.",
    request: { name: "PlannedAnnouncement", schema: plannedAnnouncement, example: content },
    response: {
      name: "Planned",
      schema: plannedResponse,
      description: "The announcement is planned.",
      examples: { planned: { summary: "Planned", value: { success: true, message, id } } },
    },
  },
});

export const changePlannedAnnouncement = defineOperation({
  ...writing,
  name: "change-announcement",
  path: staffEndpoints.changeAnnouncement,
  input: queueForm(announcementUpdate),
  run: changeAnnouncement,
  resultMessage: (_result, input) => ({ message: plannedMessage(input) }),
  errors: { ...gone, 412: "" },
  docs: {
    tag,
    summary: "Change a planned announcement",
    description: "Send the complete value and the version it is based on.",
    request: {
      name: "ChangedAnnouncement",
      schema: announcementUpdate,
      example: { ...content, id, version: 1 },
    },
    response: done,
  },
});

export const removePlannedAnnouncement = defineOperation({
  ...writing,
  name: "remove-announcement",
  path: staffEndpoints.removeAnnouncement,
  input: removedAnnouncement,
  run: removeAnnouncement,
  resultMessage: () => ({ message: announcementQueueWords.results.removed }),
  errors: gone,
  docs: {
    tag,
    summary: "Remove a planned announcement",
    description: `Removes it from the queue. Within ${settingsLag}, newly loaded pages no longer show it.`,
    request: { name: "RemovedAnnouncement", example: { id } },
    response: done,
  },
});

/** The console's form for one announcement, whose id is in the path. */
export const saveAnnouncement = defineOperation({
  name: "save-announcement",
  method: "POST",
  path: (id) => consolePaths.save(consolePaths.announcement(id)),
  params: ["id"],
  caller: staff("settings:write"),
  input: queueForm(announcementUpdate),
  run: changeAnnouncement,
  resultMessage: (_result, input) => ({ message: plannedMessage(input), next: consolePaths.announcements }),
  form: consoleForm(consolePaths.announcement),
});
