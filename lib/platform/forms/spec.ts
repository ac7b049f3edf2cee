/** A run of text with links in it. */
export type RichText = readonly (string | { text: string; href: string })[];

export type FieldSet = { legend: string; hint: string };

type FieldBase = {
  /** The member of the payload, and the id of the control. */
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** Two such fields share a row where there is room. */
  half?: boolean;
  /** The set that it belongs to, with its legend: neighbours of one set stand together. */
  set?: FieldSet;
  /** Stands in the form's folded part, for the few who need it. */
  folded?: boolean;
  /** What to say when a required field is left empty; the platform's own sentence unless told. */
  missing?: string;
};

type LineField = FieldBase & {
  kind: "text" | "email" | "password";
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
/** Sent as it is, and shown to nobody. */
type FixedField = FieldBase & { kind: "fixed"; value: string };

export type FieldSpec = LineField | AreaField | SelectField | RadioField | CheckField | FixedField;

type LengthRule = { length: number; sentence: string };

/**
 * What of a field the browser's own check needs, with what is said of each fault: the rest of it is markup that the server
 * has written.
 */
export type FieldRule = {
  kind: FieldSpec["kind"];
  name: string;
  faults: { missing?: string; mistyped?: string; short?: LengthRule; long?: LengthRule };
};

/** What the endpoint of a form answers, as far as the pages read it. */
export type Answer = {
  success?: boolean;
  message?: string;
  reference?: string;
  dueAt?: string;
  /** Nothing is done before a link in an email confirms it. */
  confirmByEmail?: boolean;
  /** It is done already, so that no date is waited for. */
  completed?: boolean;
};

export type FailureWords = {
  title?: string;
  /** The member of an error answer that holds the sentence for the visitor. */
  reads: "error" | "message";
  /** The server refused and gave no sentence. */
  refused: string;
  /** No readable answer came back at all. */
  unreachable: string;
};

/** Where a form is sent. In a FormSpec the endpoint is the bare one: PostForm makes it that of its page's language. */
export type Target = { endpoint: string; failure: FailureWords };

export type SuccessWords =
  /** A sentence above the form, which is cleared and stays. */
  | {
      kind: "message";
      title: string;
      body: string;
      /** What is repeated of the answer's reference and of the fields that were sent. */
      details?: readonly { label: string; field: string }[];
    }
  /** A panel in place of the form, with what the server gave the request. */
  | {
      kind: "receipt";
      title: string;
      /** Shown where the answer itself can't be: after a plain form post. */
      body: string;
      reference: string;
      due: string;
      again: string;
      print: string;
      confirm: {
        title: string;
        /** With `{email}` where the address stands. */
        body: string;
        note: string;
        resend: string;
        resent: string;
        /** Where the email is asked for again. */
        target: Target;
      };
      /** The zone whose calendar the due date is counted in. */
      timeZone: string;
    }
  /** As lib/site/paths.ts has it: PostForm makes it the page of its own language. */
  | { kind: "leave"; to: string };

export type FormSpec = Target & {
  /** Names the form for assistive technology. */
  label: string;
  fields: readonly FieldSpec[];
  /** The line that opens the folded fields, and what it says about them. */
  fold?: { summary: string; note: string };
  submit: { idle: string; busy: string };
  /** Fields without which the button stays disabled, and the sentence that says so. */
  waitsFor?: { fields: readonly string[]; hint: string };
  success: SuccessWords;
};

/** What a visitor had typed into a form that the server couldn't take. */
export type FormDraft = { values: Record<string, string>; fields: Record<string, string>; message: string };

/** Filled in by programs only; people neither see nor reach it. */
export const honeypot = "website";
