import { FormKey } from "@/components/console/parts";
import { Button } from "@/components/ui/button";
import { controlClass } from "@/components/ui/field";
import { caseQueueWords } from "@/lib/privacy/core/case-words";

const words = caseQueueWords.bulk;

type BulkBarProps = {
  people: readonly { id: string; name: string }[];
  /** Whether who looks can take work. */
  isPerson: boolean;
  /** The address of the list, to come back to. */
  back: string;
};

/** Assigns the ticked requests of the list above. Stands in the list's own form. */
export function BulkBar({ people, isPerson, back }: BulkBarProps) {
  return (
    <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-line bg-sunken px-4 py-2">
      <FormKey />
      <input type="hidden" name="back" value={back} />
      <label htmlFor="bulk-to" className="text-[0.9375rem] font-medium">
        {words.title}: {words.to}
      </label>
      <div className="w-56 max-w-full">
        <select id="bulk-to" name="to" required className={controlClass("h-11")}>
          <option value="">{words.choose}</option>
          {isPerson && <option value="me">{words.me}</option>}
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="nobody">{words.nobody}</option>
        </select>
      </div>
      <Button type="submit" variant="secondary">
        {words.button}
      </Button>
    </div>
  );
}
