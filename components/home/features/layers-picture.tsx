import { layersTile } from "@/lib/pages/home-features";
import { VerdictMark } from "./verdict-mark";

const pitch = 12;
const tall = 144;

/** `count` stakes in a row, as high as three tracks. Cut off at the foot where there is less room. */
function Stakes({ count }: { count: number }) {
  const path = Array.from(
    { length: count },
    (_, index) => `M${index * pitch} ${tall}V7l4-7 4 7v${tall}z`,
  ).join("");
  return (
    <svg
      viewBox={`0 0 ${count * pitch - 4} ${tall}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
      focusable="false"
      className="layer-stakes"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/**
 * Three messages on their way through both fences. Wide, each runs along its own track up to where it is stopped;
 * narrow, the outcome is written under the message.
 */
export function LayersPicture() {
  return (
    <div className="layers">
      {layersTile.messages.map((message, index) => (
        <div key={message.text} className="layer-track" data-stop={index + 1}>
          <span className="layer-message">{message.text}</span>
          <span className="layer-line" />
          <span className="layer-outcome">
            <VerdictMark verdict={message.verdict} />
            {message.outcome}
          </span>
        </div>
      ))}
      {layersTile.fences.map((fence) => (
        <div key={fence.label} className="layer-fence">
          <Stakes count={fence.stakes} />
          <span className="layer-label">
            <span className="block text-ink-soft">{fence.label}</span>
            <span className="block font-mono text-accent">{fence.time}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
