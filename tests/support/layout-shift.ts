interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | Text | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Runs in the page. The elements that moved so far and by how much, without movements within half a second of an input
 * (as the metric defines); empty if nothing moved.
 * @param tolerated the largest movement that may happen until the page has loaded: a busy browser paints a page at any
 * element, and the rest of that line may then move it by a few pixels. Afterwards, nothing may move.
 */
export const layoutShift = (tolerated: unknown = 0.001) =>
  new Promise<string[]>((resolve) => {
    const shifts: string[] = [];
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const loaded = navigation?.loadEventStart || Number.POSITIVE_INFINITY;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Shift[]) {
        if (hadRecentInput || (startTime < loaded && value <= Number(tolerated))) continue;
        // A space at the end of an unfinished line has no place yet, so it moves when the line continues.
        if (sources.length > 0 && sources.every(({ node }) => node instanceof Text && !node.data.trim()))
          continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round);
          return `${element?.outerHTML.slice(0, 90)} ${place(previousRect)} → ${place(currentRect)}`;
        });
        shifts.push(`${value}: ${moved.join("; ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
  });
