import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/choice";
import type { Spoken } from "./spoken";
import type { HealthView } from "./use-health";

export function RefreshControls({ words, view }: { words: Spoken; view: HealthView }) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <CheckboxField
        label={words.autoRefresh}
        name="auto-refresh"
        checked={view.auto}
        onChange={(event) => view.setAuto(event.currentTarget.checked)}
      />
      <Button variant="secondary" onClick={view.refresh} aria-disabled={view.refreshing} className="min-w-36">
        {/* Both lie in one place, so that the button is as wide for either. */}
        <span
          data-other={view.refreshing ? words.refresh : words.refreshing}
          className="grid justify-items-center before:invisible before:content-[attr(data-other)] before:[grid-area:1/1] *:[grid-area:1/1]"
        >
          <span>{view.refreshing ? words.refreshing : words.refresh}</span>
        </span>
      </Button>
    </div>
  );
}
