"use client";

import { useEffect } from "react";

const windowMs = 1000;
const betweenMs = 4000;
const windows = 12;

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

/**
 * Turns animations off (data-motion="off" on <html>) once the frame rate has dropped below 30 fps. Counts frames
 * for one second in five, during the first minute; a slow machine shows itself by then.
 */
export function MotionGuard({ minimumFps }: { minimumFps: number }) {
  useEffect(() => {
    const root = document.documentElement;
    if (root.dataset.motion === "off") return;
    let left = windows;
    let cancel = () => {};
    let timer = setTimeout(sample, betweenMs);

    function sample() {
      cancel = measure((fps) => {
        left -= 1;
        if (fps !== null && fps < minimumFps) root.dataset.motion = "off";
        else if (left > 0) timer = setTimeout(sample, betweenMs);
      });
    }
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [minimumFps]);

  return null;
}
