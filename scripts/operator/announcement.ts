import { plannedAnnouncement } from "@/lib/announcements/schema";
import { listQueue, planAnnouncement, removeAnnouncement } from "@/lib/announcements/store";
import { queueCopy } from "@/lib/announcements/words";
import { settings } from "@/lib/settings";
import { checked, nothingElse, readArgs, shellContext, UsageError } from "./command";
import { extended } from "./extended";
import { endOf, inWords, momentOf } from "./moment";

const text = { type: "string" } as const;

async function plan(args: string[], now: Date): Promise<string> {
  const { values } = readArgs(args, {
    ...{ message: text, type: text, link: text, "link-text": text, from: text, for: text, until: text },
    path: { type: "string", multiple: true },
    "not-dismissible": { type: "boolean" },
    draft: { type: "boolean" },
  });
  const start = values.from === undefined ? null : momentOf(values.from, now);
  // Both count from the start: a length, and the next time that a clock shows that time of day.
  const endsAt = endOf(values, start ?? now, start ? "It ends before it starts." : undefined);
  const input = checked(plannedAnnouncement, {
    ...{ message: values.message, type: values.type, link: values.link, linkText: values["link-text"] },
    dismissible: !values["not-dismissible"],
    draft: values.draft ?? false,
    paths: values.path,
    startsAt: start?.toISOString(),
    endsAt,
  });
  const { id } = await planAnnouncement(shellContext(now), input);
  return `${id.slice(0, 8)}  ${input.draft ? queueCopy.said.draft : queueCopy.said.planned}`;
}

async function queue(args: string[], now: Date): Promise<string> {
  nothingElse(args);
  const all = await listQueue(now);
  if (all.length === 0) return queueCopy.none;
  return all
    .map(({ id, state, message, paths, startsAt, endsAt }) => {
      const start = startsAt ? queueCopy.from(inWords(startsAt, now)) : queueCopy.atOnce;
      const end = endsAt ? queueCopy.until(inWords(endsAt, now)) : queueCopy.noEnd;
      const where = paths.length > 0 ? queueCopy.onPages(paths.join(" ")) : queueCopy.everyPage;
      return `${id.slice(0, 8)}  ${queueCopy.states[state].padEnd(18)}  ${message}\n          ${where}, ${start} ${end}`;
    })
    .join("\n");
}

async function remove(args: string[], now: Date): Promise<string> {
  const [wanted] = readArgs(args, {}, { most: 1 }).words;
  if (!wanted) throw new UsageError("Name the announcement by its id, as “announcement queue” shows it.");
  const found = (await listQueue(now)).filter(({ id }) => id.startsWith(wanted.toLowerCase()));
  const [one, another] = found;
  if (!one) throw new UsageError(`There is no planned announcement “${wanted}”.`);
  if (another) throw new UsageError(`More than one begins with “${wanted}”. Give more of its id.`);
  await removeAnnouncement(shellContext(now), { id: one.id });
  return queueCopy.said.removed;
}

/** The setting's own verbs, and those of the queue. */
export const announcement = extended(settings.announcement.key, {
  summary: "Show a message above the header of every page, plan one, or take it down",
  verbs: { plan, queue, remove },
  help: `Planned announcements, shown one at a time from their start to their end:

announcement plan --message TEXT [options]   put one into the queue
announcement queue                           show the queue: what is shown, planned, over, a draft
announcement remove ID                       take one out of it; the first characters of an id are enough

Options of "plan", beside --message, --type, --link, --link-text and --not-dismissible:
  --from MOMENT        when it starts: 18:00, "2026-01-31 18:00"; without it as soon as it is its turn
  --for LENGTH         how long it is shown: 45m, 2h, 2d
  --until MOMENT       or when it ends
  --path PATH          a page or folder that it is shown on; repeat it for more. Without it every page.
  --draft              keep it and show it to nobody

Example:
  npm run operator -- announcement plan --message "New prices from May." --from "2027-04-01 09:00" --for 30d --path /pricing`,
});
