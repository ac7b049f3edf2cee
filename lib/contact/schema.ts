import { z } from "zod";
import { pickedIds } from "@/lib/desk/pick-field";
import { assignTo, formVersion } from "@/lib/desk/schema";
import { fieldsIn, requiredText } from "@/lib/platform/forms/fields";
import { lengths } from "@/lib/platform/forms/lengths";
import type { FieldSpec } from "@/lib/platform/forms/spec";
import { listPlaceFields } from "@/lib/platform/list-query";
import { platformWords } from "@/lib/platform/words";
import { inEachLanguage, type Language } from "@/lib/site/language";
import { contactWords } from "./words";

const contactTypes = ["general", "sales", "support", "partnership"] as const;

type UnnamedField<F> = F extends FieldSpec ? Omit<F, "name"> : never;
/** As the form shows it, with the rule of the server and what the API's description sends as an example. */
type ContactField<S extends z.ZodType> = UnnamedField<FieldSpec> & FieldExtras<S>;
interface FieldExtras<S extends z.ZodType> {
  schema: S;
  example: z.output<S>;
  /** What mails and the console call it, where that isn't the label. */
  noun?: string;
}

const field = <S extends z.ZodType>(definition: ContactField<S>) => definition;

type Line = Omit<UnnamedField<Extract<FieldSpec, { autoComplete: string }>>, "kind"> & {
  example: string;
  noun?: string;
};

/**
 * The fields of the contact form in their order. The form, the schema, the mail to the team, the console's list and the
 * API's description are made from it; each is also a column of ContactMessage.
 */
function fieldsOf(language: Language) {
  const { requiredLine, optionalLine, requiredText, emailAddress } = fieldsIn(language);
  const { form: words, types } = contactWords[language];

  /** One line of text, required or not. */
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
    }),
    company: line({
      label: words.company,
      autoComplete: "organization",
      maxLength: lengths.company,
      half: true,
      example: "",
    }),
    type: field({
      kind: "select",
      label: words.type,
      noun: words.typeNoun,
      options: contactTypes.map((value) => ({ value, label: types[value] })),
      half: true,
      schema: z.enum(contactTypes, { error: words.noType }).default("general"),
      example: "sales",
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
    }),
  };
}

const contactFields = inEachLanguage(fieldsOf);

type Fields = ReturnType<typeof fieldsOf>;
type FieldName = keyof Fields;

const names = Object.keys(contactFields.en) as FieldName[];
const ofEach = <T>(of: (name: FieldName) => T) => Object.fromEntries(names.map((name) => [name, of(name)]));

/** What the form sends, with the sentences of each language. */
export const contactMessages = inEachLanguage((language) =>
  z.object(
    ofEach((name) => contactFields[language][name].schema) as { [N in FieldName]: Fields[N]["schema"] },
  ),
);

/** The same, for whoever reads no sentences. */
export const contactMessage = contactMessages.en;

export type ContactMessage = z.output<typeof contactMessage>;

export const contactExample = ofEach((name) => contactFields.en[name].example) as ContactMessage;

/** The fields as the form takes them. */
export const contactFormFields = inEachLanguage((language): FieldSpec[] =>
  names.map((name) => {
    const { schema: _schema, example: _example, noun: _noun, ...spec } = contactFields[language][name];
    return { ...spec, name };
  }),
);

/** The fields as they are stored. */
export type ContactColumns = Record<FieldName, string>;

/**
 * What was written in every field but the message itself, with its name, for the team; a field left empty has "".
 */
export function contactRows(message: ContactColumns): { name: FieldName; row: [string, string] }[] {
  return names.flatMap((name) => {
    const spec = contactFields.en[name];
    if (spec.kind === "area") return [];
    const options = spec.kind === "select" ? spec.options : [];
    const shown = options.find(({ value }) => value === message[name])?.label ?? message[name];
    return [{ name, row: [spec.noun ?? spec.label, shown] }];
  });
}

export const contactResponse = z.object({ success: z.literal(true), reference: z.string() });

const handledOrOpen = z.enum(["handled", "open"], { error: "Choose handled or new." });

/** The console button that marks a message, with the list position to return to. */
export const messageForm = z.object({
  ...listPlaceFields,
  whose: z.string().optional(),
  to: handledOrOpen,
  version: formVersion,
});

/** The selected messages, and what becomes of them: "handled", "open", or as `assignTo`; `back` is the list's address. */
export const messagesChange = z
  .object({ to: assignTo, back: z.string().max(2000).optional() })
  .loose()
  .transform(({ to, back, ...fields }) => ({ to, back: back?.split("?")[1] ?? "", ids: pickedIds(fields) }));

/** What a message's own page does with it. */
export const messageAction = z.discriminatedUnion(
  "step",
  [
    z.object({
      step: z.literal("answer"),
      version: formVersion,
      text: requiredText("The answer", lengths.message),
      handled: z.boolean({ error: "Handled must be true or false." }).default(false),
    }),
    z.object({ step: z.literal("mark"), version: formVersion, to: handledOrOpen }),
    z.object({ step: z.literal("assign"), version: formVersion, to: assignTo }),
    z.object({ step: z.literal("resend"), mailId: z.string({ error: "Specify the email." }).max(64) }),
  ],
  { error: "Choose a step from the list." },
);

export type MessageAction = z.output<typeof messageAction>;
