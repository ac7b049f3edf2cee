import type { z } from "zod";

/** Where more about an event can be read, as paths of this site. */
interface Links {
  /** The console's page, for people. */
  page?: string;
  /** An address of the API, for programs. */
  api?: string;
}

interface EventDefinition<T extends string, S extends z.ZodObject> {
  /** What `type` says: subject, dot, what happened to it. */
  type: T;
  /** When it is sent, as half a sentence: the documentation, the console and OpenAPI show it. */
  when: string;
  /** Ids, kinds and times. No person's words, no address, no secret. */
  data: S;
  example: z.output<S>;
  /** The same members for every event of the type. */
  links: { of(data: z.output<S>): Links }["of"];
  /** In one sentence for a chat. */
  text: { of(data: z.output<S>): string }["of"];
}

/** An event where its type doesn't matter. */
export type AnyEvent = EventDefinition<string, z.ZodObject>;

/** Checks a definition: a part left out is a type error. */
export function defineEvent<const T extends string, S extends z.ZodObject>(
  definition: EventDefinition<T, S>,
): EventDefinition<T, S> {
  return definition;
}
