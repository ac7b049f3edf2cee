import { ocrField } from "@/lib/pages/feature-pictures";
import { featuresWords } from "@/lib/pages/features";
import { localize } from "@/lib/site/current-language";

const corners = ["M24 44 V24 H44", "M276 24 H296 V44", "M296 112 V132 H276", "M44 132 H24 V112"];

/** A picture that contains text, and the text that was read from it. */
export async function OcrPicture() {
  const { lines, value } = (await localize(featuresWords)).pictures.ocr;
  return (
    <div>
      <svg viewBox="0 0 320 156" className="w-full" role="presentation">
        <rect width="320" height="156" rx="8" className="fill-accent-soft" />
        <g className="fill-accent" opacity="0.22">
          <circle cx="60" cy="76" r="22" />
          <circle cx="262" cy="84" r="15" />
        </g>
        <g textAnchor="middle" fontSize="27" fontWeight="700" className="fill-ink">
          <text x="160" y="72" transform="rotate(-4 160 72)">
            {lines[0]}
          </text>
          <text x="164" y="106" transform="rotate(-4 164 106)">
            {lines[1]}
          </text>
        </g>
        <g fill="none" strokeWidth="3" strokeLinecap="round" className="stroke-accent">
          {corners.map((corner) => (
            <path key={corner} d={corner} />
          ))}
        </g>
      </svg>
      <p className="mt-4 font-mono text-[0.8125rem] leading-5 wrap-anywhere text-ink-soft">
        <span className="text-accent">{ocrField}</span>: {value}
      </p>
    </div>
  );
}
