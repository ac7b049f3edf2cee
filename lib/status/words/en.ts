import { site } from "@/lib/site/brand";
import { figures } from "@/lib/site/figures";
import { messagesIn } from "@/lib/site/message";
import { paths } from "@/lib/site/paths";
import { historyDays, publishedFigures, statusEmergencyMinutes, timings } from "@/lib/site/status-figures";
import { siteWords } from "@/lib/site/words";

const m = messagesIn("en");
const { historyBlocks, incidentDays, statusRefreshMs } = timings;

export const en = {
  headlines: {
    healthy: "All Systems Operational",
    degraded: "Some Systems Degraded",
    critical: "System Issues Detected",
    unknown: "Status Unknown",
    maintenance: "Planned Maintenance In Progress",
  },
  states: {
    healthy: "Operational",
    operational: "Operational",
    degraded: "Degraded",
    critical: "Outage",
    outage: "Outage",
    partialOutage: "Partial outage",
    majorOutage: "Major outage",
    unknown: "Unknown",
    maintenance: "Maintenance",
  },
  /** The states as used within a sentence. */
  statesWithin: {
    healthy: "operational",
    operational: "operational",
    degraded: "degraded",
    critical: "outage",
    outage: "outage",
    unknown: "unknown",
    maintenance: "maintenance",
  },
  /** Date and number formats. Part of the page that browsers load. */
  forms: {
    months: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
    day: "{month} {day}",
    firstDay: "1",
    moment: "{month} {day}, {year}, {time} UTC",
    hour: "{from} to {to} UTC, {day}",
    percent: "{number}%",
    days: "d",
    hours: "h",
    minutes: "min",
    underOneMinute: "under 1 min",
    notMeasured: "not measured",
  },
  /** Text for the page's script; placeholders are in braces. Part of the page that browsers load. */
  live: {
    loading: "Loading latest measurements...",
    unreachable: "Unable to connect to system",
    notChecked: "not checked yet",
    checkedAt: "checked {time}",
    banner: {
      affected: "Affected services",
      everything: siteWords.en.noService,
      measured: "Services measured",
      measuredOf: "{measured} of {all}",
      ongoing: "Ongoing for",
      lastIncident: "Last incident",
      noIncident: `None in ${incidentDays} days`,
      uptime: "Uptime of this server",
      version: "Version",
      environment: "Environment",
      checked: "Checked",
      unknown: "unknown",
      notYet: "not yet",
    },
    open: {
      title: "Open incidents",
      since: "since {moment}",
      details: "Show all updates",
      incident: "incident: {titles}",
      legend: "Incident reported",
    },
    autoRefresh: `Refresh every ${statusRefreshMs / 1000} seconds`,
    refresh: "Refresh now",
    refreshing: "Refreshing...",
    services: "Services",
    performance: "Performance",
    hours: {
      title: `Last ${historyBlocks} hours`,
      hint: "Each block is one hour, UTC. Choose a block to see its measurements.",
      oldest: `${historyBlocks} hours ago`,
      newest: "now",
      noData: "no data",
      /** An hour, for screen readers. */
      block: "{hour}: {state}, checks: {count}",
      emptyBlock: "{hour}: no data",
      columns: {
        service: "Service",
        worst: "Worst state",
        checks: "Checks",
        median: "Median",
        p95: "95th percentile",
      },
    },
    measured: {
      title: "Measured by this site",
      note: `Response time is measured by one real request a minute to this site’s own API. Checks are counted across all services above. All these figures cover the last ${historyBlocks} hours.`,
      since: "The oldest measurement is from the hour starting {moment}.",
      p50: "Median response",
      p95: "95th percentile",
      success: "Checks passed",
      samples: "Total checks",
      medians: "Median response of the API by hour: from {least} to {most} (hours measured: {hours}).",
    },
    /** Results of probes elsewhere. */
    places: {
      title: "Measured from other places",
      note: "Reported by probes in other places. They don’t affect the status above.",
      from: "From {place}",
      passed: "{share} passed",
    },
    incidents: {
      title: "Incidents and planned maintenance",
      none: `None in the last ${incidentDays} days.`,
      span: "{from} to {to}",
    },
  },
  /** Shown on the rest of the site while an incident is open. */
  notice: { home: "An incident is open. See the status", footer: "incident open" },
  page: {
    title: "System status",
    lead: "Measured by this site once a minute. Hours without measurements are marked.",
    withoutScript: {
      title: "Current status",
      text: "The live view needs JavaScript. The same information is available without it:",
      plain: "Status as plain text",
      json: "Status as JSON",
      feed: "Incident feed (Atom)",
      history: "The last 90 days",
    },
    published: {
      title: "Published service figures",
      note: `Published by ${site.name} for the moderation API, and not measured by this page. The analysis itself takes under ${figures.claims.analysisMs} ms; the API response time covers the whole request.`,
      rows: {
        response: { label: "API response time", value: `Under ${publishedFigures.responseMs} ms` },
        success: { label: "Success rate", value: publishedFigures.successRate as string },
        requests: { label: "Requests today", value: publishedFigures.requestsToday as string },
      },
    },
    /** The email address and the telephone number follow. */
    broken: {
      write: "Found something broken? Write to us:",
      call: `Need to report an outage? We answer calls within ${statusEmergencyMinutes} minutes:`,
    },
    documentation: "Documentation",
    dashboard: "Dashboard",
  },
  /** The history page and incident pages. */
  history: {
    title: "Status history",
    lead: `Measurements and incidents, day by day. Hourly figures are kept for ${historyDays} days; incident pages are kept permanently.`,
    daysTitle: `Last ${historyDays} days`,
    daysNote:
      "Each bar is one day, UTC. Uptime counts measured minutes only; degraded minutes count as uptime.",
    oldest: `${historyDays} days ago`,
    newest: "today",
    uptime: m("{share} uptime"),
    notMeasured: "not measured",
    bar: m("{day}: {share} uptime, {state}, {minutes} min measured"),
    emptyBar: m("{day}: not measured"),
    bars: m(
      "{service}: {uptime}, {outages, plural, =0 {no days with an outage} one {# day with an outage} other {# days with an outage}}",
    ),
    byMonth: "Browse by month",
    months: "Months",
    earlier: "Earlier month",
    later: "Later month",
    daysTable: "Uptime by day",
    operationalThroughout: m("{share} uptime for every measured service"),
    unmeasuredServices: m("Not measured this month: {services}."),
    incidents: "Incidents and planned maintenance",
    noIncidents: "None this month.",
    nothingKept: "There are no measurements for this month, or they are no longer kept.",
    all: "Status history",
    current: "Current status",
    services: "Services",
    updates: "Updates",
    began: "Began",
    ended: "Ended",
    planned: "Planned for",
    took: "Duration",
    /** In the line below a title. */
    tookWithin: m("duration {time}"),
    lastsFor: "Duration so far",
    open: "ongoing",
  },
  /**
   * Sentences about a state's source, the same in all formats of the status page. They are part of the record, not of
   * the page's script.
   */
  explanations: {
    /** A report that is worse than the measurements. */
    reported: {
      operational: "Checks are passing, but a problem has been reported.",
      degraded: "Checks show degraded service, and a worse problem has been reported.",
      // A report can't be worse than a measured outage; listed so that every state has a sentence.
      outage: "Checks show an outage, and a problem has been reported.",
      unknown: "Not measured, but a problem has been reported.",
    },
    /** A report of which no measurement could tell. */
    reportedUnmeasured: m("A problem has been reported. Not measured: {services}."),
    reportedMeanwhile: "A problem has been reported, and planned maintenance is in progress.",
    both: "Checks have found a problem, and an incident has been reported.",
    maintenance: {
      operational: "Checks are passing. Planned maintenance is in progress.",
      degraded: "Planned maintenance is in progress. Measurements during this time may be affected.",
      outage: "Planned maintenance is in progress. Measurements during this time may be affected.",
      unknown: "Not measured. Planned maintenance is in progress.",
    },
    nothing: "There are no recent measurements.",
    measured: "Based on our measurements.",
    except: m("Based on our measurements. Not measured: {services}."),
  },
  /** The result of a measurement, below the service's name. */
  details: {
    siteApiNormally: "This site’s own API is responding normally.",
    siteApiSlowly: "This site’s own API is responding slowly.",
    answersNormally: "Responding normally.",
    answersSlowly: "Responding slowly.",
    worksNormally: "Reading and writing normally.",
    worksSlowly: "Reading and writing slowly.",
    noAnswer: "No usable response.",
    notMeasuredHere: "Not measured from this site.",
    notCounted: "The error count isn’t available.",
    notLately: "No recent measurement.",
    notYet: "Not measured yet.",
    errors: m(
      "{errors, plural, one {{errors} unexpected error} other {{errors} unexpected errors}} in the last hour{overdue, plural, =0 {} one {; {overdue} email is delayed} other {; {overdue} emails are delayed}}.",
    ),
  },
  /** The checks of probes elsewhere. */
  placeChecks: { site: "Website", api: "API Service" },
  /** For feeds, and for updates in a single line. */
  feed: {
    title: `${site.name} status`,
    description: m("{headline}. {says}"),
    stated: m("{state}: {text}"),
    calendar: `${site.name} planned maintenance`,
    plan: m("{brand}: {title}"),
  },
  /** The status page for terminals. */
  text: {
    checked: m("Checked {moment}"),
    service: m("{service}: {found}"),
    hours: m("Checks in the last 24 hours: {checks}, {passed} passed"),
    response: m("Response: median {median}, 95th percentile {p95}"),
    place: m(
      "From {place}, {check}: {state}. {samples, plural, one {{samples} check} other {{samples} checks}}, {passed} passed",
    ),
    incident: m("{moment}: {title} ({state})"),
  },
  /** The status page as static files on another host. */
  exported: {
    title: `${site.name} status`,
    asOf: m("As of {moment}."),
    note: `This is a snapshot and isn’t updated. The live page is at ${site.url}${paths.status}.`,
    services: "Services",
    measured: m(
      `Checks in the last ${historyBlocks} hours: {checks}, {passed} passed; median response {median}.`,
    ),
    incidents: "Incidents and planned maintenance",
    incident: m("{title} ({state})"),
    update: m("{moment}, {state}: {message}"),
    since: m("Since {from}"),
    json: "JSON",
    feed: "Incident feed (Atom)",
    calendar: "Calendar of planned maintenance",
  },
  /** On the badge and the card. */
  images: {
    title: `${site.name} status`,
    reported: m("{state} (reported)"),
    checked: m("Checked {moment}"),
    described: m("{title}: {headline}. {says}"),
  },
};

export type StatusWords = typeof en;
