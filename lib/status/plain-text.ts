import { milliseconds, moment, percentage } from "./format";
import type { HealthRecord } from "./schema";
import { headlines } from "./vocabulary";
import { statusWords } from "./words";

/** The status page for a terminal, and for a browser without JavaScript. */
export function plainText(record: HealthRecord): string {
  const headline = headlines[record.status as keyof typeof headlines] ?? headlines.unknown;
  const { measured } = record;
  const lines = [
    headline,
    `Checked ${moment(record.timestamp)}`,
    "",
    ...record.services.map(({ name, status, detail }) => `${name}: ${statusWords[status].word}. ${detail}`),
    "",
    `Last 24 hours: ${measured.samples} checks, ${percentage(measured.successRate)} passed`,
    `Response: median ${milliseconds(measured.latencyP50)}, 95th percentile ${milliseconds(measured.latencyP95)}`,
    "",
    ...record.incidents.map(({ title, state, startsAt }) => `${moment(startsAt)}: ${title} (${state})`),
  ];
  return `${lines.join("\n").trim()}\n`;
}
