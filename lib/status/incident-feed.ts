import { Feed } from "feed";
import { escapeHtml } from "@/lib/platform/escape-html";
import { site } from "@/lib/site/brand";
import { paths, statusFeeds } from "@/lib/site/paths";
import type { HealthRecord } from "./schema";
import { incidentWords } from "./words";

/**
 * The incidents and planned maintenance as an Atom feed (RFC 4287), one entry each, changed with every update. The library
 * writes titles and summaries as HTML, so plain words must become HTML first.
 */
export function incidentFeed({ incidents, timestamp }: HealthRecord): string {
  const page = `${site.url}${paths.status}`;
  const newest =
    incidents
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1) ?? timestamp;
  const feed = new Feed({
    id: page,
    title: `${site.name} status`,
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
      link: `${page}#incident-${incident.id}`,
      date: new Date(incident.updatedAt),
      published: new Date(incident.updates.at(-1)?.at ?? incident.startsAt),
      description: incident.updates
        .map(({ state, message }) => `<p>${incidentWords[state].word}: ${escapeHtml(message)}</p>`)
        .join(""),
    });
  }
  return feed.atom1();
}
