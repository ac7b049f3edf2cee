import type { Field } from "@/lib/documentation/fields";
import { InlineMarkdown } from "./inline-markdown";

type FieldListProps = {
  title: string;
  /** Describes the whole object. It is shown alone if no member is described. */
  description?: string;
  fields: Field[];
  /** The label of required members; left out for responses, which always contain all members. */
  required?: string;
};

/** The members of a request or response: name, type, whether required, purpose. */
export function FieldList({ title, description, fields, required: word }: FieldListProps) {
  return (
    <div className="mt-7">
      <h3 className="border-line border-b pb-2 font-semibold text-[0.9375rem]">{title}</h3>
      {description && (
        <p className="pt-3 text-[0.9375rem] text-ink-soft leading-6">
          <InlineMarkdown text={description} />
        </p>
      )}
      {fields.length > 0 && (
        <dl className="fields">
          {fields.map(({ name, type, required, description }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{type}</dd>
              {word && required && <dd className="field-required">{word}</dd>}
              {description && (
                <dd className="field-text">
                  <InlineMarkdown text={description} />
                </dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
