type BrokenFenceProps = {
  /** `gap`: a stake is missing. `lean`: a stake is leaning. */
  kind: "gap" | "lean";
};

const pitch = 40;
const count = 72;
/** Right of center, so that the narrowest screen still shows it. */
const odd = 38;

/** The illustration of the 404 and error pages: the palisade with one damaged stake. */
export function BrokenFence({ kind }: BrokenFenceProps) {
  const intactPosts = Array.from({ length: count }, (_, index) => index)
    .filter((index) => index !== odd)
    .map((index) => `M${index * pitch} 180V${20 + ((index * 7) % 5) * 3}l14-18 14 18V180z`)
    .join("");
  const x = odd * pitch;
  const stake = `M${x} 180V26l14-18 14 18V180z`;
  return (
    <svg
      viewBox={`0 0 ${count * pitch - 12} 180`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      className="h-44 w-full"
    >
      <path d={intactPosts} className="fill-accent/15" />
      {kind === "gap" ? (
        <path d={stake} fill="none" className="stroke-accent" strokeWidth="1.5" strokeDasharray="5 5" />
      ) : (
        <path d={stake} className="fill-accent" transform={`rotate(11 ${x + 28} 180)`} />
      )}
    </svg>
  );
}
