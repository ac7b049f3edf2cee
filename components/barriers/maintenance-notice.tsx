import type { MaintenanceWords } from "@/lib/gate/words";
import { initialMaintenanceMessage } from "@/lib/settings/initial-maintenance";
import { Countdown } from "./countdown";
import type { MaintenanceFacts } from "./poll-maintenance";

export type MaintenanceNoticeProps = MaintenanceFacts & {
  /** The time at which the timer starts, in milliseconds since the epoch. */
  now: number;
  words: MaintenanceWords;
  links: readonly { label: string; href: string }[];
};

/** The notice on the maintenance page and in the overlay over open pages. Its links reload the page. */
export function MaintenanceNotice({
  message,
  endTime,
  reachable,
  now,
  words,
  links,
}: MaintenanceNoticeProps) {
  const reachableLinks = links.filter(({ href }) => reachable?.includes(href) ?? true);
  const text = message.trim();
  const hasOwnMessage = text !== "" && text !== initialMaintenanceMessage;
  return (
    <div className="grid max-w-xl justify-items-center text-center">
      <h1 id="maintenance-title" tabIndex={-1} className="text-headline outline-none">
        {words.title}
      </h1>
      <p id="maintenance-message" dir="auto" className="mt-5 text-lead whitespace-pre-line text-ink-soft">
        {hasOwnMessage ? text : words.defaultMessage}
      </p>
      {endTime && <Countdown endTime={endTime} start={now} words={words} />}
      {reachableLinks.length > 0 && (
        <p className="mt-10 text-[0.9375rem] text-ink-faint">{words.reachable}</p>
      )}
      <ul className="mt-1 flex flex-wrap justify-center empty:hidden">
        {reachableLinks.map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              data-reload
              className="inline-flex min-h-11 items-center px-3 font-medium text-accent underline-offset-4 hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
