import { Icon } from "@/components/ui/icon";
import { homeWords } from "@/lib/pages/home";
import { clipLength, languageSamples, ruleLines, webhookSample } from "@/lib/pages/home-features";
import { localize } from "@/lib/site/current-language";
import { listingPhotoId } from "../listing-photo";
import { VerdictMark } from "./tile";

export function LanguagesPicture() {
  return (
    <ul className="sample-list">
      {languageSamples.map((sample) => (
        <li key={sample.code}>
          <span>{sample.code}</span>
          <span>{sample.text}</span>
          <VerdictMark verdict={sample.verdict} />
        </li>
      ))}
    </ul>
  );
}

const wave = [3, 7, 12, 6, 15, 20, 11, 17, 8, 13, 22, 16, 9, 14, 6, 10, 4, 8, 13, 5];
const loud = { from: 9, to: 12 };
const bar = 3.5;
const isLoudBar = (index: number) => index >= loud.from && index <= loud.to;

/** The bars of one part of the waveform as vertical strokes. Their round caps don't exceed a bar's height. */
const bars = (inPart: (index: number) => boolean) =>
  wave
    .map((height, index) =>
      inPart(index)
        ? `M${index * 8 + bar / 2} ${12 - Math.max(0, height - bar) / 2}v${Math.max(0, height - bar)}`
        : "",
    )
    .join("");

export function MediaPicture() {
  return (
    <div className="grid gap-3">
      <svg viewBox="0 0 280 128" aria-hidden="true" className="w-full rounded-lg">
        <use href={`#${listingPhotoId}`} />
      </svg>
      <div className="flex items-center gap-3 rounded-lg bg-sunken px-3 py-2.5 text-ink-faint">
        <Icon name="play" className="size-4" />
        <svg viewBox="0 0 160 24" className="h-6 w-0 grow" aria-hidden="true" preserveAspectRatio="none">
          <g strokeWidth={bar} strokeLinecap="round">
            <path d={bars((index) => !isLoudBar(index))} className="stroke-line-strong/60" />
            <path d={bars(isLoudBar)} className="stroke-review" />
          </g>
        </svg>
        <span className="font-mono text-[0.75rem]">{clipLength}</span>
      </div>
    </div>
  );
}

export async function RulesPicture() {
  const { rules } = await localize(homeWords);
  return (
    <dl className="rule-lines">
      {ruleLines(rules).map(([word, value]) => (
        <div key={`${word} ${value}`}>
          <dt>{word}</dt>
          <dd>
            <span>{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A day as 24 stakes that fade toward the deletion. */
export async function PrivacyPicture() {
  const { scale } = (await localize(homeWords)).privacy;
  return (
    <div>
      <div className="day-stakes" />
      <div className="mt-3 flex justify-between font-mono text-[0.75rem] leading-5 text-ink-faint">
        {Object.values(scale).map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  );
}

export function WebhookPicture() {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-canvas font-mono text-[0.8125rem] leading-6">
      <p className="border-b border-line px-4 py-1.5 text-ink-faint">{webhookSample.label}</p>
      <pre className="px-4 py-3">{webhookSample.payload}</pre>
    </div>
  );
}
