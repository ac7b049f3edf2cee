"use client";

import { useEffect } from "react";

const windowMs = 1000;
const betweenMs = 4000;
/** After the first minute, in which a slow machine shows itself, now and then is enough. */
const earlyWindows = 12;
const laterMs = 30_000;

/** Frames per second over one second, or null when the page was hidden meanwhile (browsers hold frames back then). */
function measure(done: (fps: number | null) => void): () => void {
  let frames = 0;
  let start = 0;
  let hidden = document.hidden;
  let handle = requestAnimationFrame(function tick(now) {
    hidden ||= document.hidden;
    if (start === 0) start = now;
    else frames += 1;
    if (now - start < windowMs) handle = requestAnimationFrame(tick);
    else done(hidden ? null : (frames * 1000) / (now - start));
  });
  return () => cancelAnimationFrame(handle);
}

/** Whether animations were turned off, for what moves by script. */
export const isMotionOff = () => document.documentElement.dataset.motion === "off";

/**
 * Turns animations off (data-motion="off" on <html>) once the frame rate has dropped below 30 fps. Counts frames
 * for one second in five during the first minute, and for one in thirty after that.
 */
export function MotionGuard({ minimumFps }: { minimumFps: number }) {
  useEffect(() => {
    const root = document.documentElement;
    if (isMotionOff()) return;
    let taken = 0;
    let cancel = () => {};
    let timer = setTimeout(sample, betweenMs);

    function sample() {
      cancel = measure((fps) => {
        if (fps !== null) taken += 1;
        if (fps !== null && fps < minimumFps) root.dataset.motion = "off";
        else timer = setTimeout(sample, taken < earlyWindows ? betweenMs : laterMs);
      });
    }
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [minimumFps]);

  return null;
}
