import { Button } from "@/components/ui/button";
import { CheckboxField } from "@/components/ui/choice";
import { statusPage } from "@/lib/status/words";
import type { HealthView } from "./use-health";

export function RefreshControls({ view }: { view: HealthView }) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <CheckboxField
        label={statusPage.autoRefresh}
        name="auto-refresh"
        checked={view.auto}
        onChange={(event) => view.setAuto(event.currentTarget.checked)}
      />
      <Button variant="secondary" onClick={view.refresh} aria-disabled={view.refreshing} className="min-w-36">
        {view.refreshing ? statusPage.refreshing : statusPage.refresh}
      </Button>
    </div>
  );
}
