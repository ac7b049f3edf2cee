import { Section } from "@/components/ui/section";
import {
  analyticsTile,
  featureSection,
  languagesTile,
  layersTile,
  mediaTile,
  privacyTile,
  rulesTile,
  webhookTile,
} from "@/lib/pages/home-features";
import { AnalyticsPicture } from "./analytics-picture";
import { LayersPicture } from "./layers-picture";
import {
  LanguagesPicture,
  MediaPicture,
  PrivacyPicture,
  RulesPicture,
  WebhookPicture,
} from "./small-pictures";
import { Tile } from "./tile";

export function FeatureTiles() {
  return (
    <Section eyebrow={featureSection.eyebrow} title={featureSection.title} lead={featureSection.lead}>
      <ul className="grid gap-4 sm:gap-5 md:grid-cols-2 lg:grid-cols-6">
        <Tile title={layersTile.title} text={layersTile.text} className="md:col-span-2 lg:col-span-4">
          <LayersPicture />
        </Tile>
        <Tile title={languagesTile.title} text={languagesTile.text} className="lg:col-span-2">
          <LanguagesPicture />
        </Tile>
        <Tile title={mediaTile.title} text={mediaTile.text} className="lg:col-span-2">
          <MediaPicture />
        </Tile>
        <Tile title={rulesTile.title} text={rulesTile.text} className="lg:col-span-2">
          <RulesPicture />
        </Tile>
        <Tile title={privacyTile.title} text={privacyTile.text} className="lg:col-span-2">
          <PrivacyPicture />
        </Tile>
        <Tile title={webhookTile.title} text={webhookTile.text} className="md:col-span-2 lg:col-span-2">
          <WebhookPicture />
        </Tile>
        <Tile title={analyticsTile.title} text={analyticsTile.text} className="md:col-span-2 lg:col-span-4">
          <AnalyticsPicture />
        </Tile>
      </ul>
    </Section>
  );
}
