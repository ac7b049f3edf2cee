import { exactTime, relativeTime, utcTime } from "@/lib/site/dates";

type MomentProps = {
  at: Date;
  /** The server's time, to say how far away it is as well. */
  now?: Date;
};

/** A moment on the office's clock. Shows UTC on hover, and while it or the link around it has the focus. */
export function Moment({ at, now }: MomentProps) {
  return (
    <time dateTime={at.toISOString()} data-utc={utcTime(at)} className="moment">
      {exactTime(at)}
      {now && `, ${relativeTime(at, now)}`}
    </time>
  );
}

/** A sentence with moments in it, each written by `exactTime`. */
export function TimedText({ text, at }: { text: string; at: readonly (Date | string | null | undefined)[] }) {
  const [first, ...rest] = at.flatMap((one) => (one ? [new Date(one)] : []));
  if (!first) return text;
  const [before = "", ...after] = text.split(exactTime(first));
  if (after.length === 0) return <TimedText text={text} at={rest} />;
  return (
    <>
      {before}
      <Moment at={first} />
      <TimedText text={after.join(exactTime(first))} at={rest} />
    </>
  );
}
