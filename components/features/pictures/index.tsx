import type { FeatureKey } from "@/lib/pages/features";
import { AnalyticsPicture } from "./analytics";
import { AudioPicture } from "./audio";
import { DeletionPicture } from "./deletion";
import { IntegrationPicture } from "./integration";
import { LanguagesPicture } from "./languages";
import { LayersPicture } from "./layers";
import { OcrPicture } from "./ocr";
import { RulesPicture } from "./rules";
import { VisionPicture } from "./vision";

const drawings: Record<FeatureKey, () => Promise<React.ReactNode> | React.ReactNode> = {
  layers: LayersPicture,
  languages: LanguagesPicture,
  vision: VisionPicture,
  audio: AudioPicture,
  ocr: OcrPicture,
  rules: RulesPicture,
  integration: IntegrationPicture,
  analytics: AnalyticsPicture,
  deletion: DeletionPicture,
};

/** A feature's drawing. It is hidden from screen readers because it repeats the text. */
export function Picture({ name, className }: { name: FeatureKey; className?: string }) {
  const Drawing = drawings[name];
  return (
    <div aria-hidden="true" className={className}>
      <Drawing />
    </div>
  );
}
