interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | Text | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Runs in the page. The elements that moved so far and by how much, without movements within half a second of an input
 * (as the metric defines); empty if nothing moved.
 */
export const layoutShift = () =>
  new Promise<string[]>((resolve) => {
    const shifts: string[] = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
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
