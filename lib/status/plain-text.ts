import { milliseconds, moment, percentage } from "./format";
import { incidentWords } from "./incident-words";
import type { HealthRecord } from "./schema";
import { headlineOf } from "./vocabulary";
import { statusWords } from "./words";

const sentences = (...all: string[]) => all.filter(Boolean).join(" ");

/** The status page for a terminal, and for a browser without JavaScript. */
export function plainText(record: HealthRecord): string {
  const { measured } = record;
  const lines = [
    headlineOf(record.status),
    record.says,
    `Checked ${moment(record.timestamp)}`,
    "",
    ...record.services.map(
      ({ name, status, says, detail }) =>
        `${name}: ${sentences(`${statusWords[status].word}.`, says, detail)}`,
    ),
    "",
    `Last 24 hours: ${measured.samples} checks, ${percentage(measured.successRate)} passed`,
    `Response: median ${milliseconds(measured.latencyP50)}, 95th percentile ${milliseconds(measured.latencyP95)}`,
    ...(record.places ?? []).flatMap(({ place, checks }) =>
      checks.map(
        ({ name, status, samples, successRate }) =>
          `From ${place}, ${name}: ${statusWords[status].word}. ${samples} ${samples === 1 ? "check" : "checks"}, ${percentage(successRate)} passed`,
      ),
    ),
    "",
    ...record.incidents.flatMap(({ title, state, startsAt, services, url }) => [
      `${moment(startsAt)}: ${title} (${incidentWords[state].word.toLowerCase()})`,
      ...(services.length > 0 ? [`  ${services.map(({ name }) => name).join(", ")}`] : []),
      `  ${url}`,
    ]),
  ];
  return `${lines.join("\n").trim()}\n`;
}
