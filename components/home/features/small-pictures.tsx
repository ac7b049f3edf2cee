import { Icon } from "@/components/ui/icon";
import { languagesTile, mediaTile, privacyTile, rulesTile, webhookTile } from "@/lib/pages/home-features";
import { ListingPhoto } from "../listing-photo";
import { VerdictMark } from "./verdict-mark";

export function LanguagesPicture() {
  return (
    <ul className="divide-y divide-line">
      {languagesTile.samples.map((sample) => (
        <li key={sample.code} className="flex items-center gap-3 py-2 text-[0.9375rem] leading-6">
          <span className="w-6 font-mono text-[0.8125rem] text-ink-faint">{sample.code}</span>
          <span className="min-w-0 grow truncate">{sample.text}</span>
          <VerdictMark verdict={sample.verdict} />
        </li>
      ))}
    </ul>
  );
}

const wave = [3, 7, 12, 6, 15, 20, 11, 17, 8, 13, 22, 16, 9, 14, 6, 10, 4, 8, 13, 5];

export function MediaPicture() {
  return (
    <div className="grid gap-3">
      <ListingPhoto className="w-full rounded-lg" />
      <div className="flex items-center gap-3 rounded-lg bg-sunken px-3 py-2.5 text-ink-faint">
        <Icon name="play" className="size-4" />
        <svg
          viewBox="0 0 160 24"
          className="h-6 grow"
          aria-hidden="true"
          focusable="false"
          preserveAspectRatio="none"
        >
          {wave.map((height, index) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing, never reordered
              key={index}
              x={index * 8}
              y={12 - height / 2}
              width="3.5"
              height={height}
              rx="1.75"
              className={index > 8 && index < 13 ? "fill-review" : "fill-line-strong/60"}
            />
          ))}
        </svg>
        <span className="font-mono text-[0.75rem]">{mediaTile.clip}</span>
      </div>
    </div>
  );
}

export function RulesPicture() {
  return (
    <dl className="grid grid-cols-[4.25rem_minmax(0,1fr)] gap-y-2 font-mono text-[0.8125rem] leading-5">
      {rulesTile.rule.map(([word, value]) => (
        <div key={`${word} ${value}`} className="contents">
          <dt className="py-1 text-accent">{word}</dt>
          <dd>
            <span className="inline-block rounded-md bg-sunken px-2 py-1 text-ink">{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** A day in 24 stakes, running out toward the deletion. */
export function PrivacyPicture() {
  return (
    <div>
      <svg viewBox="0 0 284 64" className="w-full text-accent" aria-hidden="true" focusable="false">
        {hours.map((hour) => (
          <path
            key={hour}
            d={`M${hour * 12} 64V10l4-8 4 8v54z`}
            fill="currentColor"
            fillOpacity={(0.92 - hour * 0.036).toFixed(3)}
          />
        ))}
      </svg>
      <div className="mt-3 flex justify-between font-mono text-[0.75rem] leading-5 text-ink-faint">
        {privacyTile.scale.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  );
}

export function WebhookPicture() {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-canvas font-mono text-[0.8125rem] leading-6">
      <p className="border-b border-line px-4 py-1.5 text-ink-faint">{webhookTile.label}</p>
      <pre className="px-4 py-3">{webhookTile.payload}</pre>
    </div>
  );
}
