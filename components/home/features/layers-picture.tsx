import { homeWords } from "@/lib/pages/home";
import { fences, trackOrder } from "@/lib/pages/home-features";
import { localize } from "@/lib/site/current-language";
import { VerdictMark } from "./tile";

const pitch = 12;
const tall = 144;

/** `count` stakes in a row, as high as three tracks. Cut off at the bottom if there is less room. */
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
      className="layer-stakes"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/**
 * Three messages passing through both fences. On wide screens each ends on its own track at the fence that stops it; on
 * narrow ones the outcome is below the message.
 */
export async function LayersPicture() {
  const { layers } = await localize(homeWords);
  return (
    <div className="layers">
      {trackOrder.map((verdict, index) => (
        <div key={verdict} className="layer-track" data-stop={index + 1}>
          <span className="layer-message">{layers.messages[verdict].text}</span>
          <span className="layer-line" />
          <span className="layer-outcome">
            <VerdictMark verdict={verdict} />
            {layers.messages[verdict].outcome}
          </span>
        </div>
      ))}
      {(["preFilter", "analysis"] as const).map((layer) => (
        <div key={layer} className="layer-fence">
          <Stakes count={fences[layer]} />
          <span className="layer-label">
            <span className="block text-ink-soft">{layers[layer].label}</span>
            <span className="block font-mono text-accent">{layers[layer].time}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
