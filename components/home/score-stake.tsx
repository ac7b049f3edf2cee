import type { Verdict } from "@/lib/pages/home-queue";

const ink: Record<Verdict, string> = {
  allowed: "text-allowed",
  flagged: "text-flagged",
  review: "text-review",
};

const length = 96;
const height = 8;
const point = 5;

/** A score from 0 to 1 as a stake lying on its side. Uses SVG attributes, because the CSP allows no inline styles. */
export function ScoreStake({ score, verdict }: { score: number; verdict: Verdict }) {
  const tip = Math.max(point, length * score);
  return (
    <svg viewBox={`0 0 ${length} ${height}`} aria-hidden="true" className={`score-stake ${ink[verdict]}`}>
      <path d={`M0 0H${tip - point}l${point} ${height / 2}l-${point} ${height / 2}H0z`} />
    </svg>
  );
}
