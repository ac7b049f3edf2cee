/** A run of text with links in it. */
export type RichText = readonly (string | { text: string; href: string })[];

export type FieldSet = { legend: string; hint: string };

type FieldBase = {
  /** The member of the payload, and the id of the control. */
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** Two such fields share a row if there is space. */
  half?: boolean;
  /** Its field set; neighbors with the same set are shown together. */
  set?: FieldSet;
  /** In the folded part of the form. */
  folded?: boolean;
  /** The error for an empty required field, by default the platform's. */
  missing?: string;
};

type LineField = FieldBase & {
  kind: "text" | "email" | "tel" | "password";
  autoComplete: string;
  minLength?: number;
  maxLength: number;
};
type AreaField = FieldBase & { kind: "area"; rows: number; maxLength: number };
type SelectField = FieldBase & { kind: "select"; options: readonly { value: string; label: string }[] };
type RadioField = FieldBase & {
  kind: "radio";
  options: readonly { value: string; label: string; description: string }[];
};
type CheckField = FieldBase & { kind: "check"; text: RichText };
/** A hidden field with a fixed value. */
type FixedField = FieldBase & { kind: "fixed"; value: string };

export type FieldSpec = LineField | AreaField | SelectField | RadioField | CheckField | FixedField;

type LengthRule = { length: number; sentence: string };

/** The part of a field that the check in the browser needs, with its error messages. */
export type FieldRule = {
  kind: FieldSpec["kind"];
  name: string;
  errors: { missing?: string; mistyped?: string; short?: LengthRule; long?: LengthRule };
};

/** The response of a form's endpoint, as far as pages use it. */
export type FormResponseBody = {
  success?: boolean;
  message?: string;
  reference?: string;
  dueAt?: string;
  /** It has to be confirmed with an emailed link first. */
  confirmByEmail?: boolean;
  /** It is complete already, so there is no due date. */
  completed?: boolean;
};

export type FailureWords = {
  title?: string;
  /** The member of an error response with the message for the visitor. */
  messageField: "error" | "message";
  /** For an error without a message. */
  refused: string;
  /** For no readable response. */
  unreachable: string;
};

/** Where a form is sent. PostForm adds the language to the endpoint. */
export type Target = { endpoint: string; failure: FailureWords };

export type SuccessWords =
  /** A message above the form, which is cleared. */
  | {
      kind: "message";
      title: string;
      body: string;
      /** Fields of the response and of the form to repeat. */
      details?: readonly { label: string; field: string }[];
    }
  /** A panel in place of the form, with the reference. */
  | {
      kind: "receipt";
      title: string;
      /** Shown after a plain form post, without the response's data. */
      body: string;
      reference: string;
      due: string;
      again: string;
      print: string;
      confirm: {
        title: string;
        /** With `{email}` for the address. */
        body: string;
        note: string;
        resend: string;
        resent: string;
        /** The form that requests the email again. */
        target: Target;
      };
      /** The time zone of the due date. */
      timeZone: string;
    }
  /** A path of lib/site/paths.ts. PostForm adds the language. */
  | { kind: "redirect"; to: string };

export type FormSpec = Target & {
  /** Names the form for assistive technology. */
  label: string;
  fields: readonly FieldSpec[];
  /** The summary of the folded fields, and a note. */
  fold?: { summary: string; note: string };
  submit: { idle: string; busy: string };
  /** The button stays disabled without these fields; the hint says so. */
  requiredFields?: { names: readonly string[]; hint: string };
  success: SuccessWords;
};

/** A refused form as it was typed, with its errors. */
export type FormDraft = { values: Record<string, string>; fields: Record<string, string>; message: string };

/** A hidden field that only programs fill in. */
export const honeypot = "website";
