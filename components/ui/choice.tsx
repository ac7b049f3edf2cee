import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx";
import { FieldError, FieldHint, messageProps } from "./field-messages";

// Custom-drawn, because the browser's own controls are gray in the dark theme. Forced colors restore the browser's own.
const drawn =
  "shrink-0 cursor-pointer appearance-none border-[1.5px] border-line-strong bg-surface transition-colors hover:border-ink-soft checked:border-accent aria-invalid:border-flagged forced-colors:appearance-auto";
const radio = `mt-0.5 ${drawn} size-5 rounded-full checked:border-[6px]`;

/** The look of a checkbox, for one without a field around it. */
export const checkboxClass = `${drawn} grid size-6 place-content-center rounded-md checked:bg-accent before:size-3.5 before:scale-0 before:bg-on-accent before:[clip-path:polygon(14%_44%,0_65%,50%_100%,100%_16%,80%_0,43%_62%)] checked:before:scale-100 forced-colors:before:hidden`;

type CheckboxFieldProps = Omit<ComponentProps<"input">, "name" | "type"> & {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: string;
  /** A placeholder for errors that the browser shows and hides. */
  errorSlot?: ReactNode;
};

export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, error, errorSlot, className, id = props.name, ...native } = props;
  return (
    <div className={className}>
      <div className="flex min-h-11 items-start gap-3 py-2">
        <input
          {...native}
          type="checkbox"
          id={id}
          {...messageProps(id, hint, error, Boolean(errorSlot))}
          className={`mt-0.5 ${checkboxClass}`}
        />
        <label htmlFor={id} className="pt-0.5 text-[0.9375rem] leading-6">
          {label}
        </label>
      </div>
      {errorSlot ?? <FieldError id={`${id}-error`}>{error}</FieldError>}
      <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
    </div>
  );
}

type RadioOption = { value: string; label: ReactNode; description?: ReactNode };

type RadioCardsProps = Omit<ComponentProps<"input">, "name" | "type" | "value" | "defaultValue" | "id"> & {
  /** The question, rendered as the group's legend. */
  label: ReactNode;
  name: string;
  options: readonly RadioOption[];
  hint?: ReactNode;
  error?: string;
  /** A placeholder for errors that the browser shows and hides. */
  errorSlot?: ReactNode;
  /** The chosen value. */
  defaultValue?: string;
};

export function RadioCards(props: RadioCardsProps) {
  const { label, name, options, hint, error, errorSlot, defaultValue, className, ...native } = props;
  return (
    <fieldset aria-describedby={messageProps(name, hint, error, Boolean(errorSlot))["aria-describedby"]}>
      <legend className="mb-2 text-[0.9375rem] leading-6 font-medium">{label}</legend>
      <div className={cx("grid gap-3 sm:grid-cols-2", className)}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={cx(
              "radio-card relative flex cursor-pointer gap-3 rounded-xl border bg-surface p-4 transition-colors",
              "has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent",
              error
                ? "border-flagged"
                : "border-line-strong hover:border-ink-soft has-data-invalid:border-flagged",
            )}
          >
            <input
              {...native}
              defaultChecked={option.value === defaultValue}
              {...(error && index === 0 && { autoFocus: true })}
              type="radio"
              name={name}
              value={option.value}
              className={radio}
            />
            <span className="min-w-0">
              <span className="block leading-6 font-medium">{option.label}</span>
              {option.description && (
                <span className="mt-0.5 block text-[0.875rem] leading-5 text-ink-soft">
                  {option.description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {errorSlot ?? <FieldError id={`${name}-error`}>{error}</FieldError>}
      <FieldHint id={`${name}-hint`}>{hint}</FieldHint>
    </fieldset>
  );
}
