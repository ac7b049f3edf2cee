import type { Page } from "@playwright/test";

/** Ends all animations that end, among them those that serve as timers: as if the time had passed. */
export const finishAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });
