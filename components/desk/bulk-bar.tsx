import { IdempotencyKeyField } from "@/components/console/idempotency-key-field";
import { Button } from "@/components/ui/button";
import { checkboxClass } from "@/components/ui/choice";
import { controlClass } from "@/components/ui/field";
import { Glyph } from "@/components/ui/glyph";
import { glyphs } from "@/components/ui/glyphs";
import { consoleWords } from "@/lib/console/words";
import { rowFieldName } from "@/lib/desk/selected-rows";
import { deskWords } from "@/lib/desk/words";

const words = deskWords.bulk;
const form = "bulk";

/** The checkbox of a row. It belongs to the bar's form through its `form` attribute, since rows have their own forms. */
export function RowCheckbox({ id, name }: { id: string; name: string }) {
  return (
    <label className="grid size-11 shrink-0 place-items-center">
      <input form={form} type="checkbox" name={rowFieldName(id)} className={checkboxClass} data-pick />
      <span className="sr-only">{consoleWords.list.select(name)}</span>
    </label>
  );
}

type BulkBarProps = {
  action: string;
  /** Actions besides assigning. */
  actions?: readonly { value: string; label: string }[];
  people: readonly { id: string; name: string }[];
  /** Whether the viewer is a person who can be assigned work. */
  isPerson: boolean;
  /** The address of the list to return to. */
  back: string;
};

/** Applies one action to all selected rows of the list above. It stays in sight once a row is selected. */
export function BulkBar({ action, actions = [], people, isPerson, back }: BulkBarProps) {
  return (
    <form
      id={form}
      method="post"
      action={action}
      className="bottom-0 flex flex-wrap items-center gap-3 border-t border-line bg-sunken px-4 py-2 sm:[:root:has([data-pick]:checked)_&]:sticky"
    >
      <IdempotencyKeyField />
      <input type="hidden" name="back" value={back} />
      <label htmlFor="bulk-to" className="text-[0.9375rem] font-medium">
        {words.title}
      </label>
      <div className="relative min-w-0 grow sm:max-w-64">
        <select
          id="bulk-to"
          name="to"
          required
          className={controlClass("h-11 appearance-none pr-11 text-ellipsis")}
        >
          <option value="">{words.choose}</option>
          {actions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          {isPerson && <option value="me">{words.me}</option>}
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {words.assign(name)}
            </option>
          ))}
          <option value="nobody">{words.nobody}</option>
        </select>
        <Glyph
          d={glyphs["chevron-down"]}
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-faint"
        />
      </div>
      <Button type="submit" variant="secondary">
        {words.button}
      </Button>
    </form>
  );
}
