"use client";

import { useEffect } from "react";

const windowMs = 1000;
const betweenMs = 4000;
/** A slow machine is detected within the first minute; after that, occasional samples are enough. */
const earlyWindows = 12;
const laterMs = 30_000;

/** Frames per second over one second; null if the page was hidden, since browsers then pause frames. */
function startMeasuring(onMeasured: (fps: number | null) => void): () => void {
  let frames = 0;
  let start = 0;
  let hidden = document.hidden;
  let handle = requestAnimationFrame(function tick(now) {
    hidden ||= document.hidden;
    if (start === 0) start = now;
    else frames += 1;
    if (now - start < windowMs) handle = requestAnimationFrame(tick);
    else onMeasured(hidden ? null : (frames * 1000) / (now - start));
  });
  return () => cancelAnimationFrame(handle);
}

/** Whether animations are off, for animations that run by script. */
export const isMotionOff = () => document.documentElement.dataset.motion === "off";

/**
 * Turns animations off (data-motion="off" on <html>) when the frame rate drops below 30 fps. Counts frames for one
 * second in five during the first minute, and for one in thirty after that.
 */
export function MotionGuard({ minimumFps }: { minimumFps: number }) {
  useEffect(() => {
    const root = document.documentElement;
    if (isMotionOff()) return;
    let measurementCount = 0;
    let cancel = () => {};
    let timer = setTimeout(sample, betweenMs);

    function sample() {
      cancel = startMeasuring((fps) => {
        if (fps !== null) measurementCount += 1;
        if (fps !== null && fps < minimumFps) root.dataset.motion = "off";
        else timer = setTimeout(sample, measurementCount < earlyWindows ? betweenMs : laterMs);
      });
    }
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [minimumFps]);

  return null;
}
