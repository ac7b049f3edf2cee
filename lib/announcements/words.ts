import { officeClock } from "@/lib/site/brand";
import { settingsLag } from "@/lib/site/figures";
import type { QueueState } from "./queue";

/** Text of the console's pages for planned announcements. */
export const announcementQueueWords = {
  tab: "Planned announcements",
  title: "Planned announcements",
  lead: "Each page shows one announcement at a time. Announcements are shown in the order in which they start. The announcement on the “Announcement” tab takes precedence while it is switched on.",
  list: "The queue",
  none: "Nothing is planned.",
  states: {
    draft: "Draft",
    planned: "Planned",
    shown: "Shown now",
    waiting: "Waiting",
    over: "Ended",
  } satisfies Record<QueueState, string>,
  from: (moment: string) => `from ${moment}`,
  atOnce: "as soon as it is next in the queue",
  until: (moment: string) => `until ${moment}`,
  noEnd: "until it is removed",
  everyPage: "On every page",
  onPages: (paths: string) => `On ${paths}`,
  noPage: (paths: readonly string[]) => `No page has the address ${paths.join(" or ")}. Check the spelling.`,
  edit: "Edit",
  remove: "Remove",
  removeLead: "Visitors won’t see it. This can’t be undone.",
  planTitle: "Plan an announcement",
  planButton: "Plan announcement",
  editTitle: "Edit a planned announcement",
  back: "Planned announcements",
  saveButton: "Save",
  version: (version: number) => `Version ${version}.`,
  fields: {
    startsAt: `Shown from (${officeClock})`,
    startHint: "Leave empty to show it as soon as it is next in the queue.",
    endsAt: `Shown until (${officeClock})`,
    endHint:
      "Leave empty to show it until it is removed. Later announcements on the same pages wait until then.",
    paths: "Pages",
    pathsHint:
      "One page or folder per line, such as /pricing or /documentation. Leave empty for every page. / means the home page only.",
    draft: "Draft, not shown to visitors",
  },
  results: {
    planned: `Saved. Once it has started and is next in the queue, it will appear within ${settingsLag}.`,
    draft: "Saved as a draft. Visitors don’t see it.",
    removed: `Removed. Within ${settingsLag}, newly loaded pages will no longer show it.`,
  },
} as const;
