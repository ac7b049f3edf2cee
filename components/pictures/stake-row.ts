import type { PageKey } from "@/lib/pages/page-meta";
import { figures } from "@/lib/site/figures";

const count = 24;

/** A number from 0 to 1 that depends only on its inputs, so that a page's picture is the same in every build. */
function pseudoRandom(key: string, index: number): number {
  let hash = 2166136261 ^ index;
  for (const letter of key) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}

const costs = Object.values(figures.credits.cost).sort((a, b) => a - b);
const dearest = Math.max(...costs);

/** Shapes for pages with a fitting subject. Heights are shares of the tallest stake. */
const shapes: Partial<Record<PageKey, (index: number) => number>> = {
  pricing: (index) => (costs[Math.floor(index / (count / costs.length))] ?? dearest) / dearest,
  status: () => 0.72,
  dataRetention: (index) => 1 - (index / count) * 0.8,
  about: (index) => 0.62 + ((index * 5) % 3) * 0.05,
};

/** Pages about what the product stops, where red means flagged. On other pages the two stakes only mark the page. */
const aboutFlagging: readonly PageKey[] = ["home", "features", "about", "documentation"];

/** The stakes at the bottom of a page's picture, with their heights and colors. */
export function stakeRow(key: PageKey): { height: number; tone: "stake" | "flagged" | "accent" }[] {
  const mark = aboutFlagging.includes(key) ? "flagged" : "accent";
  const first = 2 + Math.floor(pseudoRandom(key, 101) * 9);
  const second = first + 4 + Math.floor(pseudoRandom(key, 102) * 7);
  return Array.from({ length: count }, (_, index) => ({
    height: shapes[key]?.(index) ?? 0.35 + pseudoRandom(key, index) * 0.65,
    tone: index === first || index === second ? mark : "stake",
  }));
}
