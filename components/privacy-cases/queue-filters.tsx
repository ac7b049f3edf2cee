import { Button, buttonClass } from "@/components/ui/button";
import { Collapsible } from "@/components/ui/collapsible";
import { SelectField, TextField } from "@/components/ui/field";
import { consoleWords } from "@/lib/console/words";
import { isComplaint, laws, type PrivacyRequestType, requestTypeLabel } from "@/lib/privacy/laws";
import {
  filterFields,
  placeFields,
  type QueueQuery,
  queueHref,
  requestTypes,
} from "@/lib/privacy/queue/queue-query";
import { caseQueueWords } from "@/lib/privacy/queue/queue-words";
import { casePaths } from "@/lib/site/staff-paths";

const words = caseQueueWords.narrow;

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const lawOptions = laws.map(({ id, name }) => ({ value: id, label: name }));

/** A complaint can be made under every law. */
const lawsWith = (requestType: PrivacyRequestType) =>
  laws.filter(({ rights }) => isComplaint({ requestType }) || requestType in rights);

/** The labels of a type, which differ by law, each with the names of the laws that use it. */
const labelsOf = (type: PrivacyRequestType): Map<string, string[]> => {
  const labels = new Map<string, string[]>();
  for (const { id, name } of lawsWith(type)) {
    const label = requestTypeLabel(id, type);
    labels.set(label, [...(labels.get(label) ?? []), name]);
  }
  return labels;
};

const typeLabels = requestTypes.flatMap((type) => [...labelsOf(type).keys()]);

/** A label that several types have, or a type with several labels, is shown with the laws. */
export const typeOptions = requestTypes.map((value) => {
  const labels = [...labelsOf(value)];
  const isUnambiguous =
    labels.length === 1 &&
    labels.every(([label]) => typeLabels.filter((other) => other === label).length === 1);
  return {
    value,
    label: labels
      .map(([label, names]) => (isUnambiguous ? label : `${label} (${names.join(", ")})`))
      .join("; "),
  };
});

type QueueFilterFormProps = { query: QueueQuery; people: readonly { id: string; name: string }[] };

/** Filters the queue with a GET form, so that it works without scripts and its address can be shared. */
export function QueueFilterForm({ query, people }: QueueFilterFormProps) {
  const values = filterFields(query);
  const hasFilters = Object.keys(values).length > 0;
  const personOptions = people.map(({ id, name }) => ({ value: id, label: name }));
  const selects = [
    { name: "law", label: words.law, any: words.anyLaw, options: lawOptions },
    { name: "type", label: words.type, any: words.anyType, options: typeOptions },
    { name: "kind", label: words.kind, any: words.anyKind, options: optionsOf(words.kinds) },
    { name: "turn", label: words.turn, any: words.anyTurn, options: optionsOf(caseQueueWords.turns) },
    { name: "needs", label: words.needs, any: words.anyNeeds, options: optionsOf(words.needed) },
    { name: "person", label: words.person, any: words.anybody, options: personOptions },
  ];
  const named = (name: string) => ({ name, defaultValue: values[name] ?? "" });
  const { filter, search, assignee } = query;
  return (
    <Collapsible summary={consoleWords.list.filters} open={hasFilters} className="bg-surface">
      <form
        method="get"
        action={casePaths.queue}
        className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3"
      >
        {Object.entries({ ...placeFields({ filter, assignee }), ...(search && { q: search }) }).map(
          ([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ),
        )}
        {selects.map(({ name, any, options, label }) => (
          <SelectField
            key={name}
            {...named(name)}
            label={label}
            options={[{ value: "", label: any }, ...options]}
          />
        ))}
        <TextField {...named("from")} type="date" label={words.from} />
        <TextField {...named("to")} type="date" label={words.to} />
        <TextField {...named("dueBy")} type="date" label={words.dueBy} />
        <div className="flex flex-wrap gap-3 sm:col-span-2 lg:col-span-3">
          <Button type="submit">{consoleWords.list.apply}</Button>
          {hasFilters && (
            <a
              href={queueHref(casePaths.queue, { filter, search, assignee, page: 1 })}
              className={buttonClass("ghost")}
            >
              {consoleWords.list.clear}
            </a>
          )}
        </div>
      </form>
    </Collapsible>
  );
}
