import { checkboxClass } from "@/components/ui/choice";
import { consoleWords } from "@/lib/console/words";
import { exactTime, relativeTime, utcTime } from "@/lib/site/dates";

type MomentProps = {
  at: Date;
  /** Whether to add the relative time. */
  relative?: boolean;
};

/**
 * A time in the office's time zone. UTC is shown on hover, while its row has the focus, or if the page's UTC box is
 * checked (`TimeZoneChoice`), so that times need no tab stops.
 */
export function Moment({ at, relative = false }: MomentProps) {
  const time = (
    <time dateTime={at.toISOString()} data-utc={utcTime(at)} className="moment">
      {exactTime(at)}
    </time>
  );
  if (!relative) return time;
  return (
    <>
      <span className="whitespace-nowrap">{time},</span>{" "}
      <span className="whitespace-nowrap">{relativeTime(at, new Date())}</span>
    </>
  );
}

type TimedTextProps = {
  text: string;
  at: readonly (Date | string | null | undefined)[];
  relative?: boolean;
};

/** A sentence that contains times, each formatted by `exactTime`. */
export function TimedText({ text, at, relative }: TimedTextProps) {
  const [first, ...rest] = at.flatMap((one) => (one ? [new Date(one)] : []));
  if (!first) return text;
  const [before = "", ...after] = text.split(exactTime(first));
  if (after.length === 0) return <TimedText text={text} at={rest} relative={relative} />;
  return (
    <>
      {before && <TimedText text={before} at={rest} relative={relative} />}
      <Moment at={first} relative={relative} />
      <TimedText text={after.join(exactTime(first))} at={rest} relative={relative} />
    </>
  );
}

/** Names the time zone of the page's times, with a checkbox that adds UTC to all of them. Works without scripts. */
export function TimeZoneChoice() {
  return (
    <label className="time-zone-choice mt-10 flex min-h-11 w-fit items-center gap-2.5 text-[0.875rem] text-ink-soft">
      <input type="checkbox" autoComplete="off" data-utc-choice className={checkboxClass} />
      {consoleWords.utc}
    </label>
  );
}
