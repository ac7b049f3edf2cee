import type { z } from "zod";
import type { PasscodeWords } from "@/lib/access/words";

/** A function of a stored value that also fits where values of any setting are handled. */
type Of<V, R> = { of(value: V): R }["of"];

interface FieldWords<V> {
  label: string;
  hint?: string | Of<V, string>;
  /** What the audit calls it, where that isn't the label. */
  audited?: string;
  /** Stands next to the field before it, or close below it. */
  joins?: "beside" | "below";
}

type CheckField<V> = FieldWords<V> & { kind: "check"; strong?: boolean };
/** A list, one entry a line. */
type LinesField<V> = FieldWords<V> & { kind: "lines"; rows: number };
type MomentField<V> = FieldWords<V> & { kind: "moment" };
type TextField<V> = FieldWords<V> & {
  kind: "text";
  optional?: boolean;
  required?: boolean;
  maxLength: number;
  /** An address or a path: neither spelt nor capitalised. */
  isAddress?: boolean;
  /** An empty field means none, for a schema that takes only null for it. */
  emptyIsNull?: boolean;
};
type AreaField<V> = FieldWords<V> & { kind: "area"; rows: number };
type Choices<T> = readonly { value: T; label: string }[];
type SelectField<V, T> = FieldWords<V> & { kind: "select"; options: Choices<T> };
type RadioField<V, T> = FieldWords<V> & {
  kind: "radio";
  options: readonly { value: T; label: string; description: string }[];
  notice?: { title: string; text: string };
};
/** Written and never shown: an empty field leaves what is stored. */
type SecretField<V> = FieldWords<V> & { kind: "secret"; words: PasscodeWords };

export type SettingField<V = object, T = string> =
  | CheckField<V>
  | LinesField<V>
  | MomentField<V>
  | TextField<V>
  | AreaField<V>
  | SelectField<V, T>
  | RadioField<V, T>
  | SecretField<V>;

type FieldFor<T, V> = [T] extends [boolean]
  ? CheckField<V>
  : [T] extends [readonly unknown[]]
    ? LinesField<V>
    : Exclude<SettingField<V, T>, CheckField<V> | LinesField<V>>;

/** On or off, at a press too. */
interface SwitchState<V, E = keyof V> {
  kind: "switch";
  /** Whether visitors notice it at the moment. */
  isOn: { of(value: V, now: Date): boolean }["of"];
  /** Said beside the state; null for nothing. */
  detail: Of<V, string | null>;
  /** Whether it keeps visitors out while it is on. */
  closesSite: boolean;
  /** The field that holds its end: one that has passed is cleared when the switch is turned on again. */
  end: E | null;
}

interface ValueState<V> {
  kind: "value";
  /** What the list of settings says of it. */
  detail: Of<V, string>;
}

/** What was typed after a verb: its options, its word and, for one with an end, `end` as an ISO moment or null. */
export type SettingFormValues = Record<string, string | boolean | string[] | null | undefined>;

export interface Verb<V> {
  options?: Record<string, { type: "string" | "boolean"; multiple?: boolean }>;
  /** Takes --for and --until. */
  takesEnd?: boolean;
  /** A word beside the options, and what to say when it is missing. With a file part it may be a file's name. */
  word?: { name: string; missing?: string };
  /** Asked for in the terminal when it wasn't typed and `when` says so. */
  asks?: { name: string; question: string; when: Of<V, boolean> };
  /** Nothing that was typed may be repeated in a sentence. */
  isSecret?: boolean;
  /** What is written: checked by the setting's own schema. */
  write: { of(typed: SettingFormValues, current: V): object }["of"];
  /** A further line, once it is written. */
  resultMessage?: { of(typed: SettingFormValues): string | null }["of"];
}

interface Command<V> {
  /** One line for the list of commands. */
  summary: string;
  /** Usage, options and examples. */
  help: string;
  verbs: Record<string, Verb<V>>;
  /** The setting in lines; `inWords` says a stored moment as a person reads it. */
  describe: { of(value: V, inWords: (iso: string) => string): string }["of"];
}

/** Of an image, the theme that it is for; the light one's stands in both unless the dark one has its own. */
export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The name and id of the field for a file, by which a preview finds it. */
export const fileFields = { light: "image", dark: "image-dark" } as const satisfies Record<Theme, string>;

/** The theme that the address of an upload names. */
export const themeOf = (url: string): Theme =>
  new URL(url).searchParams.get("theme") === "dark" ? "dark" : "light";

/** An image that may be sent in place of the value. */
export interface FilePart {
  maximumBytes: number;
  accept: readonly `image/${string}`[];
  tooLarge: string;
  /** The API's own words for it. */
  api: { description: string; form: string; tooLarge: string };
  form: {
    /** A form for each theme. */
    uploads: Record<Theme, { title: string; file: string; hint?: string; upload: string }>;
    valueTitle: string;
    use: string;
    resetTitle: string;
    reset: string;
  };
}

/** How the audit shows what is stored and not written: not at all, or as a mark that says only whether it changed. */
type StoredOnly = "hidden" | { mark: string };

/**
 * Everything in which one operator setting differs from another. The console's pages and switches, the API and its
 * description, the shell's commands, the seed and the audit are made from it.
 */
interface SettingDefinition<
  K extends string,
  S extends z.ZodType<object>,
  I extends z.ZodType<object>,
  A extends z.ZodType<object>,
  P extends boolean,
  F extends FilePart | null,
> {
  key: K;
  /** Of the API. */
  path: string;
  /** Whether every request is decided by it. */
  perRequest: P;
  stored: S;
  /** What an operator writes: the whole value. */
  input: I;
  /** What GET answers, in the specification's shape. */
  answer: A;
  toAnswer: Of<z.output<S>, z.output<A>>;
  /** What a new site starts with, and one that exists when the setting is added. */
  initial: z.output<S>;
  title: string;
  lead: string;
  /** What the console says once it was saved. */
  saved: (on: boolean) => string;
  fields: { [N in keyof z.output<I>]-?: FieldFor<NonNullable<z.output<I>[N]>, z.output<S>> };
  /** Below the fields. */
  footnote?: { text: string; href: string; label: string };
  storedOnly: { [N in Exclude<keyof z.output<S>, keyof z.output<I>>]: StoredOnly };
  state: SwitchState<z.output<S>> | ValueState<z.output<S>>;
  file: F;
  command: Command<z.output<S>>;
  /** Its name within a sentence of the API's description, and what is read and written there. */
  api: { name: string; read: z.output<A>; write: z.output<I> };
}

/** A setting of whatever kind, for what handles all of them. */
export type AnySetting = Omit<
  SettingDefinition<
    string,
    z.ZodType<object>,
    z.ZodType<object>,
    z.ZodType<object>,
    boolean,
    FilePart | null
  >,
  "fields" | "storedOnly" | "state"
> & {
  fields: Record<string, SettingField>;
  storedOnly: Record<string, StoredOnly>;
  state: SwitchState<object, PropertyKey> | ValueState<object>;
};

/** Checks a definition: a part left out is a type error. */
export function defineSetting<
  const K extends string,
  S extends z.ZodType<object>,
  I extends z.ZodType<object>,
  A extends z.ZodType<object>,
  const P extends boolean,
  const F extends FilePart | null,
>(definition: SettingDefinition<K, S, I, A, P, F>) {
  return definition;
}
