import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { StaticHtml } from "@/components/ui/static-html";
import { featuresWords, sampleFile } from "@/lib/pages/features";
import { localize } from "@/lib/site/current-language";

type SpecimenProps = {
  /** Undefined for images. */
  sample: { before: string; marked: string; after: string } | undefined;
  category: string;
  flagged: string;
};

/** An example of a category, with its finding. */
function Specimen({ sample, category, flagged }: SpecimenProps) {
  return (
    <figure className="max-sm:hidden rounded-xl border border-line bg-surface p-4 sm:p-5">
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

const shades = [
  "fill-line",
  "fill-line-strong/60",
  "fill-flagged/45",
  "fill-line-strong/35",
  "fill-flagged/25",
];

/** The squares of one shade as one path. They overlap slightly, so that no seams show. */
const cellsOf = (shade: number) =>
  Array.from({ length: 144 }, (_, cell) => {
    const row = Math.floor(cell / 24);
    const drawn = (cell * 7 + row * 5 + ((cell * cell) % 11)) % shades.length;
    return drawn === shade ? `M${cell % 24} ${row}h1.02v1.02h-1.02z` : "";
  }).join("");

/** A blurred picture, as in a moderator's queue. */
function BlurredPicture() {
  return (
    <svg viewBox="0 0 24 6" className="w-full rounded-md" aria-hidden="true">
      {shades.map((shade, index) => (
        <path key={shade} className={shade} d={cellsOf(index)} />
      ))}
    </svg>
  );
}

export async function DetectionList() {
  const { detections } = await localize(featuresWords);
  return (
    <StaticHtml as="ol" className="border-t border-line">
      {Object.values(detections.items).map(({ title, text, signals, category, ...rest }) => (
        <li key={title} className="detection">
          <div>
            <h3 className="text-heading">{title}</h3>
            <p>{text}</p>
            <ul className="signals">
              {signals.map((signal) => (
                <li key={signal}>{signal}</li>
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
    </StaticHtml>
  );
}
