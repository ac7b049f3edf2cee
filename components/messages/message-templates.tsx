import { EmptyList } from "@/components/console/empty-list";
import { IdempotencyKeyField } from "@/components/console/idempotency-key-field";
import { buttonClass } from "@/components/ui/button";
import { Collapsible } from "@/components/ui/collapsible";
import { SelectField, TextArea, TextField } from "@/components/ui/field";
import type { FormDraftValues } from "@/lib/auth/forms/form-draft";
import { templateWords as words } from "@/lib/contact/console-words";
import { lengths } from "@/lib/platform/forms/lengths";
import { englishName, type Language, languages } from "@/lib/site/language";
import { consolePaths } from "@/lib/site/staff-paths";

interface Template {
  id: string;
  name: string;
  language: string;
  text: string;
}

const options = languages.map((value) => ({ value, label: englishName(value) }));

type MessageTemplatesProps = { templates: readonly Template[]; typed: FormDraftValues };

/** The team's templates, each with a folded form to edit it, and a form to add one. */
export function MessageTemplates({ templates, typed }: MessageTemplatesProps) {
  const refusedTemplateId = typed.values.order === "save" ? (typed.values.id ?? "new") : null;
  return (
    <div className="grid gap-3">
      {templates.length === 0 && <EmptyList icon="mail">{words.none}</EmptyList>}
      {templates.map((template) => (
        <Collapsible
          key={template.id}
          summary={`${template.name} (${englishName(template.language as Language)})`}
          open={refusedTemplateId === template.id}
          className="bg-surface"
        >
          <TemplateForm template={template} {...(refusedTemplateId === template.id ? typed : unrefused)} />
        </Collapsible>
      ))}
      <Collapsible
        summary={words.add}
        open={templates.length === 0 || refusedTemplateId === "new"}
        className="bg-surface"
      >
        <TemplateForm template={null} {...(refusedTemplateId === "new" ? typed : unrefused)} />
      </Collapsible>
    </div>
  );
}

const unrefused: FormDraftValues = { values: {}, fields: {} };

function TemplateForm({ template, values, fields }: FormDraftValues & { template: Template | null }) {
  const id = template?.id ?? "new";
  return (
    <form method="post" action={consolePaths.saveMessageTemplate} className="grid gap-5">
      <IdempotencyKeyField />
      {template && <input type="hidden" name="id" value={template.id} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          id={`${id}-name`}
          name="name"
          label={words.fields.name}
          required
          maxLength={lengths.passName}
          defaultValue={values.name ?? template?.name}
          error={fields.name}
        />
        <SelectField
          id={`${id}-language`}
          name="language"
          label={words.fields.language}
          options={options}
          defaultValue={values.language ?? template?.language}
          error={fields.language}
        />
      </div>
      <TextArea
        id={`${id}-text`}
        name="text"
        label={words.fields.text}
        rows={6}
        required
        maxLength={lengths.message}
        defaultValue={values.text ?? template?.text}
        error={fields.text}
      />
      <div className="flex flex-wrap gap-3">
        <button type="submit" name="order" value="save" className={buttonClass("primary")}>
          {words.save}
        </button>
        {template && (
          <button type="submit" name="order" value="remove" formNoValidate className={buttonClass("ghost")}>
            {words.remove}
          </button>
        )}
      </div>
    </form>
  );
}
