import { figures } from "@/lib/site/figures";
import type { QueueState } from "./queue";

const lag = `${figures.timings.settingsLagMs / 1000} seconds`;

/** The words of the console's pages about planned announcements. */
export const queueCopy = {
  tab: "Planned announcements",
  title: "Planned announcements",
  lead: "Each is shown from its start to its end, one at a time: who starts first is shown first, and the next one after its end. The announcement of the setting is shown before all of them.",
  list: "The queue",
  none: "Nothing is planned.",
  states: {
    draft: "Draft",
    planned: "Planned",
    shown: "Shown now",
    waiting: "Waits for its turn",
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
    endHint: "Leave empty to show it until it is removed: whatever comes after it waits.",
    paths: "Pages",
    pathsHint:
      "One page or folder per line, such as /pricing or /documentation. Leave empty for every page; / is the home page only.",
    draft: "A draft, shown to nobody",
  },
  said: {
    planned: `Saved. It is shown from its start on, at the latest ${lag} later.`,
    draft: "Saved as a draft. It is shown to nobody.",
    removed: `Removed. It is off every page loaded later than ${lag} from now.`,
  },
} as const;
