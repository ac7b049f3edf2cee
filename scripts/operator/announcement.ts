import { plannedAnnouncement } from "@/lib/announcements/schema";
import {
  listQueue,
  pageWarning,
  planAnnouncement,
  plannedMessage,
  removeAnnouncement,
} from "@/lib/announcements/store";
import { announcementQueueWords } from "@/lib/announcements/words";
import { settings } from "@/lib/settings";
import { officeClock } from "@/lib/site/brand";
import { weekdayTime } from "@/lib/site/dates";
import {
  assertNoArgs,
  parseTyped,
  readArgs,
  shellContext,
  shortId,
  stringOption,
  UsageError,
} from "./command";
import { extendCommand } from "./extend-command";
import { describeMoment, parseEnd, parseTime } from "./moment";

type Shown = { paths: readonly string[]; startsAt: string | null; endsAt: string | null };

/** The pages and times, as they were understood. */
function whereAndWhen({ paths, startsAt, endsAt }: Shown, now: Date): string {
  const { from, atOnce, until, noEnd, onPages, everyPage } = announcementQueueWords;
  const start = startsAt ? from(describeMoment(startsAt, now, weekdayTime)) : atOnce;
  const end = endsAt ? until(describeMoment(endsAt, now, weekdayTime)) : noEnd;
  return `${paths.length > 0 ? onPages(paths.join(" ")) : everyPage}, ${start}; ${end}`;
}

async function plan(args: string[], now: Date): Promise<string> {
  const { values } = readArgs(args, {
    message: stringOption,
    type: stringOption,
    link: stringOption,
    "link-text": stringOption,
    from: stringOption,
    for: stringOption,
    until: stringOption,
    path: { type: "string", multiple: true },
    "not-dismissible": { type: "boolean" },
    draft: { type: "boolean" },
  });
  const start = values.from === undefined ? null : parseTime(values.from, now);
  // Both count from the start: a duration, and the next occurrence of a time of day.
  const endsAt = parseEnd(values, start ?? now, start ? "The end must be after the start." : undefined);
  const input = parseTyped(plannedAnnouncement, {
    message: values.message,
    type: values.type,
    link: values.link,
    linkText: values["link-text"],
    dismissible: !values["not-dismissible"],
    draft: values.draft ?? false,
    paths: values.path,
    startsAt: start?.toISOString(),
    endsAt,
  });
  const { id } = await planAnnouncement(shellContext(now), input);
  return `${shortId(id)}  ${whereAndWhen(input, now)}.\n${plannedMessage(input)}`;
}

async function queue(args: string[], now: Date): Promise<string> {
  assertNoArgs(args);
  const all = await listQueue(now);
  if (all.length === 0) return announcementQueueWords.none;
  return all
    .map((item) => {
      const { id, state, message, paths } = item;
      const head = `${shortId(id)}  ${announcementQueueWords.states[state].padEnd(18)}  ${message}`;
      return [head, whereAndWhen(item, now), pageWarning(paths)].filter(Boolean).join("\n          ");
    })
    .join("\n");
}

async function remove(args: string[], now: Date): Promise<string> {
  const [wanted] = readArgs(args, {}, { maxArguments: 1 }).positionals;
  if (!wanted) throw new UsageError("Give the ID of the announcement, as shown by “announcement queue”.");
  const found = (await listQueue(now)).filter(({ id }) => id.startsWith(wanted.toLowerCase()));
  const [one, another] = found;
  if (!one) throw new UsageError(`There is no planned announcement “${wanted}”.`);
  if (another) throw new UsageError(`More than one begins with “${wanted}”. Give more of its ID.`);
  await removeAnnouncement(shellContext(now), { id: one.id });
  return announcementQueueWords.results.removed;
}

/** The setting's own verbs, and those of the queue. */
export const announcementCommand = extendCommand(settings.announcement.key, {
  summary: "Show, plan or hide a message above the header of every page",
  verbs: { plan, queue, remove },
  help: `Planned announcements, shown from their start to their end, one at a time on each page:

announcement plan --message TEXT [options]   add one to the queue
announcement queue                           show the queue: what is shown, planned, ended or a draft
announcement remove ID                       remove one; the first characters of an ID are enough

Options of "plan", besides --message, --type, --link, --link-text and --not-dismissible:
  --from MOMENT        when it starts: 18:00, "2026-01-31 18:00" (${officeClock}); default: as soon as it is next in the queue
  --for LENGTH         how long it is shown: 45m, 2h, 2d
  --until MOMENT       or when it ends
  --path PATH          a page or folder to show it on; repeat for more (default: every page)
  --draft              save it without showing it

Example:
  npm run operator -- announcement plan --message "New prices from May." --from "2027-04-01 09:00" --for 30d --path /pricing`,
});
