import type { Field } from "@/lib/documentation/fields";
import { documentationLabels as labels } from "@/lib/documentation/labels";
import { InlineMarkdown } from "./inline-markdown";

type FieldListProps = {
  title: string;
  /** Said of the whole, which is all there is to say where no member is described. */
  description: string;
  fields: Field[];
  /** Answers carry all their members; requests say. */
  sent: boolean;
};

/** The members of a request or an answer: name, type, whether it is needed, what it is for. */
export function FieldList({ title, description, fields, sent }: FieldListProps) {
  return (
    <div className="mt-7">
      <h4 className="border-line border-b pb-2 font-semibold text-[0.9375rem]">{title}</h4>
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
              {sent && required && <dd className="field-required">{labels.required}</dd>}
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
