import type { z } from "zod";
import type { PasscodeWords } from "@/lib/access/words";
import { settingPath } from "@/lib/site/staff-paths";

/**
 * A function of a stored value. Like the methods below it is declared in method syntax, which TypeScript checks less
 * strictly: so a setting of any kind is assignable to `AnySetting`.
 */
type Of<V, R> = { of(value: V): R }["of"];

interface FieldWords<V> {
  label: string;
  hint?: string | Of<V, string>;
  /** Its name in the audit, if it differs from the label. */
  audited?: string;
  /** Placed next to the previous field, or close below it. */
  joins?: "beside" | "below";
}

type CheckField<V> = FieldWords<V> & { kind: "check"; strong?: boolean };
/** A list, one entry per line. */
type LinesField<V> = FieldWords<V> & { kind: "lines"; rows: number };
type MomentField<V> = FieldWords<V> & { kind: "moment" };
type TextField<V> = FieldWords<V> & {
  kind: "text";
  optional?: boolean;
  required?: boolean;
  maxLength: number;
  /** An address or a path, without spell checking and capitalization. */
  isAddress?: boolean;
  /** Converts an empty field to null, for schemas that require it. */
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
/** Write-only: an empty field keeps the stored value. */
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

/** A switch, which can also be toggled with one press. */
interface SwitchState<V, E = keyof V> {
  kind: "switch";
  /** Whether visitors notice it at the moment. */
  isOn(value: V, now: Date): boolean;
  /** Text next to the state; null for none. */
  detail: Of<V, string | null>;
  /** Whether it closes the site while it is on. */
  closesSite: boolean;
  /** What switching it on or off changes for visitors, and when, as sentences. */
  effects: Record<"on" | "off", string>;
  /** The field with its end: an expired one is cleared when the switch is turned on again. */
  end: E | null;
  /** The field of text that is asked for when it is switched on. */
  asks?: E;
}

interface ValueState<V> {
  kind: "value";
  /** Its text in the list of settings. */
  detail: Of<V, string>;
}

/** The input after a verb: its options, its word and, for one with an end, `end` as an ISO date or null. */
export type SettingFormValues = Record<string, string | boolean | string[] | null | undefined>;

export interface Verb<V> {
  options?: Record<string, { type: "string" | "boolean"; multiple?: boolean }>;
  /** Accepts --for and --until. */
  takesEnd?: boolean;
  /** A word besides the options, and the error if it is missing. With a file part it may be a file name. */
  word?: { name: string; missing?: string };
  /** Prompted for in the terminal if it is missing and `when` requires it. */
  asks?: { name: string; question: string; when: Of<V, boolean> };
  /** Error messages must not repeat any input. */
  isSecret?: boolean;
  /** The value to write, checked by the setting's own schema. */
  write(typed: SettingFormValues, current: V): object;
  /** An additional line after writing. */
  resultMessage?(typed: SettingFormValues): string | null;
}

interface Command<V> {
  /** One line for the list of commands. */
  summary: string;
  /** Usage, options and examples. */
  help: string;
  verbs: Record<string, Verb<V>>;
  /** The setting as lines of text; `inWords` formats a stored time for people. */
  describe(value: V, inWords: (iso: string) => string): string;
}

/** The themes of an image; the light one is used for both unless the dark one has its own. */
export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The name and id of the file field, by which a preview finds it. */
export const fileFields = { light: "image", dark: "image-dark" } as const satisfies Record<Theme, string>;

/** The theme in the address of an upload. */
export const themeOf = (url: string): Theme =>
  new URL(url).searchParams.get("theme") === "dark" ? "dark" : "light";

/** An image that may be sent instead of the value. */
export interface FilePart {
  maximumBytes: number;
  accept: readonly `image/${string}`[];
  tooLarge: string;
  /** Its text in the API's description. */
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

/**
 * How the audit shows fields that are stored but not entered: not at all, or as a mark that only shows whether they
 * changed.
 */
type StoredOnly = "hidden" | { mark: string };

/**
 * Everything that differs between settings. The console's pages and switches, the API and its description, shell
 * commands, the seed and the audit are derived from it.
 */
interface SettingDefinition<
  K extends string,
  S extends z.ZodType<object>,
  I extends z.ZodType<object>,
  A extends z.ZodType<object>,
  P extends boolean,
  F extends FilePart | null,
> {
  /** One word, or several in camelCase: `contactHint`. */
  key: K;
  /** Where the API reads and writes it, if that doesn’t follow from its slug. */
  path?: string;
  /** Whether it decides every request. */
  perRequest: P;
  stored: S;
  /** The whole value, as an operator enters it. */
  input: I;
  /** The response to GET, in the specification's format. */
  publicValue: A;
  toPublicValue: Of<z.output<S>, z.output<A>>;
  /** The initial value, for a new site and for an existing one when the setting is added. */
  initial: z.output<S>;
  title: string;
  lead: string;
  /** The console's message after saving. */
  saved: (on: boolean) => string;
  fields: { [N in keyof z.output<I>]-?: FieldFor<NonNullable<z.output<I>[N]>, z.output<S>> };
  /** Below the fields. */
  footnote?: { text: string; href: string; label: string };
  storedOnly: { [N in Exclude<keyof z.output<S>, keyof z.output<I>>]: StoredOnly };
  state: SwitchState<z.output<S>> | ValueState<z.output<S>>;
  file: F;
  command: Command<z.output<S>>;
  /** Its name within a sentence of the API's description, and the texts for reading and writing. */
  api: { name: string; read: z.output<A>; write: z.output<I> };
}

/** What follows from a definition's key. */
interface FromKey {
  /** The key in kebab-case, for the command line and the API: `contact-hint`. Console, audit and events use the key. */
  slug: string;
  path: string;
}

/** A setting of any kind. */
export type AnySetting = Omit<
  SettingDefinition<
    string,
    z.ZodType<object>,
    z.ZodType<object>,
    z.ZodType<object>,
    boolean,
    FilePart | null
  >,
  "fields" | "storedOnly" | "state" | "path"
> &
  FromKey & {
    fields: Record<string, SettingField>;
    storedOnly: Record<string, StoredOnly>;
    state: SwitchState<object, PropertyKey> | ValueState<object>;
  };

const slugOf = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Checks a definition, where a missing part is a type error, and adds what follows from its key. */
export function defineSetting<
  const K extends string,
  S extends z.ZodType<object>,
  I extends z.ZodType<object>,
  A extends z.ZodType<object>,
  const P extends boolean,
  const F extends FilePart | null,
>(definition: SettingDefinition<K, S, I, A, P, F>): SettingDefinition<K, S, I, A, P, F> & FromKey {
  const slug = slugOf(definition.key);
  return { ...definition, slug, path: definition.path ?? settingPath(slug) };
}
