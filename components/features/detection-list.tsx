import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { featuresWords, sampleFile } from "@/lib/pages/features";
import { localize } from "@/lib/site/current-language";

type SpecimenProps = {
  /** None for a picture. */
  sample: { before: string; marked: string; after: string } | undefined;
  category: string;
  flagged: string;
};

/** A message or picture of the kind a family stands for, with the finding beside it. */
function Specimen({ sample, category, flagged }: SpecimenProps) {
  return (
    <figure className="rounded-xl border border-line bg-surface p-4 sm:p-5">
      {sample ? (
        <p className="leading-7">
          {sample.before}
          <mark className="rounded-sm bg-flagged-soft box-decoration-clone px-1 py-0.5 text-flagged">
            {sample.marked}
          </mark>
          {sample.after}
        </p>
      ) : (
        <BlurredPicture />
      )}
      <figcaption className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-4">
        <Badge tone="flagged">
          <Icon name="flag" className="size-3.5" />
          {flagged}
        </Badge>
        <Badge>{category}</Badge>
        {!sample && <span className="ml-auto font-mono text-[0.8125rem] text-ink-faint">{sampleFile}</span>}
      </figcaption>
    </figure>
  );
}

/** A picture made unrecognisable, as a moderator's queue would show it. */
function BlurredPicture() {
  const shades = [
    "fill-line",
    "fill-line-strong/60",
    "fill-flagged/45",
    "fill-line-strong/35",
    "fill-flagged/25",
  ];
  return (
    <svg viewBox="0 0 24 6" className="w-full rounded-md" aria-hidden="true">
      {Array.from({ length: 144 }, (_, cell) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing, never reordered
          key={cell}
          x={cell % 24}
          y={Math.floor(cell / 24)}
          width="1.02"
          height="1.02"
          className={shades[(cell * 7 + Math.floor(cell / 24) * 5 + ((cell * cell) % 11)) % shades.length]}
        />
      ))}
    </svg>
  );
}

export async function DetectionList() {
  const { detections } = await localize(featuresWords);
  return (
    <ol className="border-t border-line">
      {Object.values(detections.items).map(({ title, text, signals, category, ...rest }) => (
        <li
          key={title}
          className="grid gap-6 border-b border-line py-8 sm:py-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16"
        >
          <div>
            <h3 className="text-heading">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
            <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-[0.875rem] leading-6 text-ink-faint">
              {signals.map((signal) => (
                <li key={signal} className="flex items-center gap-2">
                  <span aria-hidden="true" className="size-1.5 rounded-full bg-flagged" />
                  {signal}
                </li>
              ))}
            </ul>
          </div>
          <Specimen
            sample={"sample" in rest ? rest.sample : undefined}
            category={category}
            flagged={detections.flagged}
          />
        </li>
      ))}
    </ol>
  );
}
