import { Button, buttonClass } from "@/components/ui/button";
import { Collapsible } from "@/components/ui/collapsible";
import { SelectField, TextField } from "@/components/ui/field";
import { auditWords } from "@/lib/console/audit-words";
import { consoleWords } from "@/lib/console/words";
import { consolePaths } from "@/lib/site/staff-paths";

const words = auditWords.filters;

type AuditFilterFormProps = {
  values: Record<string, string>;
  fields: Record<string, string>;
  actors: readonly { value: string; label: string }[];
  isFiltered: boolean;
};

const kinds = Object.entries(auditWords.kinds)
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label, "en"));

/** Keeps the value of the address selectable even if the list doesn't contain it. */
function withChosen(options: readonly { value: string; label: string }[], selected: string | undefined) {
  if (!selected || options.some(({ value }) => value === selected)) return options;
  const [kind = "", action] = selected.split(".");
  const label = auditWords.kinds[kind];
  return [...options, { value: selected, label: label && action ? `${label} (${action})` : selected }];
}

/** Filters the audit with a GET form, so that it works without scripts and its address can be shared. */
export function AuditFilterForm({ values, fields, actors, isFiltered }: AuditFilterFormProps) {
  const named = (name: string) => ({ name, defaultValue: values[name], error: fields[name] });
  return (
    <Collapsible summary={consoleWords.list.filters} open={isFiltered} className="mb-6 bg-surface">
      <form method="get" action={consolePaths.audit} className="grid gap-5 sm:grid-cols-2">
        <SelectField
          {...named("person")}
          label={words.person}
          options={[{ value: "", label: words.anybody }, ...withChosen(actors, values.person)]}
        />
        <SelectField
          {...named("kind")}
          label={words.kind}
          options={[{ value: "", label: words.anything }, ...withChosen(kinds, values.kind)]}
        />
        <TextField {...named("from")} type="date" label={words.from} />
        <TextField {...named("to")} type="date" label={words.to} />
        <div className="sm:col-span-2">
          <TextField {...named("subject")} label={words.subject} hint={words.subjectHint} maxLength={200} />
        </div>
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <Button type="submit">{consoleWords.list.apply}</Button>
          {isFiltered && (
            <a href={consolePaths.audit} className={buttonClass("ghost")}>
              {consoleWords.list.clear}
            </a>
          )}
        </div>
      </form>
    </Collapsible>
  );
}
