import { z } from "zod";
import { site } from "@/lib/site/brand";
import type { AnyEvent } from "./define-event";

/** An event's links as absolute addresses. */
function linksOf({ links }: AnyEvent, data: Record<string, unknown>): Record<string, string> {
  const entries = Object.entries(links(data)).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return Object.fromEntries(entries.map(([name, path]) => [name, `${site.url}${path}`]));
}

const meanings: Record<string, string> = {
  page: "The page in the console, for people who can sign in.",
  api: "Where a program can read more.",
};

/** The schema of a type's whole body, which OpenAPI describes and the tests check against. */
export function bodySchema(event: AnyEvent) {
  const members = Object.keys(linksOf(event, event.example)).map((name) => [
    name,
    z.url().describe(meanings[name] ?? ""),
  ]);
  return z.object({
    type: z.literal(event.type),
    timestamp: z.iso.datetime().describe("When it happened. Later attempts don’t change it."),
    data: event.data.extend(Object.fromEntries(members)),
  });
}

/** The body of a delivery. @param more additional data for this receiver only */
export function eventBody(
  event: AnyEvent,
  { data, at }: { data: Record<string, unknown>; at: Date },
  more: Record<string, unknown> = {},
) {
  return {
    type: event.type,
    timestamp: at.toISOString(),
    data: { ...data, ...more, ...linksOf(event, data) },
  };
}

/** A type's example, as receivers get it. */
export const exampleBody = (event: AnyEvent) =>
  eventBody(event, { data: event.example, at: new Date("2026-01-31T22:00:00.000Z") });
