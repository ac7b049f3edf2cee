import type { Field } from "@/lib/documentation/fields";
import { InlineMarkdown } from "./inline-markdown";

type FieldListProps = {
  title: string;
  /** Said of the whole, which is all there is to say where no member is described. */
  description?: string;
  fields: Field[];
  /** The word for members that must be sent. Answers carry all of theirs. */
  required?: string;
};

/** The members of a request or an answer: name, type, whether it is needed, what it is for. */
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
