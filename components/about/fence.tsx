import { aboutWords } from "@/lib/pages/about";
import { localize } from "@/lib/site/current-language";

const pitch = 26;
const stakeWidth = 18;
const stakes = 74;
const width = stakes * pitch;
const height = 260;

/** The tip of a stake, in units from the top of the drawing. The row is uneven but level. */
function topHeight(index: number): number {
  return 118 + ((index * 5) % 3) * 6 - (index % 7 === 3 ? 14 : 0);
}

/** Stakes that stop a flagged message. */
const stoppedIndexes = [4, 13, 22, 29, 38, 45, 54, 63, 70];

/** Messages in the gaps: `y` is the position, `trace` the length of the line behind it. */
const passing = Array.from({ length: 30 }, (_, order) => ({
  x: Math.round(order * 2.46 + ((order * 5) % 3) * 0.4) * pitch,
  y: 72 + ((order * 83) % 168),
  trace: 26 + ((order * 29) % 44),
}));

const fence = Array.from({ length: stakes }, (_, index) => {
  const left = index * pitch + (pitch - stakeWidth) / 2;
  const top = topHeight(index);
  return `M${left} ${top + 11}l${stakeWidth / 2} -11l${stakeWidth / 2} 11V${height}h-${stakeWidth}z`;
}).join("");

/** A row of stakes seen from the front. Messages fall through the gaps; flagged ones rest on the points. */
export async function Fence() {
  const { story } = await localize(aboutWords);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={story.picture}
      className="block h-52 w-full border-b border-line-strong/40 sm:h-64"
    >
      <path d={fence} className="fill-line" />
      {passing.map(({ x, y, trace }) => (
        <g key={x} className="stroke-accent" strokeLinecap="round">
          <path d={`M${x} ${y}v-${trace}`} strokeWidth="1.5" opacity="0.35" />
          <path d={`M${x} ${y}v-9`} strokeWidth="5" />
        </g>
      ))}
      {stoppedIndexes.map((index) => {
        const x = index * pitch + pitch / 2;
        const y = topHeight(index);
        return (
          <g key={index} className="stroke-flagged" strokeLinecap="round">
            <path d={`M${x} ${y - 10}v-70`} strokeWidth="1.5" opacity="0.35" />
            <path d={`M${x} ${y - 9}v-10`} strokeWidth="7" />
            <path
              d={`M${x - stakeWidth / 2} ${y + 11}l${stakeWidth / 2} -11l${stakeWidth / 2} 11`}
              fill="none"
              strokeWidth="2"
            />
          </g>
        );
      })}
    </svg>
  );
}
