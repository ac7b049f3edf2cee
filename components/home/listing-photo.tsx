import { homeWords } from "@/lib/pages/home";
import { localize } from "@/lib/site/current-language";

export const listingPhotoId = "listing-photo";

/** A posted picture with the OCR result: the detected text, boxed and labeled. */
export async function ListingPhoto({ className }: { className?: string }) {
  const { photo } = (await localize(homeWords)).queue;
  return (
    <svg id={listingPhotoId} viewBox="0 0 280 128" aria-hidden="true" className={className}>
      <rect width="280" height="128" className="fill-sunken" />
      <rect x="24" y="16" width="232" height="96" rx="4" className="fill-surface stroke-line" />
      <text x="40" y="45" className="fill-ink-soft text-[17px] font-semibold">
        {photo.offer}
      </text>
      <path d="M36 72h116v30H36z" className="fill-flagged/10 stroke-flagged" strokeWidth="1.5" />
      <text x="44" y="94.5" className="fill-ink text-[21px] font-semibold">
        {photo.number}
      </text>
      <path d="M35.25 57h132v15h-132z" className="fill-flagged" />
      <text x="42" y="68" className="fill-surface text-[10px] font-semibold">
        {photo.found}
      </text>
      <g fill="none" className="stroke-line-strong" strokeWidth="2.5" strokeLinejoin="round">
        <circle cx="190" cy="90" r="13" />
        <circle cx="234" cy="90" r="13" />
        <path d="m190 90 11-23h20l13 23m-13-23-12 23h-19m11-23-3-7m-5 0h10m18 7-3-9h8" />
      </g>
    </svg>
  );
}
