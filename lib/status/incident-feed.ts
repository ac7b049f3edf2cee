import { Feed } from "feed";
import type { PublicIncident } from "@/lib/incidents/schema";
import { escapeHtml } from "@/lib/platform/escape-html";
import { site } from "@/lib/site/brand";
import { paths, statusFeeds } from "@/lib/site/paths";
import { incidentWords } from "./incident-words";
import type { HealthRecord } from "./schema";
import { headlineOf } from "./vocabulary";

const titleOf = ({ state, title }: PublicIncident) => `${incidentWords[state].word}: ${title}`;
/** The services that it touches, as a last paragraph. */
function affected({ services }: PublicIncident): string[] {
  return services.length === 0 ? [] : [`<p>${escapeHtml(services.map(({ name }) => name).join(", "))}</p>`];
}

/**
 * The incidents and planned maintenance as a feed, one entry each, changed with every update. The library writes titles
 * and summaries as HTML, so plain words must become HTML first.
 */
function feedOf({ incidents, timestamp, status, says }: HealthRecord): Feed {
  const page = `${site.url}${paths.status}`;
  const newest =
    incidents
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1) ?? timestamp;
  const feed = new Feed({
    id: page,
    title: `${site.name} status`,
    description: `${headlineOf(status)}. ${says}`,
    link: page,
    feedLinks: { atom: `${site.url}${statusFeeds.atom}`, json: `${site.url}${statusFeeds.json}` },
    updated: new Date(newest),
    author: { name: site.name },
    copyright: site.legalName,
  });
  for (const incident of incidents) {
    feed.addItem({
      id: `urn:uuid:${incident.id}`,
      title: escapeHtml(titleOf(incident)),
      link: incident.url,
      date: new Date(incident.updatedAt),
      published: new Date(incident.createdAt),
      description: incident.updates
        .map(({ state, message }) => `<p>${incidentWords[state].word}: ${escapeHtml(message)}</p>`)
        .concat(affected(incident))
        .join(""),
    });
  }
  return feed;
}

/** As Atom (RFC 4287). */
export const atomFeed = (record: HealthRecord): string => feedOf(record).atom1();

/** As JSON Feed (jsonfeed.org), whose titles are plain text. */
export function jsonFeed(record: HealthRecord): string {
  const feed = JSON.parse(feedOf(record).json1());
  const items = feed.items.map((item: object, index: number) => {
    const incident = record.incidents[index];
    return incident ? { ...item, title: titleOf(incident) } : item;
  });
  return JSON.stringify({ ...feed, items });
}
