import { fill } from "@/lib/site/fill";
import type { HistoryBlock } from "@/lib/status/schema";
import type { LiveStatusWords } from "./live-words";

const width = 240;
const height = 48;

/** The API's median response time by hour, with gaps where nothing was measured. */
export function Sparkline({ words, history }: { words: LiveStatusWords; history: HistoryBlock[] }) {
  const medians = history.map(({ services }) => services.find(({ id }) => id === "api")?.latencyP50 ?? null);
  const values = medians.filter((value) => value !== null);
  if (values.length < 2) return null;
  const maximum = Math.max(...values);
  const step = width / (medians.length - 1);
  const path = medians.map((value, index) => {
    if (value === null) return "";
    const command = index === 0 || medians[index - 1] === null ? "M" : "L";
    return `${command}${(index * step).toFixed(1)} ${(height - 2 - (value / maximum) * (height - 6)).toFixed(1)}`;
  });
  const label = fill(words.measured.medians, {
    least: words.milliseconds(Math.min(...values)),
    most: words.milliseconds(maximum),
    hours: String(values.length),
  });
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      preserveAspectRatio="none"
      className="h-full w-full text-accent"
    >
      <path
        d={path.join("")}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
