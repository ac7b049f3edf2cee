import { Section } from "@/components/ui/section";
import { StaticHtml } from "@/components/ui/static-html";
import { homeWords } from "@/lib/pages/home";
import { answerTimesSentence } from "@/lib/privacy/laws/law-sentences";
import { localize } from "@/lib/site/current-language";
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

export async function FeatureTiles() {
  const { features, layers, languages, media, rules, privacy, webhook, analytics } =
    await localize(homeWords);
  return (
    <Section eyebrow={features.eyebrow} title={features.title} lead={features.lead}>
      <StaticHtml as="ul" className="grid gap-3 sm:gap-5 md:grid-cols-2 lg:grid-cols-6">
        <Tile title={layers.title} text={layers.text} className="md:col-span-2 lg:col-span-4">
          <LayersPicture />
        </Tile>
        <Tile title={languages.title} text={languages.text} className="lg:col-span-2">
          <LanguagesPicture />
        </Tile>
        <Tile title={media.title} text={media.text} className="lg:col-span-2">
          <MediaPicture />
        </Tile>
        <Tile title={rules.title} text={rules.text} className="lg:col-span-2">
          <RulesPicture />
        </Tile>
        <Tile
          title={privacy.title}
          text={`${privacy.text} ${await localize(answerTimesSentence)}`}
          className="lg:col-span-2"
        >
          <PrivacyPicture />
        </Tile>
        <Tile title={webhook.title} text={webhook.text} className="max-sm:hidden md:col-span-2 lg:col-span-2">
          <WebhookPicture />
        </Tile>
        <Tile
          title={analytics.title}
          text={analytics.text}
          className="max-sm:hidden md:col-span-2 lg:col-span-4"
        >
          <AnalyticsPicture />
        </Tile>
      </StaticHtml>
    </Section>
  );
}
