import { Feed } from "feed";
import { type PublicIncident, sortOpenFirst } from "@/lib/incidents/schema";
import { incidentWords } from "@/lib/incidents/words";
import { escapeHtml, withXmlText } from "@/lib/platform/xml-text";

import { site } from "@/lib/site/brand";
import { endpointIn, type Language, mainLanguage, pathIn } from "@/lib/site/language";
import { paths, statusFeeds } from "@/lib/site/paths";
import type { HealthRecord } from "./schema";
import { headlineOf, statusWords } from "./words";

/** A text after its state, e.g. "Resolved: Slow answers". */
const withState = (language: Language, state: PublicIncident["state"], text: string) =>
  statusWords[language].feed.stated({ state: incidentWords[language].states[state], text });

/** The affected services, as a last paragraph. */
function affected({ services }: PublicIncident): string[] {
  return services.length === 0 ? [] : [`<p>${escapeHtml(services.map(({ name }) => name).join(", "))}</p>`];
}

/**
 * The incidents and planned maintenance as a feed, one entry each, changed with every update. The library writes titles
 * and summaries as HTML, so plain text must be converted first.
 */
function createFeed({ incidents, timestamp, status, says }: HealthRecord, language: Language): Feed {
  const words = statusWords[language].feed;
  const page = `${site.url}${pathIn(language, paths.status)}`;
  const address = (feed: string) => `${site.url}${endpointIn(language, feed)}`;
  const newest =
    incidents
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1) ?? timestamp;
  const feed = new Feed({
    id: page,
    title: words.title,
    description: words.description({ headline: headlineOf(status, language), says }),
    link: page,
    feedLinks: { atom: address(statusFeeds.atom), json: address(statusFeeds.json) },
    updated: new Date(newest),
    author: { name: site.name },
    copyright: site.legalName,
  });
  for (const incident of sortOpenFirst(incidents)) {
    feed.addItem({
      id: `urn:uuid:${incident.id}`,
      title: escapeHtml(withState(language, incident.state, incident.title)),
      link: incident.url,
      date: new Date(incident.updatedAt),
      published: new Date(incident.createdAt),
      description: incident.updates
        .map(({ state, message }) => `<p>${withState(language, state, escapeHtml(message))}</p>`)
        .concat(affected(incident))
        .join(""),
    });
  }
  return feed;
}

/** The feed in the format Atom (RFC 4287). */
export function atomFeed(record: HealthRecord, language: Language = mainLanguage): string {
  const feed = createFeed(withXmlText(record), language).atom1();
  // The library has no field for it. Omitted in English, so that the feed stays the same for existing readers.
  return language === mainLanguage ? feed : feed.replace("<feed ", `<feed xml:lang="${language}" `);
}

/** The feed in the format JSON Feed (jsonfeed.org), whose titles are plain text. */
export function jsonFeed(asStored: HealthRecord, language: Language = mainLanguage): string {
  const record = withXmlText(asStored);
  const feed = JSON.parse(createFeed(record, language).json1());
  const incidents = sortOpenFirst(record.incidents);
  const items = feed.items.map((item: object, index: number) => {
    const incident = incidents[index];
    return incident ? { ...item, title: withState(language, incident.state, incident.title) } : item;
  });
  const languageMember = language === mainLanguage ? {} : { language };
  return JSON.stringify({ ...feed, ...languageMember, items });
}
