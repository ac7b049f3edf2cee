/**
 * Runs in the page. Elements that make it wider than its window, or that extend over the right padding of their parent;
 * empty if there are none.
 */
export function sticksOut(): string[] {
  const root = document.documentElement;
  const reachesOut = (element: Element) => {
    const { position, marginRight } = getComputedStyle(element);
    const holder = element.parentElement;
    if (!holder || position === "absolute" || position === "fixed") return false;
    if (marginRight.startsWith("-") || element.closest("svg") || !element.checkVisibility()) return false;
    const { right, width } = element.getBoundingClientRect();
    const around = getComputedStyle(holder);
    if (width < 2 || around.overflowX !== "visible" || /^(?:inline|contents|table-row)$/.test(around.display))
      return false;
    const inset = Number.parseFloat(around.paddingRight) + Number.parseFloat(around.borderRightWidth);
    return right > holder.getBoundingClientRect().right - inset + 1.5;
  };
  const isWide = (element: Element) =>
    root.scrollWidth > root.clientWidth && element.getBoundingClientRect().right > root.clientWidth;
  return [...document.querySelectorAll("body *")]
    .filter((element) => isWide(element) || reachesOut(element))
    .map((element) => element.outerHTML.slice(0, 120));
}
