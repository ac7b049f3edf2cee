import { featuresWords } from "@/lib/pages/features";
import { localize } from "@/lib/site/current-language";

const frames = [0, 1, 2, 3, 4, 5];

/** A picture with one region flagged, above the frames of a clip with one frame flagged. */
export async function VisionPicture() {
  const { pictures } = await localize(featuresWords);
  return (
    <svg viewBox="0 0 320 208" className="w-full" role="presentation">
      <rect width="320" height="150" rx="8" className="fill-sunken" />
      <path
        d="M0 118 L58 74 L104 108 L170 52 L236 104 L276 82 L320 112 V142 a8 8 0 0 1-8 8 H8 a8 8 0 0 1-8-8Z"
        className="fill-line"
      />
      <circle cx="52" cy="38" r="15" className="fill-line" />
      <g className="fill-ink-faint">
        <circle cx="126" cy="86" r="9" />
        <path d="M112 132 v-14 a14 14 0 0 1 28 0 v14Z" />
        <circle cx="214" cy="80" r="10" />
        <path d="M198 132 v-16 a16 16 0 0 1 32 0 v16Z" />
        <path d="M199 108 l-26 -22 5 -5 28 18Z" />
      </g>
      <rect
        x="98"
        y="66"
        width="56"
        height="72"
        rx="3"
        fill="none"
        strokeWidth="1.5"
        className="stroke-allowed"
      />
      <rect
        x="164"
        y="58"
        width="78"
        height="80"
        rx="3"
        fill="none"
        strokeWidth="2"
        className="stroke-flagged"
      />
      <rect x="164" y="38" width="70" height="20" rx="3" className="fill-flagged" />
      <text x="172" y="52" fontSize="12" fontWeight="600" className="fill-canvas">
        {pictures.vision}
      </text>
      {frames.map((frame) => (
        <g key={frame} transform={`translate(${frame * 54} 162)`}>
          <rect width="48" height="34" rx="4" className="fill-sunken stroke-line" />
          <path d="M4 28 L16 16 L24 23 L34 12 L44 28Z" className="fill-line" />
        </g>
      ))}
      <rect
        x="161"
        y="161"
        width="50"
        height="36"
        rx="5"
        fill="none"
        strokeWidth="2"
        className="stroke-flagged"
      />
      <path d="M0 206 H320" strokeWidth="2" className="stroke-line" />
      <path d="M162 206 H210" strokeWidth="2" className="stroke-flagged" />
    </svg>
  );
}
