import { z } from "zod";
import { assignTo, formVersion } from "@/lib/desk/schema";
import { fieldsIn, requiredText } from "@/lib/platform/forms/fields";
import { lengths } from "@/lib/platform/forms/lengths";
import type { FieldSpec, honeypot } from "@/lib/platform/forms/spec";
import { listPlaceFields } from "@/lib/platform/list-query";
import { platformWords } from "@/lib/platform/words";
import { inEachLanguage, type Language } from "@/lib/site/language";
import { contactWords } from "./words";

const contactTypes = ["general", "sales", "support", "partnership"] as const;

type UnnamedField<F> = F extends FieldSpec ? Omit<F, "name"> : never;
/** A field of the form with the server's rule, an example for OpenAPI, and its name in the privacy policy. */
type ContactField<S extends z.ZodType> = UnnamedField<FieldSpec> & FieldExtras<S>;
interface FieldExtras<S extends z.ZodType> {
  schema: S;
  example: z.output<S>;
  /** Its entry in the privacy policy; null if another field's entry includes it. */
  collected: string | null;
  /** Its name in emails and the console, if it differs from the label. */
  noun?: string;
}

const field = <S extends z.ZodType>(definition: ContactField<S>) => definition;

type Line = Omit<UnnamedField<Extract<FieldSpec, { autoComplete: string }>>, "kind"> & {
  example: string;
  collected: string | null;
  noun?: string;
};

/** By name. The members that are taken out of a body before it is validated can't be fields: their values would be lost. */
type ContactFields = Record<string, unknown> & {
  [R in typeof honeypot | "idempotencyKey"]?: "Reserved: the server removes this name before validation";
};

/**
 * The fields of the contact form, in order. Form, validation, the team's email, the console, exports, OpenAPI and the
 * privacy policy are derived from them. Each is also a column of ContactMessage.
 */
function fieldsOf(language: Language) {
  const { requiredLine, optionalLine, requiredText, emailAddress } = fieldsIn(language);
  const { form: words, types, collected } = contactWords[language];

  /** A single-line text field, required or not. */
  const line = (definition: Line) => {
    const { label, maxLength, required } = definition;
    const schema = required ? requiredLine(label, maxLength) : optionalLine(label, maxLength);
    return field({ ...definition, kind: "text", schema });
  };

  return {
    name: line({
      label: words.name,
      autoComplete: "name",
      maxLength: lengths.name,
      required: true,
      half: true,
      example: "Jo Reader",
      collected: collected.name,
    }),
    email: field({
      kind: "email",
      label: platformWords[language].labels.email,
      autoComplete: "email",
      maxLength: lengths.email,
      required: true,
      half: true,
      schema: emailAddress,
      example: "jo@example.com",
      collected: collected.email,
    }),
    company: line({
      label: words.company,
      autoComplete: "organization",
      maxLength: lengths.company,
      half: true,
      example: "",
      collected: collected.company,
    }),
    type: field({
      kind: "select",
      label: words.type,
      noun: words.typeNoun,
      options: contactTypes.map((value) => ({ value, label: types[value] })),
      half: true,
      schema: z.enum(contactTypes, { error: words.noType }).default("general"),
      example: "sales",
      collected: collected.type,
    }),
    message: field({
      kind: "area",
      label: words.message,
      rows: 5,
      maxLength: lengths.message,
      hint: words.messageHint,
      required: true,
      schema: requiredText(words.message, lengths.message),
      example: "Do you check comments in Welsh?",
      collected: collected.message,
    }),
  } satisfies ContactFields;
}

const contactFields = inEachLanguage(fieldsOf);

type Fields = ReturnType<typeof fieldsOf>;
type FieldName = keyof Fields;

export const contactFieldNames = Object.keys(contactFields.en) as FieldName[];
/** Text fields that visitors fill in, which the console's search includes. */
export const contactTextFields = contactFieldNames.filter((name) => contactFields.en[name].kind !== "select");
const nounOf = ({ noun, label }: Fields[FieldName]) => noun ?? label;
const mapFields = <T>(of: (name: FieldName) => T) =>
  Object.fromEntries(contactFieldNames.map((name) => [name, of(name)]));

/** The form's schema, with error messages in each language. */
export const contactSchemas = inEachLanguage((language) =>
  z.object(
    mapFields((name) => contactFields[language][name].schema) as { [N in FieldName]: Fields[N]["schema"] },
  ),
);

/** The English schema, for code that doesn't show its messages. */
export const contactSchema = contactSchemas.en;

export type ContactMessage = z.output<typeof contactSchema>;

export const contactExample = mapFields((name) => contactFields.en[name].example) as ContactMessage;

/** The fields in the format of the form. */
export const contactFormFields = inEachLanguage((language): FieldSpec[] =>
  contactFieldNames.map((name) => {
    const { schema, example, collected, noun, ...spec } = contactFields[language][name];
    return { ...spec, name };
  }),
);

/** The data that the form collects, as listed in the privacy policy. */
export const contactCollected = inEachLanguage((language) =>
  contactFieldNames.flatMap((name) => contactFields[language][name].collected ?? []),
);

type Labels = Record<string, string>;

/** Labels of the fields and select options, for the data that a person receives. */
export const contactDataWords = inEachLanguage((language) => {
  const labels: Labels = mapFields((name) => nounOf(contactFields[language][name]));
  const values: Record<string, Labels> = mapFields((name) => {
    const spec = contactFields[language][name];
    const options = spec.kind === "select" ? spec.options : [];
    return Object.fromEntries(options.map(({ value, label }) => [value, label]));
  });
  return { labels, values };
});

/** The stored fields. */
export type ContactColumns = Record<FieldName, string>;

/** The values of all fields except the message, with labels, for the team; "" for an empty field. */
export function contactRows(message: ContactColumns): { name: FieldName; row: [string, string] }[] {
  return contactFieldNames.flatMap((name) => {
    const spec = contactFields.en[name];
    if (spec.kind === "area") return [];
    const words = contactDataWords.en.values[name] ?? {};
    const value = message[name];
    // Visitors may have submitted "__proto__".
    const label = (Object.hasOwn(words, value) && words[value]) || value;
    return [{ name, row: [nounOf(spec), label] }];
  });
}

export const contactResponse = z.object({ success: z.literal(true), reference: z.string() });

/** The mark of a message as forms and the API name it: `open` is a new one, which nobody has handled. */
const messageMark = z.enum(["handled", "open"], { error: "Choose handled or new." });

/** The console button that marks a message, with the list position to return to. */
export const markMessageSchema = z.object({
  ...listPlaceFields,
  assignee: z.string().optional(),
  to: messageMark,
  version: formVersion,
});

/** The fields of an answer. In a form, the files follow. */
export const messageAnswerSchema = z.object({
  version: formVersion,
  text: requiredText("The answer", lengths.message),
  handled: z.boolean({ error: "Handled must be true or false." }).default(false),
});

/** Other actions of a message's own page. */
export const messageActionSchema = z.discriminatedUnion(
  "step",
  [
    z.object({ step: z.literal("mark"), version: formVersion, to: messageMark }),
    z.object({ step: z.literal("assign"), version: formVersion, to: assignTo }),
    z.object({ step: z.literal("resend"), mailId: z.string({ error: "Specify the email." }).max(64) }),
  ],
  { error: "Choose a step from the list." },
);

export type MessageAction = z.output<typeof messageActionSchema>;
