import type { z } from "zod";
import type { Translated } from "@/lib/site/language";

/** Links to more information about an event, as paths of this site. */
interface Links {
  /** The console's page, for people. */
  page?: string;
  /** An address of the API, for programs. */
  api?: string;
}

interface EventDefinition<T extends string, S extends z.ZodObject> {
  /** The `type`: subject, dot, what happened to it. */
  type: T;
  /** When it is sent, as a clause after "when": for the documentation, and in English for the console and OpenAPI. */
  when: Translated<string>;
  /** Ids, kinds and times. No text by people, no addresses, no secrets. */
  data: S;
  example: z.output<S>;
  /** Has the same members for every event of the type. A method, so that an event of any type is assignable to `AnyEvent`. */
  links(data: z.output<S>): Links;
  /** One sentence for chats. */
  text(data: z.output<S>): string;
}

export type AnyEvent = EventDefinition<string, z.ZodObject>;

/** Checks a definition: a missing part is a type error. */
export function defineEvent<const T extends string, S extends z.ZodObject>(
  definition: EventDefinition<T, S>,
): EventDefinition<T, S> {
  return definition;
}
