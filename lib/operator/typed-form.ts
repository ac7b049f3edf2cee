/** What was typed into a form of the console that was refused, by field; empty for a form shown for the first time. */
export interface Typed {
  values: Record<string, string>;
  /** One sentence for each bad field. */
  fields: Record<string, string>;
}

/** What a form of the console is filled with. */
export interface TypedForm extends Typed {
  /** Made anew whenever the form is shown. */
  formKey: string;
}

/** The sentence of a field, or of the first of its lines. */
export function errorOf(fields: Record<string, string>, name: string): string | undefined {
  return fields[name] ?? Object.entries(fields).find(([key]) => key.startsWith(`${name}.`))?.[1];
}
