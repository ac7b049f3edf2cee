import { IfAllowed } from "@/components/console/if-allowed";
import { Badge, type Tone } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button";

import type { QueueState } from "@/lib/announcements/queue";
import { pageWarning, type QueueItem } from "@/lib/announcements/store";
import { announcementQueueWords as words } from "@/lib/announcements/words";
import { weekdayTime } from "@/lib/site/dates";
import { consolePaths, staffEndpoints } from "@/lib/site/staff-paths";
import { ConfirmButton } from "../confirm-button";
import { EmptyList } from "../empty-list";
import { TimedText } from "../moment";

const tones: Record<QueueState, Tone> = {
  draft: "neutral",
  planned: "accent",
  shown: "review",
  waiting: "accent",
  over: "neutral",
};

function timesOf({ startsAt, endsAt }: QueueItem): string {
  const start = startsAt ? words.from(weekdayTime(new Date(startsAt))) : words.atOnce;
  return `${start}${startsAt ? " " : ", "}${endsAt ? words.until(weekdayTime(new Date(endsAt))) : words.noEnd}`;
}

/** The queue in order, with the state of each announcement and which one is next. */
export function QueueList({ queue }: { queue: readonly QueueItem[] }) {
  if (queue.length === 0) return <EmptyList icon="calendar">{words.none}</EmptyList>;
  return (
    <ul aria-label={words.list} className="divide-y divide-line rounded-xl border border-line bg-surface">
      {queue.map((item) => (
        <li key={item.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-5">
          <div className="min-w-0 basis-72 grow">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
              <span dir="auto">{item.message}</span>
              <Badge tone={tones[item.state]}>{words.states[item.state]}</Badge>
            </p>
            <p className="mt-1 text-[0.9375rem] leading-6 wrap-anywhere text-ink-soft">
              {item.paths.length > 0 ? words.onPages(item.paths.join(", ")) : words.everyPage},{" "}
              <TimedText text={timesOf(item)} at={[item.startsAt, item.endsAt]} />.
            </p>
            {pageWarning(item.paths) && (
              <p className="text-[0.9375rem] leading-6 wrap-anywhere text-flagged">
                {pageWarning(item.paths)}
              </p>
            )}
          </div>
          <div className="flex flex-wrap gap-3">
            <IfAllowed right="settings:write">
              <a
                href={consolePaths.announcement(item.id)}
                aria-label={`${words.edit}: ${item.message}`}
                className={buttonClass("secondary")}
              >
                {words.edit}
              </a>
            </IfAllowed>
            <IfAllowed right="settings:write">
              <ConfirmButton
                label={words.remove}
                of={item.message}
                lead={words.removeLead}
                action={staffEndpoints.removeAnnouncement}
                fields={{ id: item.id }}
              />
            </IfAllowed>
          </div>
        </li>
      ))}
    </ul>
  );
}
