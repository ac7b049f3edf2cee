import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx";
import { FieldError, FieldHint, messageProps } from "./field-messages";
import { Glyph } from "./glyph";
import { glyphs } from "./glyphs";
import { TextAreaControl } from "./text-area-control";

export { CheckboxField, RadioCards } from "./choice";

type SharedFieldProps = {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: string;
  /** Replaces the error if the browser shows and hides errors; its id is the field's with `-error`. */
  errorSlot?: ReactNode;
  /** The text after the label, `true` for '(Optional)'. All other fields are understood to be required. */
  optional?: boolean | string;
};

const control =
  "block w-full scroll-mt-12 rounded-lg border border-line-strong bg-surface px-3.5 text-base text-ink transition-colors placeholder:text-ink-faint hover:border-ink-soft disabled:bg-sunken disabled:text-ink-faint aria-invalid:border-flagged";

/** The classes of a text control, for one without a field around it. */
export const controlClass = (className?: string) => cx(control, className);

type FrameProps = Omit<SharedFieldProps, "name"> & { id: string; children: ReactNode };

function Frame({ id, label, optional, hint, error, errorSlot, children }: FrameProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-[0.9375rem] leading-6 font-medium">
        {label}
        {optional && (
          <span className="font-normal text-ink-faint">{` ${optional === true ? "(Optional)" : optional}`}</span>
        )}
      </label>
      {children}
      {errorSlot ?? <FieldError id={`${id}-error`}>{error}</FieldError>}
      <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
    </div>
  );
}

type TextFieldProps = SharedFieldProps &
  Omit<ComponentProps<"input">, "name"> & {
    /** A 44px control inside the right edge, such as a show/hide toggle. */
    trailing?: ReactNode;
  };

export function TextField(props: TextFieldProps) {
  const { label, hint, error, errorSlot, optional, trailing, className, id = props.name, ...rest } = props;
  const { type = "text", ...native } = rest;
  return (
    <Frame id={id} label={label} optional={optional} hint={hint} error={error} errorSlot={errorSlot}>
      <div className="relative">
        <input
          type={type}
          dir={type === "text" ? "auto" : undefined}
          {...native}
          {...messageProps(id, hint, error, Boolean(errorSlot))}
          id={id}
          className={cx(control, "h-12", Boolean(trailing) && "pr-14", className)}
        />
        {trailing && <div className="absolute inset-y-0 right-0.5 flex items-center">{trailing}</div>}
      </div>
    </Frame>
  );
}

export function TextArea(props: SharedFieldProps & Omit<ComponentProps<"textarea">, "name">) {
  const { label, hint, error, errorSlot, optional, className, id = props.name, ...native } = props;
  return (
    <Frame id={id} label={label} optional={optional} hint={hint} error={error} errorSlot={errorSlot}>
      <TextAreaControl
        dir="auto"
        {...native}
        {...messageProps(id, hint, error, Boolean(errorSlot))}
        id={id}
        className={cx(control, "py-3 leading-6", className)}
      />
    </Frame>
  );
}

interface WithOptions {
  options: readonly { value: string; label: string }[];
}

/** A select without a label of its own. @param className includes the height */
export function Select({ options, className, ...native }: ComponentProps<"select"> & WithOptions) {
  return (
    <div className="relative">
      <select {...native} className={cx(control, "appearance-none pr-11", className)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Glyph
        d={glyphs["chevron-down"]}
        className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-faint"
      />
    </div>
  );
}

type SelectFieldProps = SharedFieldProps & Omit<ComponentProps<"select">, "name"> & WithOptions;

/** Longer labels don't fit into a select on phones, which can't wrap them. */
const fittingLength = 28;
/** For how many options app/styles/ui.css has a rule. */
const maxSpelledOut = 8;

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, errorSlot, optional, options, className, id = props.name, ...native } = props;
  const isLong = (option: { label: string }) => option.label.length > fittingLength;
  const listsOptions = options.length <= maxSpelledOut && options.some(isLong);
  return (
    <Frame id={id} label={label} optional={optional} hint={hint} error={error} errorSlot={errorSlot}>
      <Select
        {...native}
        {...messageProps(id, hint, error, Boolean(errorSlot))}
        id={id}
        options={options}
        className={cx("h-12 text-ellipsis", className)}
      />
      {/* The chosen label in full. Screen readers have it from the select. */}
      {listsOptions && (
        <div aria-hidden="true" className="spelled-out text-[0.875rem] leading-5 text-ink-soft sm:hidden">
          {options.map((option) => (
            <p key={option.value}>{isLong(option) && option.label}</p>
          ))}
        </div>
      )}
    </Frame>
  );
}

/** A file field. `multiple` allows several. */
export function FileField(props: Omit<ComponentProps<typeof TextField>, "type" | "className">) {
  return (
    <TextField
      {...props}
      type="file"
      className="h-auto py-2.5 file:mr-3 file:rounded-md file:border-0 file:bg-sunken file:px-3 file:py-1 file:font-medium file:text-ink"
    />
  );
}
