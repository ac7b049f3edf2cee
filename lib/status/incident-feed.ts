import { Feed } from "feed";
import type { PublicIncident } from "@/lib/incidents/schema";
import { escapeHtml } from "@/lib/platform/escape-html";
import { site } from "@/lib/site/brand";
import { paths, statusFeeds } from "@/lib/site/paths";
import { incidentWords } from "./incident-words";
import type { HealthRecord } from "./schema";
import { headlineOf } from "./vocabulary";

/** The services that it touches, as a last paragraph. */
function affected({ services }: PublicIncident): string[] {
  return services.length === 0 ? [] : [`<p>${escapeHtml(services.map(({ name }) => name).join(", "))}</p>`];
}

/**
 * The incidents and planned maintenance as an Atom feed (RFC 4287), one entry each, changed with every update. The library
 * writes titles and summaries as HTML, so plain words must become HTML first.
 */
export function incidentFeed({ incidents, timestamp, status, says }: HealthRecord): string {
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
    feedLinks: { atom: `${site.url}${statusFeeds.atom}` },
    updated: new Date(newest),
    author: { name: site.name },
    copyright: site.legalName,
  });
  for (const incident of incidents) {
    feed.addItem({
      id: `urn:uuid:${incident.id}`,
      title: escapeHtml(`${incidentWords[incident.state].word}: ${incident.title}`),
      link: incident.url,
      date: new Date(incident.updatedAt),
      published: new Date(incident.createdAt),
      description: incident.updates
        .map(({ state, message }) => `<p>${incidentWords[state].word}: ${escapeHtml(message)}</p>`)
        .concat(affected(incident))
        .join(""),
    });
  }
  return feed.atom1();
}
