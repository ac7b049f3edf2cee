"use client";

import { useEffect, useState } from "react";
import { timeLeft } from "@/lib/gate/countdown";
import type { MaintenanceWords } from "@/lib/gate/words";

type CountdownProps = {
  endTime: string;
  /**
   * The server's clock when it rendered the page: the browser starts with the same figures, then uses its own clock.
   */
  start: number;
  words: Pick<MaintenanceWords, "timer" | "units" | "over">;
};

/** Hours, minutes and seconds until a moment, updated every second; 'Soon' once it has passed. */
export function Countdown({ endTime, start, words: { timer, units, over } }: CountdownProps) {
  const [now, setNow] = useState(start);

  useEffect(() => {
    setNow(Date.now());
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, []);

  const remainingTime = timeLeft(endTime, now);
  return (
    <div role="timer" aria-label={timer} className="mt-8 rounded-2xl border border-line bg-surface px-6 py-5">
      <p className="text-[0.9375rem] text-ink-soft">{timer}</p>
      {remainingTime === null ? (
        <p className="mt-2 text-title">{over}</p>
      ) : (
        <dl className="mt-3 flex justify-center gap-6">
          {(["hours", "minutes", "seconds"] as const).map((unit) => (
            <div key={unit} className="flex min-w-16 flex-col-reverse">
              <dt className="text-[0.8125rem] text-ink-faint">{units[unit]}</dt>
              <dd className="font-mono text-title tabular-nums">
                {String(remainingTime[unit]).padStart(2, "0")}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
