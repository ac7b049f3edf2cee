import { figures } from "@/lib/site/figures";
import type { QueueState } from "./queue";

const lag = `${figures.timings.settingsLagMs / 1000} seconds`;

/** The words of the console's pages about planned announcements. */
export const queueCopy = {
  tab: "Planned announcements",
  title: "Planned announcements",
  lead: "Each is shown from its start to its end, one at a time: the one that starts first is shown first, then the next. The announcement of the setting comes before all of them.",
  list: "The queue",
  none: "Nothing is planned.",
  states: {
    draft: "Draft",
    planned: "Planned",
    shown: "Shown now",
    waiting: "Waiting for its turn",
    over: "Over",
  } satisfies Record<QueueState, string>,
  from: (moment: string) => `from ${moment}`,
  atOnce: "as soon as it is its turn",
  until: (moment: string) => `until ${moment}`,
  noEnd: "until it is removed",
  everyPage: "On every page",
  onPages: (paths: string) => `On ${paths}`,
  edit: "Edit",
  remove: "Remove",
  planTitle: "Plan an announcement",
  planButton: "Plan it",
  editTitle: "Edit a planned announcement",
  back: "Planned announcements",
  saveButton: "Save",
  version: (version: number) => `Version ${version}.`,
  fields: {
    startsAt: "Shown from (UTC)",
    startHint: "Leave empty to show it as soon as it is its turn.",
    endsAt: "Shown until (UTC)",
    endHint: "Leave empty to show it until it is removed; later ones wait until then.",
    paths: "Pages",
    pathsHint:
      "One page or folder per line, such as /pricing or /documentation. Leave empty for every page; / is the home page only.",
    draft: "A draft, shown to nobody",
  },
  said: {
    planned: `Saved. It appears within ${lag} of its start.`,
    draft: "Saved as a draft. It is shown to nobody.",
    removed: `Removed. It disappears from newly loaded pages within ${lag}.`,
  },
} as const;
