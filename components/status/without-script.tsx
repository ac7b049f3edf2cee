import { TextLink } from "@/components/ui/text-link";
import { currentLanguage } from "@/lib/site/current-language";
import { endpointIn } from "@/lib/site/language";
import { endpoints, statusFeeds, statusPaths } from "@/lib/site/paths";
import { statusWords } from "@/lib/status/words";
import { PublishedFigures } from "./published-figures";

/**
 * The page is prerendered, so without JavaScript, or if it doesn't arrive, the current state is an image and links to plain
 * text.
 */
export async function WithoutScript() {
  const language = await currentLanguage();
  const { page, live } = statusWords[language];
  const words = page.withoutScript;
  return (
    <>
      <section className="rounded-2xl border border-line bg-surface p-6">
        <h2 className="text-heading">{words.title}</h2>
        <p className="mt-3">
          <img src={endpointIn(language, statusFeeds.badge)} alt={words.title} height="20" loading="lazy" />
        </p>
        <p className="mt-3 text-ink-soft">{words.text}</p>
        <ul className="mt-2 list-disc pl-6">
          {/* First, because it has the incidents' updates. */}
          <li>
            <TextLink href={statusPaths.history}>{words.history}</TextLink>
          </li>
          <li>
            <TextLink href={endpointIn(language, statusFeeds.text)} file>
              {words.plain}
            </TextLink>
          </li>
          <li>
            <TextLink href={endpointIn(language, endpoints.health)} file>
              {words.json}
            </TextLink>
          </li>
          <li>
            <TextLink href={endpointIn(language, statusFeeds.atom)} file>
              {words.feed}
            </TextLink>
          </li>
        </ul>
      </section>
      <h2 className="mt-14 mb-5 text-heading">{live.performance}</h2>
      <PublishedFigures />
    </>
  );
}
